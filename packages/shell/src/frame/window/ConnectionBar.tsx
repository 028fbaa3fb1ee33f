import { Button, Icon } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import styles from '../FrameBar.module.css';

export interface ConnectionBarProps {
  /** Repeats the delayed requests; null if the browser is offline. */
  readonly onRetry: (() => void) | null;
}

/** Reports above every page that the browser is offline or that the server does not respond. */
export function ConnectionBar({ onRetry }: ConnectionBarProps) {
  const intl = useIntl();
  return (
    <div className={styles.bar} role="alert">
      <Icon icon={CloudOff} />
      <p className={styles.text}>
        {intl.formatMessage(onRetry ? connectionMessages.late : connectionMessages.offline)}
      </p>
      {onRetry && (
        <Button onClick={onRetry} size="small">
          {intl.formatMessage(connectionMessages.retry)}
        </Button>
      )}
    </div>
  );
}

/** Texts about the connection to the server; they are loaded before the connection fails. */
export const connectionMessages = {
  offline: {
    id: 'frame.connection.offline',
    defaultMessage:
      'You are offline. You see what was loaded last; the page continues when you are back online.',
  },
  late: { id: 'frame.connection.late', defaultMessage: 'The server is taking longer than usual to answer.' },
  retry: { id: 'frame.connection.retry', defaultMessage: 'Retry' },
} as const;
