import { Button, EmptyState, Skeleton } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useService } from '../../../extension/react/use-service.ts';
import { noPageMessages } from '../../../frame/error-pages/messages.ts';
import { formatValue, type MessageValue } from '../../../messages/message.ts';
import { notifyRef } from '../../../service-refs.ts';
import { oopsAddress } from '../../links/oops-address.ts';
import { registerMessages } from '../messages.ts';
import styles from './RegisterSkeleton.module.css';

/** Notifies the user of an invalid invitation and opens the page about it. */
export function InvitationRefused({ reason }: { readonly reason: MessageValue }) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  useEffect(() => {
    notify({ tone: 'warning', title: reason });
  }, [notify, reason]);
  return <Navigate replace to={oopsAddress(formatValue(intl, reason))} />;
}

/** Replaces the form while the server cannot return the invitation. The link stays valid. */
export function InvitationUnanswered({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Button onClick={onRetry} variant="primary">
          {intl.formatMessage(noPageMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(registerMessages.unansweredBody)}
      icon={CloudOff}
      size="small"
      title={intl.formatMessage(noPageMessages.unreachableTitle)}
    />
  );
}

/** The placeholder of the form while the invitation loads. */
export function RegisterSkeleton() {
  return (
    <div aria-busy="true" className={styles.form}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
