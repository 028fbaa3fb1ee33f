import { Button, EmptyState } from '@admin/ui';
import { CloudOff } from '@admin/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { NotFoundPage } from '../frame/error-pages/error-pages.tsx';
import { ApiError } from '../http/api-error.ts';
import { errorText } from '../messages/error-text.ts';
import { formatValue, type MessageValue } from '../messages/message.ts';
import { pageMessages } from './messages.ts';

export interface LoadFailedProps {
  /** The failed query of `useQuery`. */
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** @default "This page could not be loaded" */
  readonly title?: MessageValue;
}

/**
 * Replaces content that could not be fetched: it does not exist, the server rejects the request with a reason, or the
 * request can be repeated.
 */
export function LoadFailed({ query, title = pageMessages.failedTitle }: LoadFailedProps) {
  const intl = useIntl();
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <EmptyState
      action={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {intl.formatMessage(pageMessages.retry)}
        </Button>
      }
      body={formatValue(intl, errorText(query.error, pageMessages.failedBody))}
      icon={CloudOff}
      title={formatValue(intl, title)}
    />
  );
}
