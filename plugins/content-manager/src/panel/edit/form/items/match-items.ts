import {
  ownValue,
  isRecord,
  tempKey,
  type Attribute,
  type Attributes,
  type FormValues,
} from '@admin/content-model';
import { keyOf } from '../steps/index.ts';
import { componentAttributes, componentOf, type FormModel } from './form-model.ts';
import type { ItemKeys } from './item-keys.ts';

interface Matching {
  readonly model: FormModel;
  readonly keys: ItemKeys;
}

/**
 * What a server has answered, with the keys that its items have in the form already. Items are the same by their id;
 * those that the form holds without an id yet, in their order. What holds the same is the same object as before.
 */
export function matchValues(
  saved: FormValues,
  before: FormValues,
  attributes: Attributes,
  matching: Matching,
): FormValues {
  const matched = Object.entries(saved).map(([name, value]): [string, unknown] => {
    const attribute = ownValue(attributes, name);
    return [name, attribute ? matchValue(value, ownValue(before, name), attribute, matching) : value];
  });
  return shared(Object.fromEntries(matched), before);
}

function matchValue(value: unknown, before: unknown, attribute: Attribute, matching: Matching): unknown {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return share(value, before);
  if (!Array.isArray(value)) return matchComponent(value, before, attribute, matching);
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  const partners = partnersOf(value, items);
  const matched = value.map((item: unknown, index) => {
    const partner = partners.get(index);
    const component = matchComponent(item, partner, attribute, matching);
    if (!isRecord(component)) return component;
    const key = keyOf(partner) ?? matching.keys.make(componentOf(attribute, component) ?? '');
    return shared({ ...component, [tempKey]: key }, partner);
  });
  return matched.length === items.length && matched.every((item, index) => item === items[index])
    ? before
    : matched;
}

function matchComponent(value: unknown, before: unknown, attribute: Attribute, matching: Matching): unknown {
  if (!isRecord(value)) return value;
  const partner = isRecord(before) && isSame(value, before) ? before : {};
  const attributes = componentAttributes(matching.model, componentOf(attribute, value));
  return matchValues(value, partner, attributes, matching);
}

/** Whether the form may hold the saved component: the one with its id, or one that had none before it was saved. */
function isSame(saved: FormValues, before: FormValues): boolean {
  return (
    saved['__component'] === before['__component'] &&
    (before['id'] === undefined || before['id'] === saved['id'])
  );
}

/** The item of the form for each position of the saved list. */
function partnersOf(saved: readonly unknown[], before: readonly unknown[]): ReadonlyMap<number, FormValues> {
  const partners = new Map<number, FormValues>();
  const items = before.filter(isRecord);
  const stored = new Map(
    items.filter((item) => item['id'] !== undefined).map((item) => [nameOf(item), item]),
  );
  const fresh = items.filter((item) => item['id'] === undefined);
  for (const [index, item] of saved.entries()) {
    const partner = isRecord(item) ? stored.get(nameOf(item)) : undefined;
    if (partner) partners.set(index, partner);
  }
  for (const [index, item] of saved.entries()) {
    if (partners.has(index) || !isRecord(item)) continue;
    const place = fresh.findIndex((other) => isSame(item, other));
    const [partner] = place === -1 ? [] : fresh.splice(place, 1);
    if (partner) partners.set(index, partner);
  }
  return partners;
}

/** Ids are unique within a component only. */
function nameOf(item: FormValues): string {
  return `${String(item['__component'])} ${String(item['id'])}`;
}

/** The record before, if it holds the same. */
function shared(after: FormValues, before: FormValues | undefined): FormValues {
  if (!before) return after;
  const names = Object.keys(after);
  const isSameRecord =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(after[name], ownValue(before, name)));
  return isSameRecord ? before : after;
}

/** A value with the parts of the one before wherever these hold the same. */
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
  return shared(Object.fromEntries(parts), before);
}
