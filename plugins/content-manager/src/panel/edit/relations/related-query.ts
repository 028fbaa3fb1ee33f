import type { RelatedEntries, RelatedEntry } from '@admin/contract';
import type { HttpClient } from '@admin/shell';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallParameters } from '../../address/index.ts';
import { contentTags } from '../../schema/index.ts';
import type { RelationOwner } from '@admin/entry-form';

/** How many linked entries are shown at first, and with each further press. */
export const firstRows = 5;

export interface RelatedSpec {
  readonly owner: RelationOwner;
  readonly field: string;
  readonly parameters: CallParameters;
}

/** The linked entries of a field, page by page from the end of the list. */
export function relatedQuery(http: HttpClient, { owner, field, parameters }: RelatedSpec) {
  return infiniteQueryOptions({
    queryKey: [contentTags.relations, owner.uid, owner.id, field, 'edited', parameters],
    queryFn: ({ pageParam, signal }): Promise<RelatedEntries> =>
      http.call('GET /content-manager/relations/:uid/:id/:field', {
        params: { uid: owner.uid, id: String(owner.id), field },
        query: { page: pageParam, pageSize: firstRows, ...parameters },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      'results' in last && last.pagination.page < last.pagination.pageCount
        ? last.pagination.page + 1
        : undefined,
  });
}

/** What was fetched, in the order of the list: each answer begins with its end. An entry that came twice stands once. */
export function listedEntries(pages: readonly RelatedEntries[]): readonly RelatedEntry[] {
  const entries = new Map<number, RelatedEntry>();
  for (const page of pages) {
    const those = 'results' in page ? page.results : [page.data ?? []].flat();
    for (const entry of those) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()].toReversed();
}

/** How many entries the server links. */
export function linkedCount(pages: readonly RelatedEntries[]): number {
  const last = pages.at(-1);
  if (!last) return 0;
  if ('results' in last) return last.pagination.total;
  return last.data ? 1 : 0;
}
