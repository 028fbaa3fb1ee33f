import {
  isRecord,
  isRelationDifference,
  noDifference,
  ownValue,
  shownRelations,
  type FormRelation,
  type RelationDifference,
} from '@admin/content-model';
import { fieldName, readAt, toPath, type RelationOwner } from '@admin/entry-form';
import { httpRef, useService } from '@admin/shell';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { contentTags } from '../../schema/index.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useSavedEntry } from '../editing/saved-entry-context.ts';
import { useFormValue, useRelationOwner } from '../editing/use-form-value.ts';
import { fetchRelated, linkedCount, listedEntries, relatedQuery } from '../session/related-query.ts';
import { countItems } from '../values/count-items.ts';

/** The linked entries of a relation with the unsaved changes of the form. */
export interface LinkedEntries {
  /** The stored owner of the relation; null until its first save. */
  readonly owner: RelationOwner | null;
  /** The loaded entries with unsaved changes: the end of the list. */
  readonly shown: readonly FormRelation[];
  readonly difference: RelationDifference;
  /** Number of all linked entries, loaded or not. */
  readonly count: number;
  readonly state: 'loading' | 'failed' | 'ready';
  /** Expected number of entries while the first page is loading. */
  readonly expected: number;
  /** True if the list has entries before the loaded ones. */
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly loadEarlier: () => void;
  readonly retry: () => void;
}

/** Stands for a missing owner in a disabled query. */
const noOwner: RelationOwner = { uid: '', id: 0 };

/** Returns the number of links in the response that filled the form; undefined if it does not contain the number. */
function countedIn(source: unknown, path: string): number | undefined {
  if (path.includes('#')) return undefined;
  const value = readAt(source, toPath(path));
  if (value === null) return 0;
  // A single type contains the entries themselves.
  if (Array.isArray(value)) return value.length;
  const count = isRecord(value) ? value['count'] : undefined;
  return typeof count === 'number' ? count : undefined;
}

/**
 * Returns the linked entries of a relation, which are loaded once the field is visible.
 * @param isVisible whether the field is or has been visible
 */
export function useLinkedEntries(path: string, isVisible: boolean): LinkedEntries {
  const http = useService(httpRef);
  const { address, stage, fieldPermissions, relations } = useEditing();
  const { source } = useSavedEntry();
  const { parameters } = address;
  const field = fieldName(path);
  const owner = useRelationOwner(path);
  // Some users may write a relation that they may not read.
  const isReadable = stage === 'creating' || fieldPermissions.read.allows(path);
  const counted = countedIn(source, path);
  // A relation without links is not fetched.
  const isFetched = owner !== null && isReadable && counted !== 0;
  const query = useInfiniteQuery({
    ...relatedQuery(http, { owner: owner ?? noOwner, field, parameters }),
    enabled: isFetched && isVisible,
  });
  const pages = query.data?.pages;
  const isLoaded = pages !== undefined;
  useEffect(() => {
    if (owner && isLoaded) relations.retain(owner, field);
  }, [owner, field, isLoaded, relations]);

  const value = useFormValue(path);
  const difference = isRelationDifference(value) ? value : noDifference;
  const shown = useMemo(() => shownRelations(listedEntries(pages), difference), [pages, difference]);
  const added = difference.connect.filter(({ isLinked }) => !isLinked).length;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;

  return {
    owner,
    shown,
    difference,
    count: isFetched ? linkedCount(pages ?? []) + added - difference.disconnect.length : shown.length,
    state: !isFetched || isLoaded ? 'ready' : query.isError ? 'failed' : 'loading',
    expected: counted ?? 1,
    hasEarlier: isFetched && hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

/**
 * Returns the number of entries that a polymorphic relation links on the server. The entry contains the count of its own
 * relations; for mirrored relations and relations in items it is fetched once the field is visible.
 */
export function useLinkCount(path: string, isVisible: boolean): number | 'loading' | 'failed' {
  const http = useService(httpRef);
  const { address } = useEditing();
  const { source } = useSavedEntry();
  const { parameters } = address;
  const field = fieldName(path);
  const owner = useRelationOwner(path);
  const value = field === path && isRecord(source) ? ownValue(source, field) : undefined;
  const isCounted = owner === null || (value !== null && value !== undefined);
  const { uid, id } = owner ?? noOwner;
  const query = useQuery({
    queryKey: [contentTags.relations, uid, id, field, 'counted', parameters],
    queryFn: ({ signal }) =>
      fetchRelated(http, { owner: { uid, id }, field }, { page: 1, pageSize: 1, parameters, signal }),
    enabled: isVisible && !isCounted,
  });
  if (isCounted) return owner === null ? 0 : countItems(value);
  if (query.data) return linkedCount([query.data]);
  return query.isError ? 'failed' : 'loading';
}
