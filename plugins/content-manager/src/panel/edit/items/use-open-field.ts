import { useEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { revealWhenDrawn } from '../errors/reveal-when-drawn.ts';
import { positionsIn, writtenPath } from '../form/index.ts';
import type { EntrySession } from '../session/entry-session.ts';

/**
 * Leads to the field that the address names in its parameter `field`, such as `links.2.url`: opens its group and every
 * item on the way there, scrolls to it and focuses it. What is opened and closed afterwards is the user's own.
 */
export function useOpenField(
  root: RefObject<HTMLElement | null>,
  { form, openGroup, openItems }: EntrySession,
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
