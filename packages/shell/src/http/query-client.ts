import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Answers that a second try cannot change. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isUnreadable || (error.status >= 400 && error.status < 500);
}

/**
 * The cache of server answers. Nothing is fetched again because a window gains focus: an editor who comes
 * back from another window must not see the page move.
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
