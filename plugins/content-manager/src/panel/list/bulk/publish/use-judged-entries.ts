import type { Entry } from '@admin/content-model';
import { type HttpClient, httpRef, useCustomFieldCheck, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { isReadable, useFieldPermissions } from '../../../permissions/index.ts';
import { contentTags, type ContentTypeView } from '../../../schema/index.ts';
import { judgeEntries } from './judge-entries.ts';

/** As many entries as a page of a list can have. */
export const mostOfPage = 100;

interface Wanted {
  readonly uid: string;
  readonly ids: readonly number[];
  readonly sort: string;
  readonly locale: string | undefined;
}

/** All of the entries: in one page of that size, in several beyond what a page can have. */
async function fetchEntries(
  http: HttpClient,
  { uid, ids, sort, locale }: Wanted,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let first = 0; first < ids.length; first += mostOfPage) {
    const some = ids.slice(first, first + mostOfPage);
    const { results } = await http.call('GET /content-manager/collection-types/:uid', {
      params: { uid },
      query: {
        page: 1,
        pageSize: some.length,
        sort,
        filters: { id: { $in: some } },
        ...(locale === undefined ? {} : { locale }),
      },
      signal,
    });
    entries.push(...results);
  }
  return entries;
}

/** The chosen entries as the server has them now, each judged by the rules for what is public. */
export function useJudgedEntries(view: ContentTypeView, { ids, locale }: Pick<Wanted, 'ids' | 'locale'>) {
  const http = useService(httpRef);
  const check = useCustomFieldCheck();
  const { uid } = view.contentType;
  const { defaultSortBy: field, defaultSortOrder: order } = view.configuration.settings;
  const permissions = useFieldPermissions(uid);
  const sort = isReadable(permissions, field) ? `${field}:${order}` : 'id:ASC';
  return useQuery({
    queryKey: [contentTags.entries, uid, 'publish', { ids, sort, locale }],
    // Whoever opens the dialog again wants to see what is there now.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      judgeEntries(view, await fetchEntries(http, { uid, ids, sort, locale }, signal), check),
  });
}
