import { ApiError, NotFoundPage } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { feedbackMessages } from './messages.ts';

export interface LoadFailedProps {
  readonly error: unknown;
  /** Whether the next try is under way. */
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in the place of what could not be fetched: it is not there, or it can be asked for again. */
export function LoadFailed({ error, isTrying, onRetry }: LoadFailedProps) {
  const intl = useIntl();
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <EmptyState
      action={
        <Button loading={isTrying} onClick={onRetry}>
          {intl.formatMessage(feedbackMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(feedbackMessages.loadFailedBody)}
      icon={CloudOff}
      title={intl.formatMessage(feedbackMessages.loadFailedTitle)}
    />
  );
}
