import type { FormRelation, FormValues } from '@admin/content-model';
import { toPath, type EntryPath, type PathLike } from './path.ts';

/** Another value in a field. Null stands for nothing; `undefined` takes the field away, as it was before its first value. */
export interface ChangeStep {
  readonly kind: 'change';
  readonly path: EntryPath;
  readonly value: unknown;
}

/** A new item in a list, before the item with the key `before`, or at the end. A list that is not there yet is begun. */
export interface InsertStep {
  readonly kind: 'insert';
  /** The list. */
  readonly path: EntryPath;
  /** Its key is made when the form takes the step, unless it has one of this form that no other item has. */
  readonly item: FormValues;
  readonly before: number | null;
}

/** An item elsewhere in its list: before the item with the key `before`, or at the end. */
export interface MoveStep {
  readonly kind: 'move';
  readonly path: EntryPath;
  readonly item: number;
  readonly before: number | null;
}

/** An item out of its list. */
export interface RemoveStep {
  readonly kind: 'remove';
  readonly path: EntryPath;
  readonly item: number;
}

/** An entry linked by a relation, before the linked entry with the id `before`, or at the end. */
export interface ConnectStep {
  readonly kind: 'connect';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  readonly before: number | null;
}

/** A linked entry no longer linked. */
export interface DisconnectStep {
  readonly kind: 'disconnect';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  /** Id of the linked entry that follows it in the list as it is shown; null for none. */
  readonly next: number | null;
}

/** A linked entry elsewhere among the others: before the one with the id `before`, or at the end. */
export interface OrderStep {
  readonly kind: 'order';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  readonly before: number | null;
  /** Id of the linked entry that followed it so far; null for none. */
  readonly next: number | null;
}

/** Several steps, one after the other, that are one for whoever undoes them. */
export interface BatchStep {
  readonly kind: 'batch';
  readonly steps: readonly Step[];
}

/**
 * What happens to the values of an entry. Plain data: it can be kept, sent and read again. A step that leads nowhere,
 * because its field or item is gone, changes nothing.
 */
export type Step =
  ChangeStep | InsertStep | MoveStep | RemoveStep | ConnectStep | DisconnectStep | OrderStep | BatchStep;

/** A step that is no batch. */
export type SingleStep = Exclude<Step, BatchStep>;

/** Sets a value. */
export function change(path: PathLike, value: unknown): ChangeStep {
  return { kind: 'change', path: toPath(path), value };
}

/** Adds an item to a list. */
export function insert(list: PathLike, item: FormValues, before: number | null = null): InsertStep {
  return { kind: 'insert', path: toPath(list), item, before };
}

/** Moves the item with a key. */
export function move(list: PathLike, item: number, before: number | null): MoveStep {
  return { kind: 'move', path: toPath(list), item, before };
}

/** Removes the item with a key. */
export function remove(list: PathLike, item: number): RemoveStep {
  return { kind: 'remove', path: toPath(list), item };
}

/** Links an entry. */
export function connect(path: PathLike, relation: FormRelation, before: number | null = null): ConnectStep {
  return { kind: 'connect', path: toPath(path), relation, before };
}

/** Takes a link away. */
export function disconnect(path: PathLike, relation: FormRelation, next: number | null): DisconnectStep {
  return { kind: 'disconnect', path: toPath(path), relation, next };
}

/** Moves a linked entry among the others. */
export function order(
  path: PathLike,
  relation: FormRelation,
  { before, next }: { readonly before: number | null; readonly next: number | null },
): OrderStep {
  return { kind: 'order', path: toPath(path), relation, before, next };
}

/** Joins steps to one. */
export function batch(steps: readonly Step[]): BatchStep {
  return { kind: 'batch', steps };
}

/** The single steps of a step, in their order. */
export function singleSteps(step: Step): readonly SingleStep[] {
  return step.kind === 'batch' ? step.steps.flatMap(singleSteps) : [step];
}
