import { useCallback, type RefObject } from 'react';
import type { OpenItems } from '../items/open-items.ts';
import { revealField } from './reveal-error.ts';

/** Leads to the field of a written path, through items that are closed. */
export function useRevealField(
  root: RefObject<HTMLElement | null>,
  { openItems }: { readonly openItems: OpenItems },
): (path: string) => void {
  return useCallback(
    (path) => {
      openItems.open(path);
      // By then the fields of an item that was closed are there.
      setTimeout(() => root.current && revealField(root.current, path));
    },
    [openItems, root],
  );
}
