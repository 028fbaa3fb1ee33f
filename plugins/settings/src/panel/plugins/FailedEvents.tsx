import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Button, Pagination, RelativeTime, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GivenUpEvent } from '../../endpoints/undelivered-events.ts';
import { owedMessages as say } from './messages.ts';
import styles from './UndeliveredEvents.module.css';
import { givenUpQuery, type ListenerName } from './undelivered-event-queries.ts';

export interface GivenUpEventsProps {
  readonly listener: ListenerName;
  /** The event that is being told again; undefined for none. */
  readonly telling: number | undefined;
  /** Tells one again; undefined for those who may not. */
  readonly onTell: ((id: number) => void) | undefined;
}

/** The events that a listener was told in vain, each with the way to tell it again. */
export function GivenUpEvents({ listener, telling, onTell }: GivenUpEventsProps) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const events = useQuery(givenUpQuery(useService(httpRef), listener, page));
  const { data } = events;
  useEffect(() => {
    // The button of the event that went took the focus with it: the next one has it.
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [data]);
  if (!data) return events.isError ? <LoadFailed query={events} /> : <Skeleton lines={3} />;
  const { results, pagination } = data;
  return (
    <>
      <ul
        aria-label={intl.formatMessage(say.eventsOf, { listener: listener.listener })}
        className={styles.events}
        ref={list}
      >
        {results.map((event) => (
          <EventRow
            event={event}
            isTelling={telling === event.id}
            key={event.id}
            onTell={onTell && (() => onTell(event.id))}
          />
        ))}
      </ul>
      {pagination.pageCount > 1 && (
        <Pagination
          {...pagination}
          labels={{
            navigation: intl.formatMessage(say.pages),
            previous: intl.formatMessage(say.previousPage),
            next: intl.formatMessage(say.nextPage),
            page: (number) => intl.formatMessage(say.page, { page: number }),
            summary: (range) => intl.formatMessage(say.range, range),
          }}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

interface EventRowProps {
  readonly event: GivenUpEvent;
  readonly isTelling: boolean;
  readonly onTell: (() => void) | undefined;
}

function EventRow({ event, isTelling, onTell }: EventRowProps) {
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
      {onTell && (
        <Button
          aria-label={intl.formatMessage(say.tellNamed, { name })}
          loading={isTelling}
          onClick={onTell}
          size="small"
        >
          {intl.formatMessage(say.tell)}
        </Button>
      )}
    </li>
  );
}
