import type { RecentEntry, RecentWork } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { parameterQuery, parametersOf, contentAddress } from '../address/index.ts';
import type { AddressParameter } from '../../points.ts';
import { contentTags } from '../schema/query-keys.ts';

/** What changed lately and the drafts of the user; null from a server that does not keep track of it. */
export function recentWorkQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.entries, 'recent'],
    queryFn: async ({ signal }): Promise<RecentWork | null> =>
      (await optional(http.call('GET /admin/home/recent', { signal })))?.data ?? null,
  });
}

/** Address of the edit view of an entry, with what its own values say of the parameters that plugins added. */
export function recentEntryAddress(known: readonly AddressParameter[], entry: RecentEntry): string {
  const { uid, kind, id } = entry;
  const place =
    kind === 'singleType'
      ? ({ view: 'single', uid } as const)
      : ({ view: 'entry', uid, id: String(id) } as const);
  return contentAddress(place, parameterQuery(known, parametersOf(known, { ...entry })));
}

/** What to call whoever changed an entry last; null when it was nobody in particular. */
export function editorName({ updatedBy }: RecentEntry): string | null {
  if (!updatedBy) return null;
  const names = [updatedBy.firstname, updatedBy.lastname].filter((name) => name !== null && name !== '');
  return names.length > 0 ? names.join(' ') : updatedBy.username;
}
