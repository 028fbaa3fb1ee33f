import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { listMessages } from './messages.ts';

export interface ListFailedProps {
  /** Whether the next try is under way. */
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** What stands in the place of rows that could not be fetched. */
export function ListFailed({ isTrying, onRetry }: ListFailedProps) {
  const intl = useIntl();
  return (
    <EmptyState
      action={
        <Button loading={isTrying} onClick={onRetry}>
          {intl.formatMessage(listMessages.retry)}
        </Button>
      }
      body={intl.formatMessage(listMessages.fetchFailedBody)}
      icon={CloudOff}
      title={intl.formatMessage(listMessages.fetchFailedTitle)}
    />
  );
}
