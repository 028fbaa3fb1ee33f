import { useCallback, useRef, useState } from 'react';

/** What is being done with the entry; while it is not `resolved`, the form is locked. */
export type RecordStatus =
  'resolved' | 'submit-pending' | 'draft-relation-check-pending' | 'publish-pending' | 'unpublish-pending';

/** Does one thing at a time with the entry. */
export interface RecordStatusControl {
  readonly status: RecordStatus;
  /**
   * Runs under a status and returns to `resolved`, however it ends; rejects as `run` does.
   * @returns undefined, without running, while something else is going on
   */
  readonly during: <T>(status: RecordStatus, run: () => Promise<T>) => Promise<T | undefined>;
  /** Whether something is going on right now, drawn or not. */
  readonly isBusy: () => boolean;
}

/** The status of the entry in this view. */
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
