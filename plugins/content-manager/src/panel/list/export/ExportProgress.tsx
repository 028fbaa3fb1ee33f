import { Button, Spinner } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import styles from './ExportProgress.module.css';
import { exportMessages } from './messages.ts';

export interface ExportProgressProps {
  /** Received bytes. */
  readonly bytes: number;
  readonly onCancel: () => void;
}

const kilobyte = 1000;

/** The progress of an export, with a cancel button. The total size is unknown. */
export function ExportProgress({ bytes, onCancel }: ExportProgressProps) {
  return (
    <div className={styles.progress}>
      <Spinner size="small" />
      <span className={styles.size}>
        <FormattedMessage {...exportMessages.running} values={{ kilobytes: Math.round(bytes / kilobyte) }} />
      </span>
      <Button onClick={onCancel} size="small" variant="ghost">
        <FormattedMessage {...exportMessages.cancel} />
      </Button>
    </div>
  );
}
