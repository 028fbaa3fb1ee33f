import { isSameValue, type FormValues } from '../payload/index.ts';
import { isRecord } from '../rules/index.ts';
import { itemsByName, namePart } from './item-names.ts';
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
    const item = mergeItem(items, [...path, namePart(items.mine ?? items.theirs, name)], merging);
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
