import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Button, Pagination, RelativeTime, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FailedEvent } from '../../endpoints/undelivered-events.ts';
import { undeliveredMessages } from './messages.ts';
import styles from './UndeliveredEvents.module.css';
import { failedEventsQuery, type ListenerName } from './undelivered-event-queries.ts';

export interface FailedEventsProps {
  readonly listener: ListenerName;
  /** Id of the event that is being retried. */
  readonly retrying: number | undefined;
  /** Retries one event; undefined without permission. */
  readonly onRetry: ((id: number) => void) | undefined;
}

/** The failed events of a listener, each with a button to retry it. */
export function FailedEvents({ listener, retrying, onRetry }: FailedEventsProps) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const events = useQuery(failedEventsQuery(useService(httpRef), listener, page));
  const { data } = events;
  useEffect(() => {
    // The removed row may have had the focus: it moves to the next button.
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [data]);
  if (!data) return events.isError ? <LoadFailed query={events} /> : <Skeleton lines={3} />;
  const { results, pagination } = data;
  return (
    <>
      <ul
        aria-label={intl.formatMessage(undeliveredMessages.eventsOf, { listener: listener.listener })}
        className={styles.events}
        ref={list}
      >
        {results.map((event) => (
          <EventRow
            event={event}
            isRetrying={retrying === event.id}
            key={event.id}
            onRetry={onRetry && (() => onRetry(event.id))}
          />
        ))}
      </ul>
      {pagination.pageCount > 1 && (
        <Pagination
          {...pagination}
          labels={{
            navigation: intl.formatMessage(undeliveredMessages.pages),
            previous: intl.formatMessage(undeliveredMessages.previousPage),
            next: intl.formatMessage(undeliveredMessages.nextPage),
            page: (number) => intl.formatMessage(undeliveredMessages.page, { page: number }),
            summary: (range) => intl.formatMessage(undeliveredMessages.range, range),
          }}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

interface EventRowProps {
  readonly event: FailedEvent;
  readonly isRetrying: boolean;
  readonly onRetry: (() => void) | undefined;
}

function EventRow({ event, isRetrying, onRetry }: EventRowProps) {
  const intl = useIntl();
  const name = `${event.event} ${event.uid} ${event.recordId}`;
  return (
    <li className={styles.event}>
      <div className={styles.words}>
        <bdi>{name}</bdi>
        <div className={styles.facts}>
          <RelativeTime date={event.createdAt} isTabStop locale={intl.locale} />
          {event.failure !== null && <bdi>{event.failure}</bdi>}
        </div>
      </div>
      {onRetry && (
        <Button
          aria-label={intl.formatMessage(undeliveredMessages.retryNamed, { name })}
          loading={isRetrying}
          onClick={onRetry}
          size="small"
        >
          {intl.formatMessage(undeliveredMessages.retry)}
        </Button>
      )}
    </li>
  );
}
