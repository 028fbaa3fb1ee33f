import type { RecentEntry, RecentWork } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { contentTags } from '../schema/query-keys.ts';

/** What changed lately and the drafts of the user; null from a server that does not keep track of it. */
export function recentWorkQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.entries, 'recent'],
    queryFn: async ({ signal }): Promise<RecentWork | null> =>
      (await optional(http.call('GET /admin/home/recent', { signal })))?.data ?? null,
  });
}

/** Address of the edit view of an entry, in its own locale. */
export function entryAddress({ uid, kind, id, locale }: RecentEntry): string {
  const search =
    locale === null ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale }).toString()}`;
  return kind === 'singleType'
    ? `/content-manager/single-types/${uid}${search}`
    : `/content-manager/collection-types/${uid}/${id}${search}`;
}

/** What to call whoever changed an entry last; null when it was nobody in particular. */
export function editorName({ updatedBy }: RecentEntry): string | null {
  if (!updatedBy) return null;
  const names = [updatedBy.firstname, updatedBy.lastname].filter((name) => name !== null && name !== '');
  return names.length > 0 ? names.join(' ') : updatedBy.username;
}
