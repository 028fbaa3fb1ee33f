import type { FormRelation } from '@admin/content-model';
import type { RelatedEntries, RelatedEntry } from '@admin/contract';
import {
  createTupleMap,
  type LoadedRelations,
  type OwnedRelation,
  type RelationOwner,
} from '@admin/entry-form';
import type { HttpClient } from '@admin/shell';
import {
  infiniteQueryOptions,
  QueryObserver,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { CallParameters } from '../../address/index.ts';
import { contentTags } from '../../schema/index.ts';

/** Number of linked entries that are loaded at a time. */
export const firstRows = 5;

/** Fetches one page of linked entries, counted from the end of the list. */
export function fetchRelated(
  http: HttpClient,
  { owner, field }: OwnedRelation,
  {
    parameters,
    signal,
    ...page
  }: {
    readonly page: number;
    readonly pageSize: number;
    readonly parameters: CallParameters;
    readonly signal?: AbortSignal;
  },
): Promise<RelatedEntries> {
  return http.call('GET /content-manager/relations/:uid/:id/:field', {
    params: { uid: owner.uid, id: String(owner.id), field },
    query: { ...page, ...parameters },
    ...(signal ? { signal } : {}),
  });
}

export interface RelatedSpec extends OwnedRelation {
  readonly parameters: CallParameters;
}

/** The linked entries of a field in the query cache, page by page from the end of the list. */
export function relatedQuery(http: HttpClient, { owner, field, parameters }: RelatedSpec) {
  return infiniteQueryOptions({
    queryKey: [contentTags.relations, owner.uid, owner.id, field, 'edited', parameters],
    queryFn: ({ pageParam, signal }): Promise<RelatedEntries> =>
      fetchRelated(http, { owner, field }, { page: pageParam, pageSize: firstRows, parameters, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      'results' in last && last.pagination.page < last.pagination.pageCount
        ? last.pagination.page + 1
        : undefined,
  });
}

const noEntries: readonly RelatedEntry[] = [];
const listed = new WeakMap<readonly RelatedEntries[], readonly RelatedEntry[]>();

/** Returns the entries of the pages in list order, each once; the same list for the same pages. */
export function listedEntries(pages: readonly RelatedEntries[] | undefined): readonly RelatedEntry[] {
  if (!pages) return noEntries;
  const known = listed.get(pages);
  if (known) return known;
  const entries = new Map<number, RelatedEntry>();
  for (const page of pages) {
    const those = 'results' in page ? page.results : [page.data ?? []].flat();
    for (const entry of those) if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  const list = [...entries.values()].toReversed();
  listed.set(pages, list);
  return list;
}

/** Returns the number of entries that the server links. */
export function linkedCount(pages: readonly RelatedEntries[]): number {
  const last = pages.at(-1);
  if (!last) return 0;
  if ('results' in last) return last.pagination.total;
  return last.data ? 1 : 0;
}

type RelatedPages = InfiniteData<RelatedEntries>;

/** Returns the cached pages with other entries. The number of pages stays the same, so a refetch loads as many. */
function withEntries(data: RelatedPages | undefined, entries: readonly FormRelation[]): RelatedPages {
  const { pages, pageParams } = data ?? {
    pages: [{ results: [], pagination: { page: 1, pageSize: firstRows, pageCount: 1, total: 0 } }],
    pageParams: [1],
  };
  const added = entries.length - listedEntries(pages).length;
  const next = pages.map((page, index): RelatedEntries => {
    if (!('results' in page)) return { data: entries.at(-1) ?? null };
    const { pagination } = page;
    return {
      results: index === 0 ? entries.toReversed() : [],
      pagination: { ...pagination, total: pagination.total + added },
    };
  });
  return { pages: next, pageParams };
}

/** The loaded relations of one form, in the query cache. */
export interface CachedRelations extends LoadedRelations {
  /** Keeps the entries of a relation in the cache after its field is removed, until `release`. */
  readonly retain: (owner: RelationOwner, field: string) => void;
  /** Allows the cache to remove the retained entries. */
  readonly release: () => void;
}

/** Creates the loaded relations of one form. Undo and copies read them after their field is removed. */
export function createCachedRelations({
  queries,
  http,
  parameters,
}: {
  readonly queries: QueryClient;
  readonly http: HttpClient;
  readonly parameters: CallParameters;
}): CachedRelations {
  let retained = createTupleMap<[uid: string, id: number, field: string], true>();
  const stops = new Set<() => void>();
  const keyOf = (owner: RelationOwner, field: string) =>
    relatedQuery(http, { owner, field, parameters }).queryKey;

  const retain = (owner: RelationOwner, field: string): void => {
    if (retained.has(owner.uid, owner.id, field)) return;
    retained.set([owner.uid, owner.id, field], true);
    // The cache removes queries without observers; a disabled observer never fetches.
    stops.add(
      new QueryObserver(queries, { queryKey: keyOf(owner, field), enabled: false }).subscribe(
        () => undefined,
      ),
    );
  };

  return {
    read: (owner, field) =>
      listedEntries(owner ? queries.getQueryData(keyOf(owner, field))?.pages : undefined),
    write(owner, field, entries) {
      queries.setQueryData(keyOf(owner, field), (data) => withEntries(data, entries));
      retain(owner, field);
    },
    retain,
    release() {
      for (const stop of stops) stop();
      stops.clear();
      retained = createTupleMap();
    },
  };
}
