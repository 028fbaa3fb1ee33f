import { isRecord } from '../schema/own-value.ts';
import { type FormValues, tempKey } from '../payload/form-values.ts';

import type { Schemas } from '../schema/content-type.ts';

/** The version whose value is taken. */
export type MergeSide = 'mine' | 'theirs';

/** A value that differs between two versions; in a merge, one that both changed. */
export interface ValueDifference {
  /**
   * The path to the value: names of attributes, and `#` with its key for an item of a list, as in a form. An item
   * without a key is named by its component and id.
   */
  readonly path: readonly string[];
  /** The value of each version; null for an item that it removed. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Three states of the same form values. Items of lists have the same keys in all of them, or none. */
export interface MergeSpec {
  /** The common base of both versions. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
  /** Chooses the version for a conflict. @default mine */
  readonly choose?: (conflict: ValueDifference) => MergeSide;
}

export interface MergedEntry {
  /** Their values with my changes; unchanged parts are the same objects as theirs. */
  readonly values: FormValues;
  /** The values that both versions changed differently, independent of the choices. */
  readonly conflicts: readonly ValueDifference[];
}

/** One value in the three states. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** The context of a merge. */
export interface Merging {
  readonly schemas: Schemas;
  /** Records a conflict, and returns the chosen value. */
  readonly decide: (path: readonly string[], sides: Pick<Sides, 'mine' | 'theirs'>) => unknown;
}

/** Returns the items of a list by their names in all three states: component and id, or the key of an unsaved item. */
export function itemsByName(list: unknown, side: string): ReadonlyMap<string, FormValues> {
  const items = new Map<string, FormValues>();
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  for (const [index, item] of all.filter(isRecord).entries()) {
    const name = nameOf(item);
    // An item without a name, or with a duplicate one, gets a separate name: nothing is dropped.
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

/** Returns the part of a path that names an item: its key, or its name in all states. */
export function namePart(item: FormValues | undefined, name: string): string {
  const key = item?.[tempKey];
  return typeof key === 'number' ? `#${key}` : `#${name}`;
}
