import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { publishMessages } from './messages.ts';
import styles from './PublishEntries.module.css';
import type { BulkProgress } from './use-bulk-progress.ts';

export interface PublishProgressProps {
  /** Null while nothing is known. */
  readonly progress: BulkProgress | null;
}

/** How far the publication of many entries has come: which of its two steps, and how many entries of that. */
export function PublishProgress({ progress }: PublishProgressProps) {
  const label = useId();
  return (
    <div className={styles.progress}>
      <output className={styles.step} id={label}>
        <FormattedMessage {...publishMessages[progress?.step ?? 'preparing']} />
      </output>
      <progress
        aria-labelledby={label}
        className={styles.bar}
        {...(progress && { max: progress.total, value: progress.done })}
      />
      {progress && (
        <span className={styles.count}>
          <FormattedMessage
            {...publishMessages.progress}
            values={{ done: progress.done, total: progress.total }}
          />
        </span>
      )}
      <p className={styles.hint}>
        <FormattedMessage {...publishMessages.mayLeave} />
      </p>
    </div>
  );
}
