import { useQueryClient, type Query, type QueryCache, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after which a response is late. */
export const lateAfter = 10_000;

/**
 * Calls back when a query becomes late, and when the last late one has ended. Queries that wait for the network are not
 * late: they have not been sent.
 */
function watchLateQueries(cache: QueryCache, onChange: (late: ReadonlySet<Query>) => void): () => void {
  const timers = new Map<Query, ReturnType<typeof setTimeout>>();
  const late = new Set<Query>();
  const follow = (query: Query, isKnown: boolean) => {
    const isSent = isKnown && query.state.fetchStatus === 'fetching';
    if (isSent === timers.has(query)) return;
    if (isSent) {
      const becomeLate = () => onChange(new Set(late.add(query)));
      timers.set(query, setTimeout(becomeLate, lateAfter));
      return;
    }
    clearTimeout(timers.get(query));
    timers.delete(query);
    if (late.delete(query)) onChange(new Set(late));
  };
  for (const query of cache.getAll()) follow(query, true);
  const unsubscribe = cache.subscribe(({ type, query }) => follow(query, type !== 'removed'));
  return () => {
    unsubscribe();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Sends late queries again. A query whose first response is late is cancelled before: a refetch would wait for it. */
async function retryQueries(client: QueryClient, late: ReadonlySet<Query>): Promise<void> {
  const filters = { predicate: (query: Query) => late.has(query) };
  await client.cancelQueries(filters, { silent: true });
  await client.refetchQueries(filters);
}

/** Returns a function that sends the late queries again; null while no response is late. */
export function useLateRetry(): (() => void) | null {
  const client = useQueryClient();
  const [late, setLate] = useState<ReadonlySet<Query>>(new Set());
  useEffect(() => watchLateQueries(client.getQueryCache(), setLate), [client]);
  const retry = useCallback(() => void retryQueries(client, late), [client, late]);
  return late.size > 0 ? retry : null;
}
