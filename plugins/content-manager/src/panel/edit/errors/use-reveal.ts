import { formatValue, notifyRef, useService, type MessageValue } from '@admin/shell';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Editing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';
import { invalidFields, type InvalidField } from './invalid-fields.ts';
import { revealField } from './reveal-field.ts';

type Openers = Pick<Editing, 'openGroup' | 'openItems'>;

/**
 * Returns a function that focuses the first invalid field and notifies the user of errors without a field. It runs
 * after the form is unlocked, since a locked form cannot be focused.
 */
export function useReveal(
  root: RefObject<HTMLElement | null>,
  { form, layout, openGroup, openItems }: Openers & Pick<Editing, 'form' | 'layout'>,
): () => void {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const [requests, setRequests] = useState(0);

  /** Dismiss the current warnings. */
  const dismissals = useRef<readonly (() => void)[]>([]);
  const dismiss = useCallback(() => {
    for (const dismissOne of dismissals.current) dismissOne();
    dismissals.current = [];
  }, []);

  const findInvalid = useEffectEvent(() => invalidFields({ form, layout }));
  const warnOf = useEffectEvent((invalid: readonly InvalidField[]) => {
    const warn = (title: MessageValue) => notify({ tone: 'warning', title });
    dismiss();
    dismissals.current = [
      warn({ ...editMessages.checkFields, values: { count: invalid.length } }),
      ...invalid
        .filter(({ breadcrumb }) => !breadcrumb.isShown)
        .map(({ path, error }) =>
          warn({
            ...editMessages.errorElsewhere,
            values: { field: path, error: formatValue(intl, error) },
          }),
        ),
    ];
  });

  // A remaining warning would contradict the success message of the next save.
  useEffect(
    () =>
      form.errors.subscribe(() => {
        if (form.errors.all().size === 0) dismiss();
      }),
    [dismiss, form],
  );

  useEffect(() => {
    if (requests === 0) return undefined;
    const invalid = findInvalid();
    const first = invalid.find(({ breadcrumb }) => breadcrumb.isShown);
    if (first) {
      openGroup.show(first.path);
      openItems.open(first.path);
    }
    // The fields of a group or an item that was closed are rendered by then.
    const opening = setTimeout(() => {
      if (first && root.current) revealField(root.current, first.path);
      warnOf(invalid);
    });
    return () => clearTimeout(opening);
  }, [requests, openGroup, openItems, root]);

  return useCallback(() => setRequests((count) => count + 1), []);
}

/** Returns a function that focuses the field of a written path, and opens its group and items. */
export function useRevealField(
  root: RefObject<HTMLElement | null>,
  { openGroup, openItems }: Openers,
): (path: string) => void {
  return useCallback(
    (path) => {
      openGroup.show(path);
      openItems.open(path);
      // The fields of an item that was closed are rendered by then.
      setTimeout(() => root.current && revealField(root.current, path));
    },
    [openGroup, openItems, root],
  );
}
