import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { LayerTrigger, TriggerListeners } from './use-late-trigger.ts';

interface BorrowedTriggerProps extends TriggerListeners {
  readonly trigger: LayerTrigger;
  /** Set by Radix, like the event handlers. */
  readonly ref?: Ref<HTMLElement | null>;
}

/** Connects a Radix trigger to an element that is already rendered: its ref and its events. Renders nothing. */
export function BorrowedTrigger({ trigger, ref, ...given }: BorrowedTriggerProps) {
  const { element, listen } = trigger;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => listen(given));
  useLayoutEffect(() => () => listen(null), [listen]);
  return null;
}
