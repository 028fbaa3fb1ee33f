import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { LateTrigger, TriggerListeners } from './use-late-trigger.ts';

interface BorrowedTriggerProps extends TriggerListeners {
  readonly trigger: LateTrigger;
  /** Given by the library, as all listeners are. */
  readonly ref?: Ref<HTMLElement | null>;
}

/**
 * Stands where the library wants the element of a trigger, and lends it the one that is drawn already: its place, and
 * its events. Draws nothing.
 */
export function BorrowedTrigger({ trigger, ref, ...given }: BorrowedTriggerProps) {
  const { element, listen } = trigger;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => listen(given));
  useLayoutEffect(() => () => listen(null), [listen]);
  return null;
}
