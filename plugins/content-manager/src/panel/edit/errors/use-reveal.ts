import { formatValue, type MessageValue, notifyRef, useService } from '@admin/shell';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Editing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';
import { revealField } from './reveal-field.ts';
import { wrongFields, type WrongField } from './wrong-fields.ts';

/**
 * Leads the user to what is wrong: the first wrong field gets the cursor, wherever in the form it stands, and what the
 * form has no field for is said in a notification. Happens after the form was unlocked, as a locked form takes no focus.
 */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  { form, layout, openGroup, openItems }: Pick<Editing, 'form' | 'layout' | 'openGroup' | 'openItems'>,
): () => void {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [asked, setAsked] = useState(0);

  /** Takes the shown warnings away. */
  const dismissals = useRef<readonly (() => void)[]>([]);
  const dismiss = useCallback(() => {
    for (const take of dismissals.current) take();
    dismissals.current = [];
  }, []);

  const findWrong = useEffectEvent(() => wrongFields({ form, layout }));
  const tell = useEffectEvent((wrong: readonly WrongField[]) => {
    const warn = (title: MessageValue) => notify({ tone: 'warning', title });
    dismiss();
    dismissals.current = [
      warn({ ...editMessages.checkFields, values: { count: wrong.length } }),
      ...wrong
        .filter(({ trail }) => !trail.isShown)
        .map(({ path, error }) =>
          warn({
            ...editMessages.errorElsewhere,
            values: { field: path, error: formatValue(intl, error) },
          }),
        ),
    ];
  });

  // A warning that outlived its reason would contradict the success of the next save.
  useEffect(
    () =>
      form.errors.subscribe(() => {
        if (form.errors.all().size === 0) dismiss();
      }),
    [dismiss, form],
  );

  useEffect(() => {
    if (asked === 0) return undefined;
    const wrong = findWrong();
    const first = wrong.find(({ trail }) => trail.isShown);
    if (first) {
      openGroup.show(first.path);
      openItems.open(first.path);
    }
    // By then the fields of a group or an item that was closed are there.
    const opening = setTimeout(() => {
      if (first && root.current) revealField(root.current, first.path);
      tell(wrong);
    });
    return () => clearTimeout(opening);
  }, [asked, openGroup, openItems, root]);

  return useCallback(() => setAsked((count) => count + 1), []);
}
