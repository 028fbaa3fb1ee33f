import { httpRef, useService, type HttpClient } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { i18nEndpoints, Locale } from '../../endpoints.ts';

/** The cache key of locales. */
export const localesKey = ['i18n', 'locales'] as const;

/** Returns the client of this plugin's endpoints. */
export function i18nClient(http: HttpClient) {
  return http.for<typeof i18nEndpoints>();
}

/** Returns the query for the locales, in the order in which they were added. */
export function localesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: localesKey,
    queryFn: ({ signal }): Promise<readonly Locale[]> =>
      i18nClient(http).call('GET /i18n/locales', { signal }),
  });
}

/** Returns the query of the locales, for pages that show its status. */
export function useLocalesQuery() {
  return useQuery(localesQuery(useService(httpRef)));
}

/** Returns the locales; undefined while they load, and after a failure. */
export function useLocales(): readonly Locale[] | undefined {
  return useQuery({ ...localesQuery(useService(httpRef)), staleTime: 60_000 }).data;
}
