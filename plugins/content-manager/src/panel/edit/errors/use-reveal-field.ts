import { useCallback, type RefObject } from 'react';
import type { Editing } from '../editing/editing-context.ts';
import { revealField } from './reveal-field.ts';

/** Leads to the field of a written path, in another group too, and through items that are closed. */
export function useRevealField(
  root: RefObject<HTMLElement | null>,
  { openGroup, openItems }: Pick<Editing, 'openGroup' | 'openItems'>,
): (path: string) => void {
  return useCallback(
    (path) => {
      openGroup.show(path);
      openItems.open(path);
      // By then the fields of an item that was closed are there.
      setTimeout(() => root.current && revealField(root.current, path));
    },
    [openGroup, openItems, root],
  );
}
