import { useCallback, useSyncExternalStore } from 'react';
import { useOpenEntry } from './open-entry-context.ts';

/**
 * A value of the entry as it is being typed; renders again only when that value changes. For zones of the edit view,
 * header actions and inputs of fields.
 *
 * The value is what the form holds: JSON is text, a relation is what was changed in it. What is not there, or not for
 * this user to see, is undefined; an empty field is null.
 * @param path dotted: `seo.title`, `sections.0.title`, or `sections.#7.title` for the item with that key wherever it is
 * @param is tells what the value has to be; any other is undefined. Without it the caller's word is taken for the type
 * @throws EntryNotOpenError outside of the edit view
 */
export function useEntryValue<T = unknown>(
  path: string,
  is?: (value: unknown) => value is T,
): T | null | undefined {
  const entry = useOpenEntry('useEntryValue');
  const subscribe = useCallback((listener: () => void) => entry.subscribe(path, listener), [entry, path]);
  const value = useSyncExternalStore(subscribe, () => entry.read(path));
  if (is && value !== null && !is(value)) return undefined;
  // What a field holds follows from its attribute, which the caller knows.
  return value as T | null | undefined;
}
