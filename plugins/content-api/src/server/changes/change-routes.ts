import { route, type ApiClient, type ContentApiAction, type PluginContext, type Route } from '@admin/server';
import { changeAction, changeEndpoints } from '../../endpoints.ts';
import { invalidParameter } from '../parameters/invalid-parameter.ts';
import { changeStreamsRef } from './change-streams.ts';
import { changeLimits, positionOf, readChanges, visibleEntries, type ChangeView } from './read-changes.ts';

/** The action of the feed of changes, for tokens. */
export const changeActions: readonly ContentApiAction[] = [
  { id: changeAction, access: 'read', requires: null },
];

function limitOf(sent: string | undefined): number {
  if (sent === undefined) return changeLimits.default;
  if (!/^\d{1,6}$/.test(sent)) throw invalidParameter('limit');
  return Math.min(Math.max(Number(sent), 1), changeLimits.max);
}

function viewOf(services: PluginContext, apiClient: ApiClient, status: string | undefined): ChangeView {
  return { visible: visibleEntries(apiClient, services), drafts: status === 'draft' };
}

/** The routes of changes: the durable feed, and the stream of events. */
export const changeRoutes: readonly Route[] = [
  route(changeEndpoints.list, async ({ services, apiClient, query: { since, limit, status }, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const position = since === undefined || since === '' ? null : positionOf(since);
    return readChanges(services, viewOf(services, apiClient, status), {
      since: position,
      limit: limitOf(limit),
    });
  }),
  route(changeEndpoints.stream, async ({ services, apiClient, query, headers, client, setHeader }) => {
    const since = headers['last-event-id'] ?? query.since ?? '';
    const view = viewOf(services, apiClient, query.status);
    const stream = await services.get(changeStreamsRef).open(view, {
      since: since === '' ? null : positionOf(since),
      reader: apiClient.name,
      network: client.ip,
    });
    setHeader('content-type', 'text/event-stream; charset=utf-8');
    setHeader('cache-control', 'no-store');
    setHeader('x-accel-buffering', 'no');
    return stream;
  }),
];
