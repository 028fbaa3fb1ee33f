import type { RecentEntry, RecentWork } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { parameterQuery, parametersOf, contentAddress } from '../address/index.ts';
import type { AddressParameter } from '../../points.ts';
import { contentTags } from '../schema/schema-queries.ts';

/**
 * Returns the query for recently changed entries and the user's drafts; null from a server without this endpoint.
 */
export function recentWorkQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.entries, 'recent'],
    queryFn: async ({ signal }): Promise<RecentWork | null> =>
      (await optional(http.call('GET /admin/home/recent', { signal })))?.data ?? null,
  });
}

/** Returns the address of an entry, with the plugins' parameters that it has, such as its locale. */
export function recentEntryAddress(known: readonly AddressParameter[], entry: RecentEntry): string {
  const { uid, kind, id } = entry;
  const location =
    kind === 'singleType'
      ? ({ view: 'single', uid } as const)
      : ({ view: 'entry', uid, id: String(id) } as const);
  return contentAddress(location, parameterQuery(known, parametersOf(known, { ...entry })));
}

/** Returns the name of the user who last changed an entry, or null. */
export function editorName({ updatedBy }: RecentEntry): string | null {
  if (!updatedBy) return null;
  const names = [updatedBy.firstname, updatedBy.lastname].filter((name) => name !== null && name !== '');
  return names.length > 0 ? names.join(' ') : updatedBy.username;
}
