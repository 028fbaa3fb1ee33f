import { Button, Spinner } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import styles from './ExportProgress.module.css';
import { exportMessages } from '../messages.ts';

export interface ExportProgressProps {
  /** How many bytes have come. */
  readonly bytes: number;
  readonly onCancel: () => void;
}

const kilobyte = 1000;

/** How far an export is, and a way to stop it. Nobody knows beforehand how long the file will be. */
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
