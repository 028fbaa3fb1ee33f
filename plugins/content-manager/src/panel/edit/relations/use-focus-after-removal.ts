import type { RefObject } from 'react';
import { useAfterRender } from '../../scheduling.tsx';

/**
 * Returns a function that focuses the entry after a removed one, the new last entry if it was the last, or the search
 * if none is left.
 * @returns call it with the position of the entry, before the removal
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>): (position: number) => void {
  return useAfterRender((position) => {
    const rowAt = (index: number) => root.current?.querySelector(`li[data-position="${index}"]`);
    const row = rowAt(position) ?? rowAt(position - 1);
    const button = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
    (button ?? root.current?.querySelector<HTMLElement>('input'))?.focus();
  });
}
