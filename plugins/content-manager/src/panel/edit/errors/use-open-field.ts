import { useEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { revealWhenDrawn } from './reveal-when-drawn.ts';
import { positionsIn, writtenPath } from '../form/index.ts';
import type { Editing } from '../editing/editing-context.ts';

/**
 * Focuses the field that the page's address names in its parameter `field`, such as `links.2.url`, once: opens its group
 * and the items that contain it, and scrolls to it.
 */
export function useOpenField(
  root: RefObject<HTMLElement | null>,
  { form, openGroup, openItems }: Pick<Editing, 'form' | 'openGroup' | 'openItems'>,
): void {
  const [parameters] = useSearchParams();
  const field = parameters.get('field');
  useEffect(() => {
    if (field === null || field === '') return undefined;
    const path = form.pathOf(positionsIn(field));
    openGroup.show(path);
    openItems.open(path);
    return root.current ? revealWhenDrawn(root.current, writtenPath(path)) : undefined;
  }, [field, form, openGroup, openItems, root]);
}
