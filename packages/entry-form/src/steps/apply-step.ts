import {
  disconnectRelation,
  isRelationDifference,
  noDifference,
  connectRelation,
  type FormItem,
  type FormValues,
  type RelationDifference,
} from '@admin/content-model';
import {
  batch,
  change,
  insert,
  move,
  remove,
  type ConnectStep,
  type DisconnectStep,
  type InsertStep,
  type MoveStep,
  type OrderStep,
  type RemoveStep,
  type Step,
} from './step.ts';
import { isItem, keyOf, readAt, writeAt } from './tree.ts';

/**
 * Returns the values after a step. Unchanged values are shared; a step without effect returns the same object.
 */
export function apply(step: Step, values: FormValues): FormValues {
  switch (step.kind) {
    case 'change':
      return writeAt(values, step.path, step.value);
    case 'insert':
    case 'move':
    case 'remove':
      return applyToList(step, values);
    case 'connect':
    case 'disconnect':
    case 'order':
      return applyToRelation(step, values);
    case 'batch':
      return step.steps.reduce((after, part) => apply(part, after), values);
  }
}

/** Returns the index of the item with a key; the length of the list if there is none. */
function indexBefore(items: readonly unknown[], before: number | null): number {
  const index = before === null ? -1 : items.findIndex((item) => keyOf(item) === before);
  return index === -1 ? items.length : index;
}

function listAfter(
  step: InsertStep | MoveStep | RemoveStep,
  items: readonly FormItem[],
): readonly FormItem[] {
  const find = (key: number) => items.find((item) => keyOf(item) === key);
  if (step.kind === 'insert') {
    const key = keyOf(step.item);
    if (key === undefined || !isItem(step.item) || find(key)) return items;
    return items.toSpliced(indexBefore(items, step.before), 0, step.item);
  }
  const item = find(step.item);
  if (!item) return items;
  const others = items.filter((other) => other !== item);
  if (step.kind === 'remove') return others;
  if (step.before === step.item) return items;
  const index = indexBefore(others, step.before);
  return index === items.indexOf(item) ? items : others.toSpliced(index, 0, item);
}

function applyToList(step: InsertStep | MoveStep | RemoveStep, values: FormValues): FormValues {
  const list = readAt(values, step.path);
  const exists = Array.isArray(list);
  if (!exists && list !== undefined && list !== null) return values;
  const items: readonly FormItem[] = exists && list.every(isItem) ? list : [];
  if (exists && items.length !== list.length) return values;
  const after = listAfter(step, items);
  return after === items ? values : writeAt(values, step.path, after);
}

function applyToRelation(step: ConnectStep | DisconnectStep | OrderStep, values: FormValues): FormValues {
  const current = readAt(values, step.path);
  const before = isRelationDifference(current) ? current : noDifference;
  const after = differenceAfter(step, before);
  return after === before ? values : writeAt(values, step.path, after);
}

function differenceAfter(
  step: ConnectStep | DisconnectStep | OrderStep,
  difference: RelationDifference,
): RelationDifference {
  const { relation } = step;
  switch (step.kind) {
    case 'connect':
      return connectRelation(difference, relation, { before: step.before, next: null, isLinked: false });
    case 'disconnect':
      return disconnectRelation(difference, relation, step.next);
    case 'order':
      return connectRelation(difference, relation, { before: step.before, next: step.next, isLinked: true });
  }
}

/**
 * Returns the inverse of a step: applied after it, it restores the values before it byte for byte.
 * @param values the values that the step is applied to
 */
export function invert(step: Step, values: FormValues): Step {
  if (step.kind === 'batch') return invertAll(step.steps, values);
  const before = readAt(values, step.path);
  // The most frequent case needs no check for an effect: its inverse has none either.
  if (step.kind === 'change') return change(step.path, before);
  if (apply(step, values) === values) return batch([]);
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  switch (step.kind) {
    case 'insert': {
      const key = keyOf(step.item);
      return Array.isArray(before) && key !== undefined ? remove(step.path, key) : change(step.path, before);
    }
    case 'move':
      return move(step.path, step.item, keyAfter(items, step.item));
    case 'remove': {
      const item = items.find((other) => keyOf(other) === step.item);
      return isItem(item) ? insert(step.path, item, keyAfter(items, step.item)) : batch([]);
    }
    case 'connect':
    case 'disconnect':
    case 'order':
      return change(step.path, before);
  }
}

function invertAll(steps: readonly Step[], values: FormValues): Step {
  const inverses: Step[] = [];
  let current = values;
  for (const step of steps) {
    inverses.unshift(invert(step, current));
    current = apply(step, current);
  }
  return batch(inverses);
}

/** Returns the key of the item after the one with this key; null at the end of the list. */
function keyAfter(items: readonly unknown[], key: number): number | null {
  return keyOf(items[items.findIndex((item) => keyOf(item) === key) + 1]) ?? null;
}
