import { tempKey, type FormValues } from '../payload/index.ts';
import { isRecord } from '../rules/index.ts';

/** The items of a list by what names them in all three states: component and id, or the key of what is not saved yet. */
export function itemsByName(list: unknown, side: string): ReadonlyMap<string, FormValues> {
  const items = new Map<string, FormValues>();
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  for (const [index, item] of all.filter(isRecord).entries()) {
    const name = nameOf(item);
    // What has no name, or one that is taken, is an item of its own: nothing is dropped.
    items.set(name === undefined || items.has(name) ? `${side} ${index}` : name, item);
  }
  return items;
}

function nameOf(item: FormValues): string | undefined {
  const { id, __component: component, [tempKey]: key } = item;
  const isNamed = typeof id === 'number' || typeof id === 'string';
  if (isNamed) return typeof component === 'string' ? `${component} ${id}` : `${id}`;
  return typeof key === 'number' ? `#${key}` : undefined;
}

/** How a path names an item: by its key, or by what names it in all states. */
export function namePart(item: FormValues | undefined, name: string): string {
  const key = item?.[tempKey];
  return typeof key === 'number' ? `#${key}` : `#${name}`;
}
