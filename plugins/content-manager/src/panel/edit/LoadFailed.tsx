import { Button, EmptyState } from '@admin/ui';
import { TriangleAlert } from '@admin/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from './messages.ts';

export interface LoadFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stands in the place of an entry that could not be fetched. */
export function LoadFailed({ isRetrying, onRetry }: LoadFailedProps) {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          <FormattedMessage {...editMessages.retry} />
        </Button>
      }
      body={intl.formatMessage(editMessages.loadFailedBody)}
      icon={TriangleAlert}
      title={intl.formatMessage(editMessages.loadFailedTitle)}
    />
  );
}
