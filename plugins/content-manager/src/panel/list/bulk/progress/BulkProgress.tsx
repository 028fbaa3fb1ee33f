import type { Calls } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './BulkProgress.module.css';

export interface BulkProgressBarProps {
  /** Null while nothing is known. */
  readonly progress: BulkProgress | null;
  /** What each step of the action does. */
  readonly steps: Readonly<Record<BulkProgress['step'], MessageDescriptor>>;
}

/** How far an action on many entries has come: what it does now, and with how many entries it is through. */
export function BulkProgressBar({ progress, steps }: BulkProgressBarProps) {
  const label = useId();
  return (
    <div className={styles.progress}>
      <output className={styles.step} id={label}>
        <FormattedMessage {...(progress ? steps[progress.step] : progressMessages.preparing)} />
      </output>
      <progress
        aria-labelledby={label}
        className={styles.bar}
        {...(progress && { max: progress.total, value: progress.done })}
      />
      {progress && (
        <span className={styles.count}>
          <FormattedMessage
            {...progressMessages.done}
            values={{ done: progress.done, total: progress.total }}
          />
        </span>
      )}
      <p className={styles.hint}>
        <FormattedMessage {...progressMessages.mayLeave} />
      </p>
    </div>
  );
}

const call = 'GET /content-manager/bulk-progress/:name';

/** How far an action on many entries has come. */
export type BulkProgress = NonNullable<Calls[typeof call]['response']['data']>;

/** Milliseconds from one question to the next: often enough for numbers that run. */
const interval = 500;

/**
 * Asks how far an action has come for as long as it runs.
 * @param name the one that the action was given
 * @returns null while nothing is known, such as where another server does the work
 */
export function useBulkProgress(name: string, isRunning: boolean): BulkProgress | null {
  const http = useService(httpRef);
  const { data } = useQuery({
    queryKey: ['content-manager.bulk-progress', name],
    enabled: isRunning,
    refetchInterval: interval,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (await http.call(call, { params: { name }, signal })).data,
  });
  return (isRunning && data) || null;
}

/**
 * A new name under which the server is asked how far an action has come. Only somebody's own actions need different
 * ones, and a page without HTTPS has no better random numbers.
 */
export function progressName(): string {
  return Math.random().toString(36).slice(2);
}

/** Texts of an action on all entries of a list while it runs. */
export const progressMessages = {
  unpublishEntries: {
    id: 'content-manager.bulk-progress.unpublish-entries',
    defaultMessage: 'Unpublish entries',
  },
  deleteEntries: { id: 'content-manager.bulk-progress.delete-entries', defaultMessage: 'Delete entries' },
  preparing: { id: 'content-manager.bulk-progress.preparing', defaultMessage: 'Finding the entries' },
  unpublish: { id: 'content-manager.bulk-progress.unpublish', defaultMessage: 'Unpublishing the entries' },
  delete: { id: 'content-manager.bulk-progress.delete', defaultMessage: 'Deleting the entries' },
  done: {
    id: 'content-manager.bulk-progress.done',
    defaultMessage: '{done, number} of {total, number}',
  },
  mayLeave: {
    id: 'content-manager.bulk-progress.may-leave',
    defaultMessage: 'You can leave it running and go on working. A notice tells you when it is done.',
  },
  leave: { id: 'content-manager.bulk-progress.leave', defaultMessage: 'Leave it running' },
} as const;
