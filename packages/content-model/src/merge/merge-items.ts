import { isSameValue, tempKey, type FormValues } from '../payload/index.ts';
import { isRecord } from '../rules/index.ts';
import { mergeOrder } from './merge-order.ts';
import type { Merging, Sides } from './merging.ts';

/** What a merge of lists needs to know of what is in them. */
export interface ItemMerging extends Pick<Merging, 'decide'> {
  /** Merges an item that both kept. */
  readonly mergeItem: (sides: Sides<FormValues>, path: readonly string[]) => FormValues;
}

/**
 * A list of components, item by item: an item is the same wherever it stands. What both added stays; an item that one
 * took away and the other changed is a conflict.
 */
export function mergeItems(
  sides: Sides,
  path: readonly string[],
  merging: ItemMerging,
): readonly FormValues[] {
  const base = itemsByName(sides.base, 'base');
  const mine = itemsByName(sides.mine, 'mine');
  const theirs = itemsByName(sides.theirs, 'theirs');
  const merged = new Map<string, FormValues>();
  for (const name of new Set([...theirs.keys(), ...mine.keys()])) {
    const items = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) };
    const item = mergeItem(items, [...path, partOf(items.mine ?? items.theirs, name)], merging);
    if (item !== undefined) merged.set(name, item);
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    merged,
  );
  return order.map((name) => merged.get(name)).filter((item) => item !== undefined);
}

function mergeItem(
  { base, mine, theirs }: Sides<FormValues | undefined>,
  path: readonly string[],
  { decide, mergeItem: mergeBoth }: ItemMerging,
): FormValues | undefined {
  if (mine && theirs) return mergeBoth({ base: base ?? {}, mine, theirs }, path);
  const left = mine ?? theirs;
  if (!base) return left;
  if (isSameValue(left, base)) return undefined;
  const kept = decide(path, { mine: mine ?? null, theirs: theirs ?? null });
  return isRecord(kept) ? kept : undefined;
}

/** The items of a list by what names them in all three states: component and id, or the key of what is not saved yet. */
function itemsByName(list: unknown, side: string): ReadonlyMap<string, FormValues> {
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

function partOf(item: FormValues | undefined, name: string): string {
  const key = item?.[tempKey];
  return typeof key === 'number' ? `#${key}` : `#${name}`;
}
