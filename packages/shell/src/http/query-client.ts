import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Returns whether a retry cannot change the error. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isUnreadable || (error.status >= 400 && error.status < 500);
}

/**
 * Creates the cache of server responses. A window that gets the focus causes no refetch: the page must not change when
 * an editor returns to it.
 */
export function createQueryClient(): QueryClient {
  // By default the cache notifies its readers in a timer, after other pending tasks.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 5_000,
        retry: (failures, error) => !isFinal(error) && failures < 2,
        retryDelay: (failures) => 300 * 2 ** failures,
      },
      mutations: { retry: false },
    },
  });
}
