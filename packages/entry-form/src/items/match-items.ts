import {
  isRecord,
  ownValue,
  tempKey,
  type Attribute,
  type Attributes,
  type FormValues,
} from '@admin/content-model';
import { createTupleMap } from '../tuple-map.ts';
import { keyOf } from '../steps/index.ts';
import { componentAttributes, componentOf, holdsComponents, type FormModel } from './model.ts';
import type { ItemKeys } from './item-keys.ts';

interface Matching {
  readonly model: FormModel;
  readonly keys: ItemKeys;
}

/**
 * Returns saved values with the keys that their items have in the form. Items match by id; items of the form
 * without an id match in order. Parts with equal content remain the same objects as before.
 */
export function matchValues(saved: FormValues, before: FormValues, matching: Matching): FormValues {
  return matchFields(saved, before, matching.model.attributes, matching);
}

function matchFields(
  saved: FormValues,
  before: FormValues,
  attributes: Attributes,
  matching: Matching,
): FormValues {
  const matched = Object.entries(saved).map(([name, value]): [string, unknown] => {
    const attribute = ownValue(attributes, name);
    return [name, attribute ? matchValue(value, ownValue(before, name), attribute, matching) : value];
  });
  return shareRecord(Object.fromEntries(matched), before);
}

function matchValue(value: unknown, before: unknown, attribute: Attribute, matching: Matching): unknown {
  if (!holdsComponents(attribute)) return share(value, before);
  if (!Array.isArray(value)) return matchComponent(value, before, attribute, matching);
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  const partners = partnersOf(value, items);
  const matched = value.map((item: unknown, index) => {
    const partner = partners.get(index);
    const component = matchComponent(item, partner, attribute, matching);
    if (!isRecord(component)) return component;
    const key = keyOf(partner) ?? matching.keys.create(componentOf(attribute, component) ?? '');
    return shareRecord({ ...component, [tempKey]: key }, partner);
  });
  return matched.length === items.length && matched.every((item, index) => item === items[index])
    ? before
    : matched;
}

function matchComponent(value: unknown, before: unknown, attribute: Attribute, matching: Matching): unknown {
  if (!isRecord(value)) return value;
  const partner = isRecord(before) && isSame(value, before) ? before : {};
  const attributes = componentAttributes(matching.model, componentOf(attribute, value));
  return matchFields(value, partner, attributes, matching);
}

/** Returns whether a component of the form can be the saved one: by its id, or because it had none before the save. */
function isSame(saved: FormValues, before: FormValues): boolean {
  return (
    saved['__component'] === before['__component'] &&
    (before['id'] === undefined || before['id'] === saved['id'])
  );
}

/** Returns the matching item of the form for each index of the saved list. */
function partnersOf(saved: readonly unknown[], before: readonly unknown[]): ReadonlyMap<number, FormValues> {
  const partners = new Map<number, FormValues>();
  const items = before.filter(isRecord);
  // Ids are unique only within a component type.
  const stored = createTupleMap(
    items
      .filter(({ id }) => id !== undefined)
      .map((item): [[unknown, unknown], FormValues] => [[item['__component'], item['id']], item]),
  );
  const fresh = items.filter((item) => item['id'] === undefined);
  for (const [index, item] of saved.entries()) {
    const partner = isRecord(item) ? stored.get(item['__component'], item['id']) : undefined;
    if (partner) partners.set(index, partner);
  }
  for (const [index, item] of saved.entries()) {
    if (partners.has(index) || !isRecord(item)) continue;
    const match = fresh.findIndex((other) => isSame(item, other));
    const [partner] = match === -1 ? [] : fresh.splice(match, 1);
    if (partner) partners.set(index, partner);
  }
  return partners;
}

/** Returns the record before if its content is the same. */
function shareRecord(after: FormValues, before: FormValues | undefined): FormValues {
  if (!before) return after;
  const names = Object.keys(after);
  const isSameRecord =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(after[name], ownValue(before, name)));
  return isSameRecord ? before : after;
}

/** Returns a value in which equal parts are the objects of the value before. */
function share(after: unknown, before: unknown): unknown {
  if (Array.isArray(after) && Array.isArray(before)) {
    const parts = after.map((part: unknown, index) => share(part, before[index]));
    const isSameList =
      parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]));
    return isSameList ? before : parts;
  }
  if (!isRecord(after) || !isRecord(before)) return after;
  const parts = Object.entries(after).map(([name, part]): [string, unknown] => [
    name,
    share(part, ownValue(before, name)),
  ]);
  return shareRecord(Object.fromEntries(parts), before);
}
