import { formatValue } from '@admin/shell';
import { useOnline } from '@admin/shell/host';
import { Banner, Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { saveMessages } from './messages.ts';
import { isUnreachable, problemOf, requestIdOf } from '../errors/request-errors.ts';
import styles from './SaveFailed.module.css';

export interface SaveFailedProps {
  /** Why the last save failed. */
  readonly error: unknown;
  /** Whether what was typed lies in this browser, too. */
  readonly isKept: boolean;
  readonly onRetry: () => void;
}

/**
 * Says why what was typed is not saved, and offers another try. Without a network it says so, and offers to save once
 * there is one again: nothing is saved that nobody asked for.
 */
export function SaveFailed({ error, isKept, onRetry }: SaveFailedProps) {
  const intl = useIntl();
  const isOnline = useOnline();
  // Asked once, when it failed: a network that is back later does not change why.
  const [wasOffline] = useState(() => isUnreachable(error) && !navigator.onLine);
  const kept = isKept ? saveMessages.keptOnDevice : saveMessages.keptInPage;
  const requestId = requestIdOf(error);
  const [title, body] = wasOffline
    ? [isOnline ? saveMessages.onlineAgain : saveMessages.offline, isOnline ? saveMessages.saveNow : kept]
    : [editMessages.saveFailedTitle, problemOf(error)];
  return (
    <div className={styles['notice']}>
      <Banner
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage {...(wasOffline && isOnline ? saveMessages.save : editMessages.retry)} />
          </Button>
        }
        title={intl.formatMessage(title)}
        tone={wasOffline ? 'warning' : 'danger'}
      >
        <p>{formatValue(intl, body)}</p>
        {requestId !== null && (
          <p>
            <FormattedMessage {...saveMessages.requestId} values={{ id: requestId }} />
          </p>
        )}
      </Banner>
    </div>
  );
}
