import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { positionsIn } from '../form/index.ts';
import type { EntrySession } from '../session/entry-session.ts';

/**
 * Opens the item that the address names in its parameter `field`, such as `links.2.url`, and every item on the way
 * there, in the group in which it stands. What is opened and closed afterwards is the user's own.
 */
export function useOpenField({ form, openGroup, openItems }: EntrySession): void {
  const [parameters] = useSearchParams();
  const field = parameters.get('field');
  useEffect(() => {
    if (field === null || field === '') return;
    const path = form.pathOf(positionsIn(field));
    openGroup.show(path);
    openItems.open(path);
  }, [field, form, openGroup, openItems]);
}
