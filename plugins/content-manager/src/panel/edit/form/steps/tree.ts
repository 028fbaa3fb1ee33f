import { isRecord, tempKey, type FormItem, type FormValues } from '@admin/content-model';
import type { EntryPath, ItemKey } from './path.ts';

/** The key of a list item; undefined for what carries none. */
export function keyOf(item: unknown): number | undefined {
  const key = isRecord(item) ? item[tempKey] : undefined;
  return typeof key === 'number' ? key : undefined;
}

/** Whether a value is an item with an identity of its own. */
export function isItem(value: unknown): value is FormItem {
  return keyOf(value) !== undefined;
}

/** What a value holds under a name or a key; undefined where there is nothing. */
export function childAt(value: unknown, part: string | ItemKey): unknown {
  if (typeof part === 'string') {
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.find((item) => keyOf(item) === part.key);
}

/** The value at a path; undefined where the path leads nowhere. */
export function readAt(values: unknown, path: EntryPath): unknown {
  return path.reduce<unknown>(childAt, values);
}

/**
 * A copy with another value at the path. What is not on the way is shared; where the way does not exist, nothing
 * is copied and the same values come back. `undefined` takes the name away.
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
