import { isRecord } from '../schema/own-value.ts';
import { type FormValues, tempKey } from '../payload/form-values.ts';

import type { Schemas } from '../schema/content-type.ts';

/** Whose value stays. */
export type MergeSide = 'mine' | 'theirs';

/** Something that two people changed, each in their own way. */
export interface MergeConflict {
  /**
   * The way to the value: names of attributes, and `#` with its key for an item of a list, as a form writes it. An item
   * without a key is named by its component and its id.
   */
  readonly path: readonly string[];
  /** What each of the two has there; null for an item that they took away. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Three states of the same form values. Items of lists have the same keys in all of them, or none. */
export interface MergeSpec {
  /** What both started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
  /** Whose value stays where both changed the same. @defaultValue mine, everywhere */
  readonly choose?: (conflict: MergeConflict) => MergeSide;
}

export interface MergedEntry {
  /** Theirs with mine put in; what nobody changed is shared with them. */
  readonly values: FormValues;
  /** Where both changed the same, chosen or not. */
  readonly conflicts: readonly MergeConflict[];
}

/** One value of the three states. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** What a merge goes along with. */
export interface Merging {
  readonly schemas: Schemas;
  /** Takes a conflict down, and gives back the value that stays. */
  readonly decide: (path: readonly string[], sides: Pick<Sides, 'mine' | 'theirs'>) => unknown;
}

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
