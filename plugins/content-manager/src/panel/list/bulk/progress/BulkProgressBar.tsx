import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './BulkProgress.module.css';
import { progressMessages } from './messages.ts';
import type { BulkProgress } from './use-bulk-progress.ts';

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
