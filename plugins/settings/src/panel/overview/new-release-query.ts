import { type HttpClient, httpRef, optional, useService } from '@admin/shell';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { NewRelease, releaseEndpoints } from '../../endpoints/releases.ts';

/** Loads the release that is newer than the running version; null if there is none, or the server does not look for it. */
export function newReleaseQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['NewRelease'],
    queryFn: async ({ signal }): Promise<NewRelease | null> => {
      const calls = http.for<typeof releaseEndpoints>();
      return (await optional(calls.call('GET /admin/new-release', { signal })))?.data ?? null;
    },
  });
}

/** Returns the function that stores that the user has dismissed the notification about a release. */
export function useDismissRelease(): (release: NewRelease) => void {
  const http = useService(httpRef);
  const queries = useQueryClient();
  return useCallback(
    (release) => {
      const dismissed: NewRelease = { ...release, isDismissed: true };
      queries.setQueryData(newReleaseQuery(http).queryKey, dismissed);
      const body = { version: release.version };
      // If the dismissal cannot be stored, the notification returns with the next start of the panel.
      http
        .for<typeof releaseEndpoints>()
        .call('PUT /admin/new-release/dismissed', { body })
        .catch(() => undefined);
    },
    [http, queries],
  );
}
