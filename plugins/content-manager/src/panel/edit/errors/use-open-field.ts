import { useEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { revealWhenRendered } from './reveal-field.ts';
import { positionsIn, writtenPath } from '@admin/entry-form';
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
    return root.current ? revealWhenRendered(root.current, writtenPath(path)) : undefined;
  }, [field, form, openGroup, openItems, root]);
}
