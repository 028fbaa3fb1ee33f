import { isRecord, tempKey, type FormItem, type FormValues } from '@admin/content-model';
import { key, toPath, type EntryPath, type ItemKey, type PathLike } from './path.ts';

/** Returns the key of a list item; undefined for a value without one. */
export function keyOf(item: unknown): number | undefined {
  const itemKey = isRecord(item) ? item[tempKey] : undefined;
  return typeof itemKey === 'number' ? itemKey : undefined;
}

/** Returns whether a value is a list item with a key. */
export function isItem(value: unknown): value is FormItem {
  return keyOf(value) !== undefined;
}

/** Returns the child of a value under a name or a key; undefined if it has none. */
export function childAt(value: unknown, part: string | ItemKey): unknown {
  if (typeof part === 'string') {
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.find((item) => keyOf(item) === part.key);
}

/** Returns the value at a path; undefined if the path does not exist. */
export function readAt(values: unknown, path: EntryPath): unknown {
  return path.reduce<unknown>(childAt, values);
}

/**
 * Returns a copy with another value at the path. Values beside the path are shared. If the path does not exist, the
 * same object is returned. `undefined` removes the name.
 */
export function writeAt(values: FormValues, path: EntryPath, value: unknown): FormValues {
  const written = write(values, path, value);
  return isRecord(written) ? written : values;
}

function write(holder: unknown, path: EntryPath, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const before = childAt(holder, part);
  if (before === undefined && (rest.length > 0 || typeof part !== 'string')) return holder;
  const after = write(before, rest, value);
  if (Object.is(before, after)) return holder;
  if (typeof part !== 'string') {
    return Array.isArray(holder)
      ? holder.map((item: unknown) => (keyOf(item) === part.key ? after : item))
      : holder;
  }
  if (!isRecord(holder)) return holder;
  if (after !== undefined) return { ...holder, [part]: after };
  const { [part]: _, ...others } = holder;
  return others;
}

const position = /^\d+$/;

/** Splits a dotted path whose items are named by position or by key; empty for the entry itself. */
export function positionsIn(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** Returns the part of a dotted path before its first position, which does not depend on the order of items. */
export function pathBeforePositions(path: string): EntryPath {
  const parts = positionsIn(path);
  const first = parts.findIndex((part) => position.test(part));
  return toPath((first === -1 ? parts : parts.slice(0, first)).join('.'));
}

/**
 * Converts a path with positions, such as `['sections', 0, 'title']` from a rule or a server, to a path with keys.
 * A position without a keyed item stays a name; a key (`#7`) stays a key.
 */
export function pathOfPositions(values: unknown, positions: readonly (string | number)[]): EntryPath {
  let current = values;
  return positions.map((step) => {
    const written = String(step);
    const item: unknown =
      Array.isArray(current) && position.test(written) ? current[Number(step)] : undefined;
    const itemKey = keyOf(item);
    const [named = written] = toPath(written);
    current = itemKey === undefined ? childAt(current, named) : item;
    return itemKey === undefined ? named : key(itemKey);
  });
}

/** Converts a path with keys to a path with positions, the inverse of {@link pathOfPositions}. */
export function positionsOf(values: unknown, path: PathLike): readonly (string | number)[] {
  let current = values;
  return toPath(path).map((step) => {
    const before = current;
    current = childAt(current, step);
    return typeof step === 'string' ? step : Array.isArray(before) ? before.indexOf(current) : step.key;
  });
}
