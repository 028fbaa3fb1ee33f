import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The running action of an entry. While it is not `resolved`, the form is locked. */
export type RecordStatus =
  'resolved' | 'submit-pending' | 'draft-relation-check-pending' | 'publish-pending' | 'unpublish-pending';

/** Runs one action of an entry at a time. */
export interface RecordStatusControl {
  readonly status: RecordStatus;
  /**
   * Runs an action under a status, and returns to `resolved` when it settles. Rejects as the action does.
   * @returns undefined, without running it, while another action is running
   */
  readonly during: <T>(status: RecordStatus, run: () => Promise<T>) => Promise<T | undefined>;
  /** Returns whether an action is running, rendered or not. */
  readonly isBusy: () => boolean;
}

/** Returns the status of the entry in this view. */
export function useRecordStatus(): RecordStatusControl {
  const [status, setStatus] = useState<RecordStatus>('resolved');
  const busy = useRef(false);
  const isBusy = useCallback(() => busy.current, []);

  const during = useCallback(
    async <T>(pending: RecordStatus, run: () => Promise<T>): Promise<T | undefined> => {
      if (busy.current) return undefined;
      busy.current = true;
      setStatus(pending);
      try {
        return await run();
      } finally {
        busy.current = false;
        setStatus('resolved');
      }
    },
    [],
  );

  return { status, during, isBusy };
}

/** Restores the focus when a form is unlocked, since browsers remove it from inert elements. */
export function useFocusAfterLock(form: RefObject<HTMLElement | null>, isLocked: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    const focused = document.activeElement;
    if (!isLocked || !element?.contains(focused) || !(focused instanceof HTMLElement)) return;
    return () => {
      if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    };
  }, [form, isLocked]);
}

/** Lets the focused input write its value, as a partly entered time does on blur. The focus stays unchanged. */
export function commitFocusedInput(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
