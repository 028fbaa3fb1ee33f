import type { MessageValue } from '@admin/shell';
import { useEffect, useMemo, useCallback, useSyncExternalStore } from 'react';
import { type OpenEntry, useOpenEntry } from './open-entry.ts';

/** The form of the open entry, for plugins. */
export interface EntryFormAccess extends Omit<OpenEntry, 'createErrorOwner'> {
  /**
   * Sets the error of a field, or removes it with null. An entry with an error can neither be saved nor published. Validation
   * does not remove the error; it is removed when the component unmounts. Must not be called while rendering.
   */
  readonly setError: (path: string, message: MessageValue | null) => void;
}

/**
 * Returns the form of the open entry, to read, change and validate its values. It does not render when values change, see
 * `useEntryValue`. The same object until the user's permissions change.
 * @throws EntryNotOpenError outside of the edit view
 */
export function useEntryForm(): EntryFormAccess {
  const entry = useOpenEntry('useEntryForm');
  const { createErrorOwner } = entry;
  const errors = useMemo(() => createErrorOwner(), [createErrorOwner]);
  useEffect(() => errors.release, [errors]);
  return useMemo(() => {
    const { createErrorOwner: _own, ...access } = entry;
    return { ...access, setError: errors.set };
  }, [entry, errors]);
}

/**
 * Returns the current value of a field of the open entry, and renders again only when that value changes. For zones of the
 * edit view, header actions and inputs of fields.
 *
 * The value has the type that the form uses: JSON is text, a relation is its pending changes. A missing value, or one that the
 * user may not read, is undefined; an empty field is null.
 * @param path dotted: `seo.title`, `sections.0.title`, or `sections.#7.title` for the item with that key wherever it is
 * @param is checks the type; a value of another type is undefined. Without it, the type is not checked
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
  // The attribute determines the type, and the caller knows the attribute.
  return value as T | null | undefined;
}
