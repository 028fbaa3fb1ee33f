import { durableListenersRef, notFound, route, type LoggedDelivery, type Route } from '@admin/server';
import { undeliveredEventsEndpoints, type FailedEvent } from '../../endpoints/undelivered-events.ts';

/** Returns the id in a path, within the integer range of every database; null for invalid text. */
function eventId(sent: number | string): number | null {
  return /^[1-9]\d{0,8}$/.test(String(sent)) ? Number(sent) : null;
}

/** Returns the identity of the entry of an event without its values: the reader of events may not read every entry. */
function presentEvent(row: LoggedDelivery): FailedEvent {
  const { id, event, uid, created_at: createdAt, tried_at: triedAt, failure } = row;
  return { id, event, uid, recordId: row.record_id, createdAt, triedAt, failure };
}

/** The routes of failed events. */
export const undeliveredEventsRoutes: readonly Route[] = [
  route(undeliveredEventsEndpoints.listFailedEvents, async ({ services, params, query }) => {
    const { results, pagination } = await services
      .get(durableListenersRef)
      .abandoned(params.plugin, params.listener, query);
    return { data: { results: results.map(presentEvent), pagination } };
  }),
  route(undeliveredEventsEndpoints.retryFailedEvents, async ({ services, params }) => ({
    data: { count: await services.get(durableListenersRef).retry(params.plugin, params.listener) },
  })),
  route(undeliveredEventsEndpoints.retryFailedEvent, async ({ services, params }) => {
    const id = eventId(params.id);
    const count =
      id === null ? 0 : await services.get(durableListenersRef).retry(params.plugin, params.listener, id);
    if (count === 0) throw notFound('event.notFound');
  }),
];
