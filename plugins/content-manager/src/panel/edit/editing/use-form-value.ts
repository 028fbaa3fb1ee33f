import { isSameValue } from '@admin/content-model';
import type { EntryForm, RelationOwner } from '@admin/entry-form';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useEditing } from './editing-context.ts';

/** Returns the value at a path; renders again only when that value changes. */
export function useFormValue(path: string): unknown {
  const { form } = useEditing();
  const subscribe = useCallback((listener: () => void) => form.subscribe(path, listener), [form, path]);
  return useSyncExternalStore(subscribe, () => form.read(path));
}

/** Returns a part of the value at a path; renders again only when the result of `select` changes. */
export function useFormSelection<T extends string | number | boolean | null>(
  path: string,
  select: (value: unknown) => T,
): T {
  const { form } = useEditing();
  const subscribe = useCallback((listener: () => void) => form.subscribe(path, listener), [form, path]);
  return useSyncExternalStore(subscribe, () => select(form.read(path)));
}

/** Returns the saved value at a path; renders again when a save changes it. For texts, numbers and booleans. */
export function useSavedValue(path: string): unknown {
  const { form } = useEditing();
  return useSyncExternalStore(form.onChange, () => form.readInitial(path));
}

/** Returns whether the form has unsaved changes. Initial values of a new entry do not count. */
export function useIsModified(): boolean {
  const { form } = useEditing();
  return useSyncExternalStore(form.onChange, form.isModified);
}

/** Creates a function that returns the same object for the same owner. */
function ownerReader(form: EntryForm, path: string): () => RelationOwner | null {
  let last: RelationOwner | null = null;
  return () => {
    const next = form.ownerOf(path);
    if (!isSameValue(last, next)) last = next;
    return last;
  };
}

/** Returns the stored owner of the relation at a path; the same object for the same owner. Null until its first save. */
export function useRelationOwner(path: string): RelationOwner | null {
  const { form } = useEditing();
  const read = useMemo(() => ownerReader(form, path), [form, path]);
  return useSyncExternalStore(form.onChange, read);
}
