import { httpRef, useService, type HttpClient } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { i18nEndpoints, Locale } from '../../endpoints.ts';

/** What cached answers about locales are kept under. */
export const localesKey = ['i18n', 'locales'] as const;

/** The client of this plugin's endpoints. */
export function i18nClient(http: HttpClient) {
  return http.for<typeof i18nEndpoints>();
}

/** The locales that content can be written in, in the order in which they were added. */
export function localesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: localesKey,
    queryFn: ({ signal }): Promise<readonly Locale[]> =>
      i18nClient(http).call('GET /i18n/locales', { signal }),
  });
}

/** The locales as a query, for whoever shows them. */
export function useLocalesQuery() {
  return useQuery(localesQuery(useService(httpRef)));
}

/** The locales; undefined while they are not known. Content can do without: who needs them for more asks the query. */
export function useLocales(): readonly Locale[] | undefined {
  return useQuery({ ...localesQuery(useService(httpRef)), staleTime: 60_000 }).data;
}
