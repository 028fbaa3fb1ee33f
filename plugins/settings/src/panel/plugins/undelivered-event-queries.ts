import { errorText, httpRef, notifyRef, useService, type HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { undeliveredEventsEndpoints } from '../../endpoints/undelivered-events.ts';
import { serverPluginsQuery } from './server-plugins-query.ts';
import { owedMessages } from './messages.ts';

/** Names a listener of a plugin. */
export interface ListenerName {
  readonly plugin: string;
  readonly listener: string;
}

const pageSize = 10;

const calls = (http: HttpClient) => http.for<typeof undeliveredEventsEndpoints>();

const root = ({ plugin, listener }: ListenerName) => ['server-plugins', 'given-up', plugin, listener];

/** A page of what a listener was told in vain, newest first. */
export function givenUpQuery(http: HttpClient, { plugin, listener }: ListenerName, page: number) {
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

/** Tells a listener again of one event or of all that were given up, and fetches anew what is left. */
export function useTellAgain({ plugin, listener }: ListenerName) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'all'): Promise<number> => {
      const params = { plugin, listener };
      if (which === 'all') {
        const answer = await calls(http).call('POST /admin/owed-events/:plugin/:listener/retry', { params });
        return answer.data.count;
      }
      const one = { ...params, id: which };
      await calls(http).call('POST /admin/owed-events/:plugin/:listener/:id/retry', { params: one });
      return 1;
    },
    onSuccess: (count) => notify({ tone: 'success', title: { ...owedMessages.told, values: { count } } }),
    onError: (error) => notify({ tone: 'danger', title: errorText(error) }),
    // Also after a refusal: somebody else may have told it again in the meantime.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: root({ plugin, listener }) });
      await queries.invalidateQueries({ queryKey: serverPluginsQuery(http).queryKey });
    },
  });
}
