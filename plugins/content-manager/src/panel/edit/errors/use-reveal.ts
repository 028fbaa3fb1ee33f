import { formatValue, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { EntryForm } from '../form/index.ts';
import type { OpenItems } from '../items/open-items.ts';
import { firstWrongPath, revealFirstError } from './reveal-error.ts';
import { editMessages } from '../messages.ts';

/**
 * Leads the user to what is wrong: the first wrong field gets the cursor, and what no field on the page can
 * show is said in a notification. Happens after the form was unlocked, as a locked form takes no focus.
 */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  { form, openItems }: { readonly form: EntryForm; readonly openItems: OpenItems },
): () => void {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [asked, setAsked] = useState(0);

  const reveal = useEffectEvent((page: HTMLElement) => {
    const all = form.errors.all();
    const elsewhere = revealFirstError(page, all);
    notify({ tone: 'warning', title: { ...editMessages.checkFields, values: { count: all.size } } });
    for (const field of elsewhere) {
      const error = formatValue(intl, all.get(field) ?? '');
      notify({ tone: 'warning', title: { ...editMessages.errorElsewhere, values: { field, error } } });
    }
  });

  useEffect(() => {
    const page = root.current;
    if (asked === 0 || !page) return undefined;
    const first = firstWrongPath(page, form.errors.all());
    if (first !== undefined) openItems.open(first);
    // By then the fields of an item that was closed are there.
    const opening = setTimeout(() => reveal(page));
    return () => clearTimeout(opening);
  }, [asked, form, openItems, root]);

  return useCallback(() => setAsked((count) => count + 1), []);
}
