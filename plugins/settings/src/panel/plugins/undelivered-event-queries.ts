import { errorText, httpRef, notifyRef, useService, type HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { undeliveredEventsEndpoints } from '../../endpoints/undelivered-events.ts';
import { serverPluginsQuery } from './server-plugins-query.ts';
import { undeliveredMessages } from './messages.ts';

/** Names a listener of a plugin. */
export interface ListenerName {
  readonly plugin: string;
  readonly listener: string;
}

const pageSize = 10;

const calls = (http: HttpClient) => http.for<typeof undeliveredEventsEndpoints>();

const root = ({ plugin, listener }: ListenerName) => ['server-plugins', 'given-up', plugin, listener];

/** Loads a page of the failed events of a listener, newest first. */
export function failedEventsQuery(http: HttpClient, { plugin, listener }: ListenerName, page: number) {
  return queryOptions({
    queryKey: [...root({ plugin, listener }), page],
    queryFn: async ({ signal }) => {
      const params = { plugin, listener };
      const query = { page, pageSize };
      return (await calls(http).call('GET /admin/owed-events/:plugin/:listener', { params, query, signal }))
        .data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Retries one or all failed events of a listener, and reloads the rest. */
export function useRetryEvents({ plugin, listener }: ListenerName) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'all'): Promise<number> => {
      const params = { plugin, listener };
      if (which === 'all') {
        const response = await calls(http).call('POST /admin/owed-events/:plugin/:listener/retry', {
          params,
        });
        return response.data.count;
      }
      const one = { ...params, id: which };
      await calls(http).call('POST /admin/owed-events/:plugin/:listener/:id/retry', { params: one });
      return 1;
    },
    onSuccess: (count) =>
      notify({ tone: 'success', title: { ...undeliveredMessages.retrying, values: { count } } }),
    onError: (error) => notify({ tone: 'danger', title: errorText(error) }),
    // Also after an error: another user may have retried the event in the meantime.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: root({ plugin, listener }) });
      await queries.invalidateQueries({ queryKey: serverPluginsQuery(http).queryKey });
    },
  });
}
