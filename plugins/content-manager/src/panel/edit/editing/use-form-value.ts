import { useCallback, useSyncExternalStore } from 'react';
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
