import { useCallback, useSyncExternalStore } from 'react';
import { useEditing } from './editing-context.ts';

/**
 * The value at a path; renders again only when that value changes.
 *
 * Reads the form itself instead of `react-final-form`'s `useField`, which starts a field from the form's
 * initial values when it comes on screen: a component that was removed and added again would show, and
 * keep, the values that were removed.
 */
export function useFormValue(path: string): unknown {
  const { form } = useEditing();
  const subscribe = useCallback((listener: () => void) => form.subscribe(path, listener), [form, path]);
  return useSyncExternalStore(subscribe, () => form.read(path));
}

/** A small part of the values at a path; renders again only when what `select` returns changes. */
export function useFormSelection<T extends string | number | boolean | null>(
  path: string,
  select: (value: unknown) => T,
): T {
  const { form } = useEditing();
  const subscribe = useCallback((listener: () => void) => form.subscribe(path, listener), [form, path]);
  return useSyncExternalStore(subscribe, () => select(form.read(path)));
}

/** What the server holds at a path, for values that are no lists or objects; renders again when a save has changed it. */
export function useSavedValue(path: string): unknown {
  const { form } = useEditing();
  return useSyncExternalStore(form.onChange, () => form.readInitial(path));
}

/** Whether the form holds anything that is not saved. What a new entry starts with, nobody typed: it does not count. */
export function useIsModified(): boolean {
  const { form } = useEditing();
  return useSyncExternalStore(form.onChange, form.isModified);
}
