import { isRecord, tempKey, type Attribute, type FormValues } from '@admin/content-model';
import { apply, isItem, keyOf, writeAt, type Step } from '../steps/index.ts';
import { attributeAt, mapComponents, mapValues, type ComponentMap, type FormModel } from './form-model.ts';

/** The keys of the items of one form. */
export interface ItemKeys {
  /** A key that no item has had. */
  readonly make: () => number;
  /** Whether a key was made here, so that it can name no other item later. */
  readonly isOwn: (key: number) => boolean;
}

/** Creates the keys of a form that starts with these values, in which items may have keys already. */
export function createItemKeys(values: FormValues): ItemKeys {
  let next = Math.max(0, ...keysIn(values)) + 1;
  return { make: () => next++, isOwn: (key) => key < next };
}

/** Every key in a value. */
export function keysIn(value: unknown, keys: Set<number> = new Set()): Set<number> {
  const key = keyOf(value);
  if (key !== undefined) keys.add(key);
  if (Array.isArray(value)) for (const item of value) keysIn(item, keys);
  else if (isRecord(value)) for (const inner of Object.values(value)) keysIn(inner, keys);
  return keys;
}

/** Gives a key to each item that has none, or one that is taken. */
function withKey(keys: ItemKeys, taken: Set<number>): ComponentMap {
  return (component, _, isInList) => {
    if (!isInList) return component;
    const key = keyOf(component);
    const isFree = key !== undefined && keys.isOwn(key) && !taken.has(key);
    const own = isFree ? key : keys.make();
    taken.add(own);
    return isFree ? component : { ...component, [tempKey]: own };
  };
}

/** The values with a key at every item of a list. */
export function keyedValues(values: FormValues, model: FormModel, keys: ItemKeys): FormValues {
  return mapValues(values, model.attributes, model, withKey(keys, new Set()));
}

/**
 * A step with keys of their own at all items that it brings along: those of a copy are taken by what was copied.
 * Anything absent that is written becomes null, since a form knows no difference.
 */
export function keyedStep(step: Step, values: FormValues, model: FormModel, keys: ItemKeys): Step {
  switch (step.kind) {
    case 'batch': {
      let current = values;
      const steps = step.steps.map((part) => {
        const keyed = keyedStep(part, current, model, keys);
        current = apply(keyed, current);
        return keyed;
      });
      return { ...step, steps };
    }
    case 'change': {
      const attribute = attributeAt(model, values, step.path);
      const value = step.value ?? null;
      if (!attribute || !holdsItems(attribute)) return { ...step, value };
      const taken = keysIn(writeAt(values, step.path, null));
      return { ...step, value: mapComponents(value, attribute, model, withKey(keys, taken)) };
    }
    case 'insert': {
      const attribute = attributeAt(model, values, step.path);
      const map = withKey(keys, keysIn(values));
      const [item]: readonly unknown[] = attribute
        ? [mapComponents([step.item], attribute, model, map)].flat()
        : [step.item];
      return { ...step, item: isItem(item) ? item : { ...step.item, [tempKey]: keys.make() } };
    }
    case 'move':
    case 'remove':
    case 'connect':
    case 'disconnect':
    case 'order':
      return step;
  }
}

function holdsItems({ type }: Attribute): boolean {
  return type === 'component' || type === 'dynamiczone';
}
