import type { RefObject } from 'react';
import { useAfterRender } from '../../scheduling.tsx';

/**
 * Brings the focus to the entry that moved up when one was removed, to the one before the last, and to the search when
 * none is left.
 * @returns to be called with the position of the entry, before it goes
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>): (position: number) => void {
  return useAfterRender((position) => {
    const rowAt = (index: number) => root.current?.querySelector(`li[data-position="${index}"]`);
    const row = rowAt(position) ?? rowAt(position - 1);
    const button = [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
    (button ?? root.current?.querySelector<HTMLElement>('input'))?.focus();
  });
}
