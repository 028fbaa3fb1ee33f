import { formatValue, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { FormErrors } from '../form/index.ts';
import { revealFirstError } from './reveal-error.ts';
import { editMessages } from '../messages.ts';

/**
 * Leads the user to what is wrong: the first wrong field gets the cursor, and what no field on the page can
 * show is said in a notification. Happens after the form was unlocked, as a locked form takes no focus.
 */
export function useReveal(root: RefObject<HTMLElement | null>, errors: FormErrors): () => void {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [asked, setAsked] = useState(0);

  const reveal = useEffectEvent((form: HTMLElement) => {
    const all = errors.all();
    const elsewhere = revealFirstError(form, all);
    notify({ tone: 'warning', title: { ...editMessages.checkFields, values: { count: all.size } } });
    for (const field of elsewhere) {
      const fieldError = formatValue(intl, all.get(field) ?? '');
      notify({
        tone: 'warning',
        title: { ...editMessages.errorElsewhere, values: { field, fieldError } },
      });
    }
  });

  useEffect(() => {
    if (asked > 0 && root.current) reveal(root.current);
  }, [asked, root]);

  return useCallback(() => setAsked((count) => count + 1), []);
}
