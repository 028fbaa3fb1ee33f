import type { FormRelation, FormValues } from '@admin/content-model';
import { toPath, type EntryPath, type PathLike } from './path.ts';

/** Sets a value. Null is an empty value; `undefined` removes the field, as it was before its first value. */
export interface ChangeStep {
  readonly kind: 'change';
  readonly path: EntryPath;
  readonly value: unknown;
}

/** Inserts an item into a list, which is created if missing. */
export interface InsertStep {
  readonly kind: 'insert';
  /** Path of the list. */
  readonly path: EntryPath;
  /** The form gives the item a key unless it has an unused key of this form. */
  readonly item: FormValues;
  /** Key of the next item; null for the end of the list. */
  readonly before: number | null;
}

/** Moves an item within its list. */
export interface MoveStep {
  readonly kind: 'move';
  readonly path: EntryPath;
  readonly item: number;
  /** Key of the next item; null for the end of the list. */
  readonly before: number | null;
}

/** Removes an item from its list. */
export interface RemoveStep {
  readonly kind: 'remove';
  readonly path: EntryPath;
  readonly item: number;
}

/** Links an entry. */
export interface ConnectStep {
  readonly kind: 'connect';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  /** Id of the next linked entry; null for the end of the list. */
  readonly before: number | null;
}

/** Unlinks an entry. */
export interface DisconnectStep {
  readonly kind: 'disconnect';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  /** Id of the next linked entry in the displayed list; null for none. */
  readonly next: number | null;
}

/** Moves a linked entry within its relation. */
export interface OrderStep {
  readonly kind: 'order';
  readonly path: EntryPath;
  readonly relation: FormRelation;
  /** Id of the next linked entry after the move; null for the end of the list. */
  readonly before: number | null;
  /** Id of the next linked entry before the move; null for none. */
  readonly next: number | null;
}

/** Several steps in order, undone together. */
export interface BatchStep {
  readonly kind: 'batch';
  readonly steps: readonly Step[];
}

/** A change of the values of an entry, as plain data. A step to a missing field or item changes nothing. */
export type Step =
  ChangeStep | InsertStep | MoveStep | RemoveStep | ConnectStep | DisconnectStep | OrderStep | BatchStep;

/** A step other than a batch. */
export type SingleStep = Exclude<Step, BatchStep>;

/** Creates a step that sets a value. */
export function change(path: PathLike, value: unknown): ChangeStep {
  return { kind: 'change', path: toPath(path), value };
}

/** Creates a step that inserts an item into a list. */
export function insert(list: PathLike, item: FormValues, before: number | null = null): InsertStep {
  return { kind: 'insert', path: toPath(list), item, before };
}

/** Creates a step that moves the item with a key. */
export function move(list: PathLike, item: number, before: number | null): MoveStep {
  return { kind: 'move', path: toPath(list), item, before };
}

/** Creates a step that removes the item with a key. */
export function remove(list: PathLike, item: number): RemoveStep {
  return { kind: 'remove', path: toPath(list), item };
}

/** Creates a step that links an entry. */
export function connect(path: PathLike, relation: FormRelation, before: number | null = null): ConnectStep {
  return { kind: 'connect', path: toPath(path), relation, before };
}

/** Creates a step that unlinks an entry. */
export function disconnect(path: PathLike, relation: FormRelation, next: number | null): DisconnectStep {
  return { kind: 'disconnect', path: toPath(path), relation, next };
}

/** Creates a step that moves a linked entry within its relation. */
export function order(
  path: PathLike,
  relation: FormRelation,
  { before, next }: { readonly before: number | null; readonly next: number | null },
): OrderStep {
  return { kind: 'order', path: toPath(path), relation, before, next };
}

/** Creates one step from several. */
export function batch(steps: readonly Step[]): BatchStep {
  return { kind: 'batch', steps };
}

/** Returns the single steps of a step in order. */
export function singleSteps(step: Step): readonly SingleStep[] {
  return step.kind === 'batch' ? step.steps.flatMap(singleSteps) : [step];
}
