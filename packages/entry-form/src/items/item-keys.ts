import { isRecord, tempKey, type Attribute, type FormValues } from '@admin/content-model';
import { createTupleMap } from '../tuple-map.ts';
import { apply, isItem, keyOf, writeAt, type Step } from '../steps/index.ts';
import {
  attributeAt,
  holdsComponents,
  mapComponents,
  mapValues,
  type ComponentMap,
  type FormModel,
} from './model.ts';

/** The keys of the items in one form. */
export interface ItemKeys {
  /** Creates an unused key for an item of this component. */
  readonly create: (uid: string) => number;
  /** Returns the component of the item with a key, also after the item was removed. */
  readonly uidOf: (key: number) => string | undefined;
  /** Registers the key of an existing item. */
  readonly register: (key: number, uid: string) => void;
  /** Returns whether a key was created here, so that no later item receives it. */
  readonly isOwn: (key: number) => boolean;
}

/** Creates the keys of a form. Items in the initial values may have keys already. */
export function createItemKeys(values: FormValues): ItemKeys {
  let next = Math.max(0, ...keysIn(values)) + 1;
  const uids = new Map<number, string>();
  const register = (key: number, uid: string) => void uids.set(key, uid);
  return {
    create(uid) {
      const key = next;
      next += 1;
      register(key, uid);
      return key;
    },
    uidOf: (key) => uids.get(key),
    register,
    isOwn: (key) => key < next,
  };
}

/** Returns every key in a value. */
export function keysIn(value: unknown, keys: Set<number> = new Set()): Set<number> {
  const key = keyOf(value);
  if (key !== undefined) keys.add(key);
  if (Array.isArray(value)) for (const item of value) keysIn(item, keys);
  else if (isRecord(value)) for (const inner of Object.values(value)) keysIn(inner, keys);
  return keys;
}

/** Returns the values with a key in every item. */
export function keyedValues(values: FormValues, model: FormModel, keys: ItemKeys): FormValues {
  const taken = new Set<number>();
  return mapValues(values, model, (component, uid, _localPath, isInList) =>
    isInList ? withKey(component, uid, { taken, keys }) : component,
  );
}

/** Returns the item with a key that no other item has. */
function withKey(
  item: FormValues,
  uid: string,
  { taken, keys }: { readonly taken: Set<number>; readonly keys: ItemKeys },
): FormValues {
  const key = keyOf(item);
  const isFree = key !== undefined && keys.isOwn(key) && !taken.has(key);
  const own = isFree ? key : keys.create(uid);
  if (isFree) keys.register(key, uid);
  taken.add(own);
  return isFree ? item : { ...item, [tempKey]: own };
}

/** The data with which a form adapts a step to its values. */
export interface Keying {
  readonly model: FormModel;
  readonly keys: ItemKeys;
  /** Copies a stored component: without its id, and with its links as new ones. */
  readonly copyComponent: (component: FormValues, uid: string) => FormValues;
}

/**
 * Adapts a step to the form that takes it. Inserted items receive unused keys, and components that the form already
 * contains lose their ids, since they are copies. A written `undefined` becomes null, which a form treats alike.
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
      if (!attribute || !holdsComponents(attribute)) return { ...step, value };
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

function keyedComponents(
  value: unknown,
  attribute: Attribute,
  others: FormValues,
  { model, keys, copyComponent }: Keying,
): unknown {
  const taken = keysIn(others);
  // Ids are unique only within a component type.
  const stored = createTupleMap<[uid: string, id: unknown], true>();
  const register = (component: FormValues, uid: string): FormValues => {
    if (component['id'] !== undefined) stored.set([uid, component['id']], true);
    return component;
  };
  mapValues(others, model, register);
  const map: ComponentMap = (component, uid, _localPath, isInList) => {
    const own = stored.has(uid, component['id']) ? copyComponent(component, uid) : component;
    register(own, uid);
    return isInList ? withKey(own, uid, { taken, keys }) : own;
  };
  return mapComponents(value, attribute, { model, map });
}
