import {
  disconnectRelation,
  isRelationDifference,
  noDifference,
  placeRelation,
  type FormItem,
  type FormValues,
  type RelationDifference,
} from '@admin/content-model';
import type {
  ConnectStep,
  DisconnectStep,
  InsertStep,
  MoveStep,
  OrderStep,
  RemoveStep,
  Step,
} from './step.ts';
import { isItem, keyOf, readAt, writeAt } from './tree.ts';

/**
 * The values after a step. What the step does not touch is shared with the values before; a step that changes
 * nothing gives back the same values.
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

/** The place before the item with a key; the end where there is no such item. */
function placeBefore(items: readonly unknown[], before: number | null): number {
  const place = before === null ? -1 : items.findIndex((item) => keyOf(item) === before);
  return place === -1 ? items.length : place;
}

function listAfter(
  step: InsertStep | MoveStep | RemoveStep,
  items: readonly FormItem[],
): readonly FormItem[] {
  const find = (key: number) => items.find((item) => keyOf(item) === key);
  if (step.kind === 'insert') {
    const key = keyOf(step.item);
    if (key === undefined || !isItem(step.item) || find(key)) return items;
    return items.toSpliced(placeBefore(items, step.before), 0, step.item);
  }
  const item = find(step.item);
  if (!item) return items;
  const others = items.filter((other) => other !== item);
  if (step.kind === 'remove') return others;
  if (step.before === step.item) return items;
  const place = placeBefore(others, step.before);
  return place === items.indexOf(item) ? items : others.toSpliced(place, 0, item);
}

function applyToList(step: InsertStep | MoveStep | RemoveStep, values: FormValues): FormValues {
  const list = readAt(values, step.path);
  const isThere = Array.isArray(list);
  if (!isThere && list !== undefined && list !== null) return values;
  const items: readonly FormItem[] = isThere && list.every(isItem) ? list : [];
  if (isThere && items.length !== list.length) return values;
  const after = listAfter(step, items);
  return after === items ? values : writeAt(values, step.path, after);
}

function applyToRelation(step: ConnectStep | DisconnectStep | OrderStep, values: FormValues): FormValues {
  const held = readAt(values, step.path);
  const before = isRelationDifference(held) ? held : noDifference;
  const after = differenceAfter(step, before);
  return after === before ? values : writeAt(values, step.path, after);
}

function differenceAfter(
  step: ConnectStep | DisconnectStep | OrderStep,
  difference: RelationDifference,
): RelationDifference {
  switch (step.kind) {
    case 'connect':
      return placeRelation(difference, step.relation, { before: step.before, next: null, isLinked: false });
    case 'disconnect':
      return disconnectRelation(difference, step.relation, step.next);
    case 'order':
      return placeRelation(difference, step.relation, {
        before: step.before,
        next: step.next,
        isLinked: true,
      });
  }
}
