import { isRecord, tempKey, type Attribute, type FormValues } from '@admin/content-model';
import { apply, isItem, keyOf, writeAt, type Step } from '../steps/index.ts';
import { attributeAt, mapComponents, mapValues, type ComponentMap, type FormModel } from './form-model.ts';

/** The keys of the items of one form. */
export interface ItemKeys {
  /** A key that no item has had, for an item that is such a component. */
  readonly make: (uid: string) => number;
  /** The component that the item with a key is, or was. */
  readonly uidOf: (key: number) => string | undefined;
  /** Keeps the key that an item came with. */
  readonly keep: (key: number, uid: string) => void;
  /** Whether a key was made here, so that it can name no other item later. */
  readonly isOwn: (key: number) => boolean;
}

/** Creates the keys of a form that starts with these values, in which items may have keys already. */
export function createItemKeys(values: FormValues): ItemKeys {
  let next = Math.max(0, ...keysIn(values)) + 1;
  const uids = new Map<number, string>();
  const keep = (key: number, uid: string) => void uids.set(key, uid);
  return {
    make(uid) {
      const key = next;
      next += 1;
      keep(key, uid);
      return key;
    },
    uidOf: (key) => uids.get(key),
    keep,
    isOwn: (key) => key < next,
  };
}

/** Every key in a value. */
export function keysIn(value: unknown, keys: Set<number> = new Set()): Set<number> {
  const key = keyOf(value);
  if (key !== undefined) keys.add(key);
  if (Array.isArray(value)) for (const item of value) keysIn(item, keys);
  else if (isRecord(value)) for (const inner of Object.values(value)) keysIn(inner, keys);
  return keys;
}

/** The values with a key at every item of a list. */
export function keyedValues(values: FormValues, model: FormModel, keys: ItemKeys): FormValues {
  const taken = new Set<number>();
  const map: ComponentMap = (component, uid, _place, isInList) =>
    isInList ? withKey(component, uid, { taken, keys }) : component;
  return mapValues(values, model.attributes, { model, map, place: '' });
}

/** An item with a key that no other item has. */
function withKey(
  item: FormValues,
  uid: string,
  { taken, keys }: { readonly taken: Set<number>; readonly keys: ItemKeys },
): FormValues {
  const key = keyOf(item);
  const isFree = key !== undefined && keys.isOwn(key) && !taken.has(key);
  const own = isFree ? key : keys.make(uid);
  if (isFree) keys.keep(key, uid);
  taken.add(own);
  return isFree ? item : { ...item, [tempKey]: own };
}

/** What makes a step fit the form that takes it. */
export interface Keying {
  readonly model: FormModel;
  readonly keys: ItemKeys;
  /** A copy of a component that is stored: without its id, and with links of its own. */
  readonly copied: (component: FormValues, uid: string) => FormValues;
}

/**
 * A step with keys of their own at all items that it brings along, and without the ids of components that the form
 * holds already: what is added besides them is a copy. Anything absent that is written becomes null, since a form knows
 * no difference.
 */
export function keyedStep(step: Step, values: FormValues, keying: Keying): Step {
  switch (step.kind) {
    case 'batch': {
      let current = values;
      const steps = step.steps.map((part) => {
        const keyed = keyedStep(part, current, keying);
        current = apply(keyed, current);
        return keyed;
      });
      return { ...step, steps };
    }
    case 'change': {
      const attribute = attributeAt(keying.model, step.path, keying.keys.uidOf);
      const value = step.value ?? null;
      if (!attribute || !holdsItems(attribute)) return { ...step, value };
      return { ...step, value: keyedComponents(value, attribute, writeAt(values, step.path, null), keying) };
    }
    case 'insert': {
      const attribute = attributeAt(keying.model, step.path, keying.keys.uidOf);
      const added = attribute ? keyedComponents([step.item], attribute, values, keying) : [];
      const [item]: readonly unknown[] = [added].flat();
      return isItem(item) ? { ...step, item } : step;
    }
    case 'move':
    case 'remove':
    case 'connect':
    case 'disconnect':
    case 'order':
      return step;
  }
}

/** Ids are unique within a component only. */
function nameOf(component: FormValues, uid: string): string {
  return `${uid} ${String(component['id'])}`;
}

function keyedComponents(
  value: unknown,
  attribute: Attribute,
  others: FormValues,
  { model, keys, copied }: Keying,
): unknown {
  const taken = keysIn(others);
  const stored = new Set<string>();
  const look: ComponentMap = (component, uid) => {
    if (component['id'] !== undefined) stored.add(nameOf(component, uid));
    return component;
  };
  mapValues(others, model.attributes, { model, map: look, place: '' });
  const map: ComponentMap = (component, uid, _place, isInList) => {
    const own = stored.has(nameOf(component, uid)) ? copied(component, uid) : component;
    look(own, uid, '', isInList);
    return isInList ? withKey(own, uid, { taken, keys }) : own;
  };
  return mapComponents(value, attribute, { model, map, place: '' });
}

function holdsItems({ type }: Attribute): boolean {
  return type === 'component' || type === 'dynamiczone';
}
