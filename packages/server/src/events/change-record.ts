import type { Kysely } from 'kysely';
import type { Database, DynamicTables } from '../database/index.ts';

/** The author of a change, and the location of the client. */
export interface ChangeOrigin {
  /** Id of the user; for an API client, of the user whose permissions it has. Null for the server and unknown callers. */
  readonly userId: number | null;
  /** The name of the API client; null for a session. */
  readonly apiClient: string | null;
  /** The IP address of the client; behind trusted proxies, the forwarded one. Null for work that no request started. */
  readonly ip: string | null;
}

/** The entity that a change is about. */
export interface ChangedEntity {
  /** The uid of a content type, or the kind in kebab case: `role`, `user`. */
  readonly type: string;
  /** Null if the entity has no id, such as the settings of the project. */
  readonly id: string | number | null;
  /** A name that users recognize; null without one. Never a secret. */
  readonly label?: string | null;
  /** The field that the label shows; readers who may not read it must not see the label. */
  readonly labelField?: string;
  /** The action that readers of the values need; entries, users, roles and tokens have their own. @default none */
  readonly requires?: string;
  /** The locale of an entry. */
  readonly locale?: string | null;
  /** True if an entry is published, after the change or before its deletion; absent for types without drafts. */
  readonly published?: boolean;
}

/** Values of an entity by field. Secrets such as passwords and keys are never among them. */
export type RecordedValues = Readonly<Record<string, unknown>>;

/** A change, as recorders receive it inside its transaction. */
export interface ChangeRecord {
  /** The entity and the verb: `entry.update`, `role.delete`, `admin.auth.failure`. */
  readonly action: string;
  readonly entity: ChangedEntity;
  readonly origin: ChangeOrigin;
  /** The previous values of the changed fields, or of all fields of a deleted entity; absent for a new one. */
  readonly before?: RecordedValues;
  /** The current values of the changed fields, or of all fields of a new entity; absent for a deleted one. */
  readonly after?: RecordedValues;
  /** Names of changed fields whose values are secret. */
  readonly secrets?: readonly string[];
}

/** One or more changes, or a promise of them: composed only when a recorder exists. */
type ComposeChanges = () =>
  ChangeRecord | readonly ChangeRecord[] | Promise<ChangeRecord | readonly ChangeRecord[]>;

/** Writes records of changes in the transaction of the changes, so that both are stored or neither. */
export type ChangeRecorder = (
  changes: readonly ChangeRecord[],
  transaction: Kysely<DynamicTables>,
) => Promise<void>;

/** Passes changes to the recorders of plugins. */
export interface ChangeRecorders {
  /** Returns whether a recorder exists. Callers check it before they read values for a record only. */
  readonly isRecording: () => boolean;
  /**
   * Records changes inside their transaction. Without a recorder, `compose` is not called and no statement runs.
   * Rejects when a recorder fails, so that the transaction is rolled back.
   */
  readonly recordChange: <Tables>(transaction: Kysely<Tables>, compose: ComposeChanges) => Promise<void>;
}

/** The origin of work that no request started. */
export const serverOrigin: ChangeOrigin = Object.freeze({ userId: null, apiClient: null, ip: null });

/**
 * Runs a write of one statement: in a transaction together with its record and its hooks if any exist, and without a
 * transaction otherwise.
 * @param options `isHooked`: whether the change has hooks
 */
export function recordedWrite<Result>(
  {
    database,
    events,
  }: { readonly database: Database; readonly events: Pick<ChangeRecorders, 'isRecording'> },
  write: (source: Pick<Database, 'kysely'>) => Promise<Result>,
  { isHooked = false }: { readonly isHooked?: boolean } = {},
): Promise<Result> {
  return isHooked || events.isRecording() ? database.transaction(write) : write(database);
}

/** Returns the origin of changes made with the given permissions. */
export function originOf({
  origin,
  actorId,
}: {
  readonly origin?: ChangeOrigin;
  readonly actorId: number | null;
}): ChangeOrigin {
  return origin ?? { ...serverOrigin, userId: actorId };
}

/**
 * Returns the previous and current values of the fields that differ. Values are compared as JSON.
 * @param without fields that are not recorded, such as the time of the last change
 */
export function changedValues<Values extends object>(
  before: Values,
  after: Values,
  without: readonly string[] = ['updatedAt', 'updated_at'],
): { readonly before: RecordedValues; readonly after: RecordedValues } {
  const [earlier, later] = [before as RecordedValues, after as RecordedValues];
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter(
    (name) => !without.includes(name) && JSON.stringify(earlier[name]) !== JSON.stringify(later[name]),
  );
  const pick = (values: RecordedValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(earlier), after: pick(later) };
}

/** An entity before and after a change: only `after` for a new one, only `before` for a deleted one. */
export interface EntityStates<Entity> {
  readonly before?: Entity;
  readonly after?: Entity;
}

/**
 * Returns the action and the values of a created, changed or deleted entity.
 * @param valuesOf returns the recorded values of the entity, without secrets
 */
export function describeChange<Entity>(
  type: string,
  { before, after }: EntityStates<Entity>,
  valuesOf: (entity: Entity) => RecordedValues,
): Pick<ChangeRecord, 'action' | 'before' | 'after'> {
  if (before === undefined) {
    return { action: `${type}.create`, ...(after !== undefined && { after: valuesOf(after) }) };
  }
  if (after === undefined) return { action: `${type}.delete`, before: valuesOf(before) };
  return { action: `${type}.update`, ...changedValues(valuesOf(before), valuesOf(after)) };
}
