import type { Calls } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';

const call = 'GET /content-manager/bulk-progress/:name';

/** How far an action on many entries has come. */
export type BulkProgress = NonNullable<Calls[typeof call]['response']['data']>;

/** Milliseconds from one question to the next: often enough for numbers that run. */
const interval = 500;

/**
 * Asks how far an action has come for as long as it runs.
 * @param name the one that the action was given
 * @returns null while nothing is known, such as where another server does the work
 */
export function useBulkProgress(name: string, isRunning: boolean): BulkProgress | null {
  const http = useService(httpRef);
  const { data } = useQuery({
    queryKey: ['content-manager.bulk-progress', name],
    enabled: isRunning,
    refetchInterval: interval,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (await http.call(call, { params: { name }, signal })).data,
  });
  return (isRunning && data) || null;
}
