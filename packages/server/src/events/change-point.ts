import type { Static, TObject, TProperties } from 'typebox';
import type { ChangeOrigin } from './change-record.ts';

/** The verbs of an entity, each with the values that hooks before it can set. */
type Verbs<Name extends string> = Readonly<Record<string, readonly Name[]>>;

/** A kind of entity with changes that plugins hook into. */
export interface ChangePoint<
  Properties extends TProperties = TProperties,
  Named extends Verbs<string> = Verbs<string>,
> {
  /** In kebab case: `user`, `role-permissions`. */
  readonly entity: string;
  /** The values that hooks receive. Never secrets. */
  readonly values: TObject<Properties>;
  readonly verbs: Named;
}

/** The values of the entities of a point. */
export type ChangeValues<Point extends ChangePoint> = Static<Point['values']>;

/** The verbs of a point. */
export type ChangeVerb<Point extends ChangePoint> = keyof Point['verbs'] & string;

/** The values that hooks before a change can set. */
export type SettableValues<Point extends ChangePoint, Verb extends ChangeVerb<Point>> = Partial<
  Pick<ChangeValues<Point>, Point['verbs'][Verb][number] & keyof ChangeValues<Point>>
>;

interface Change {
  readonly origin: ChangeOrigin;
  /** Names of changed values that are secret, such as `password`. */
  readonly secrets?: readonly string[];
}

/** A change before it is written. */
export interface PendingChange<Values> extends Change {
  /** Null for a new entity. */
  readonly id: number | null;
  /** The stored values; null for a new entity. */
  readonly before: Values | null;
  /** The values to write; unchanged ones may be absent. Empty for a deletion. */
  readonly values: Partial<Values>;
}

/** A change after it is written, before the commit. */
export interface WrittenChange<Values> extends Change {
  readonly id: number;
  /** The previous values; null for a new entity. */
  readonly before: Values | null;
  /** The current values; null for a deleted entity. */
  readonly after: Values | null;
}

/**
 * Declares changes that plugins hook into with `beforeChange` and `afterChange`. The owner runs the hooks in the transaction
 * of each change: `events.runBefore(…)` before the first write and `events.runAfter(…)` after the last one.
 * @param point its `verbs` name the values that hooks before the change can set
 */
export function defineChangePoint<
  Properties extends TProperties,
  const Named extends Verbs<keyof Properties & string>,
>(point: ChangePoint<Properties, Named>): ChangePoint<Properties, Named> {
  return Object.freeze({ ...point });
}
