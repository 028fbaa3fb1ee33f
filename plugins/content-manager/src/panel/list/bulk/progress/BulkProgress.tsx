import type { Calls } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { Progress } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './BulkProgress.module.css';

export interface BulkProgressBarProps {
  /** Null while the progress is unknown. */
  readonly progress: BulkProgress | null;
  /** The text of each step. */
  readonly steps: Readonly<Record<BulkProgress['step'], MessageDescriptor>>;
}

/** The progress of a bulk action: its current step, and the number of processed entries. */
export function BulkProgressBar({ progress, steps }: BulkProgressBarProps) {
  const label = useId();
  return (
    <div className={styles.progress}>
      <output className={styles.step} id={label}>
        <FormattedMessage {...(progress ? steps[progress.step] : progressMessages.preparing)} />
      </output>
      <Progress labelledBy={label} {...(progress && { max: progress.total, value: progress.done })} />
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

/** The progress of a bulk action. */
export type BulkProgress = NonNullable<Calls[typeof call]['response']['data']>;

/** Milliseconds between two requests. */
const interval = 500;

/**
 * Polls the progress of a bulk action while it runs.
 * @param name the name that was sent with the action
 * @returns null while the progress is unknown, for example if another server process runs the action
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
 * Returns a new name for the progress of an action. It needs to be unique among the actions of one user.
 * `crypto.randomUUID` does not exist on pages without HTTPS.
 */
export function progressName(): string {
  return Math.random().toString(36).slice(2);
}

/** Texts about the progress of bulk actions. */
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
    defaultMessage: 'You can leave it running and continue to work. A notification appears when it is done.',
  },
  leave: { id: 'content-manager.bulk-progress.leave', defaultMessage: 'Leave it running' },
} as const;
