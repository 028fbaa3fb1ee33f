import { ApiError, formatValue, NotFoundPage } from '@admin/shell';
import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { feedbackMessages } from './messages.ts';
import { problemText } from './problem-text.ts';

export interface LoadFailedProps {
  /** What failed. */
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/**
 * Stands in the place of what could not be fetched: it is not there, the server has something against it and says
 * what, or it can be asked for again.
 */
export function LoadFailed({ query }: LoadFailedProps) {
  const intl = useIntl();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <EmptyState
      action={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {intl.formatMessage(feedbackMessages.retry)}
        </Button>
      }
      body={formatValue(intl, problemText(query.error, feedbackMessages.loadFailedBody))}
      icon={CloudOff}
      title={intl.formatMessage(feedbackMessages.loadFailedTitle)}
    />
  );
}
