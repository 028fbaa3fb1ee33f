import { useMemo, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { useFormSelection } from '../editing/use-form-value.ts';
import { keysOfItems } from '../editing/open-items.ts';

const written = (list: unknown): string => keysOfItems(list).join(' ');
const keysIn = (text: string): readonly number[] => (text === '' ? [] : text.split(' ').map(Number));

/** The keys of the items at a path; renders again when items come, go or move, and not when one is edited. */
export function useItemKeys(path: string): readonly number[] {
  const text = useFormSelection(path, written);
  return useMemo(() => keysIn(text), [text]);
}

/** Those of the items that are open. */
export function useOpenKeys(keys: readonly number[]): readonly number[] {
  const { openItems } = useEditing();
  const text = useSyncExternalStore(openItems.subscribe, () => keys.filter(openItems.isOpen).join(' '));
  return useMemo(() => keysIn(text), [text]);
}
