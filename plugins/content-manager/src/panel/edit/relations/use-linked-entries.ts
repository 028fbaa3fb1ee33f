import {
  isRecord,
  isRelationDifference,
  noDifference,
  shownRelations,
  type FormRelation,
  type RelationDifference,
} from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { fieldName, readAt, toPath, type RelationOwner } from '@admin/entry-form';
import { useFormValue } from '../editing/use-form-value.ts';
import { useSavedEntry } from '../editing/saved-entry-context.ts';
import { linkedCount, listedEntries, relatedQuery } from './related-query.ts';

/** The linked entries of a relation as the form has them. */
export interface LinkedEntries {
  /** Who has the relation on the server; null while that is not saved. */
  readonly owner: RelationOwner | null;
  /** Those that are loaded, with what was changed: the end of the list. */
  readonly shown: readonly FormRelation[];
  readonly difference: RelationDifference;
  /** How many there are, loaded or not. */
  readonly count: number;
  readonly state: 'loading' | 'failed' | 'ready';
  /** How many entries are on their way as long as none of them is there, as far as that is known. */
  readonly awaited: number;
  /** Whether entries stand before those that are shown. */
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly loadEarlier: () => void;
  readonly retry: () => void;
}

const nobody: RelationOwner = { uid: '', id: 0 };

/** Who has the relation at a path on the server; the same object until that is somebody else. */
function useOwner(path: string): RelationOwner | null {
  const { form } = useEditing();
  const text = useSyncExternalStore(form.onChange, () => {
    const owner = form.ownerOf(path);
    return owner && `${owner.uid} ${owner.id}`;
  });
  return useMemo(() => {
    if (text === null) return null;
    const [uid = '', id] = text.split(' ');
    return { uid, id: Number(id) };
  }, [text]);
}

/** How many links the answer that the form was filled from tells of; undefined where it does not. */
function countedIn(source: unknown, path: string): number | undefined {
  if (path.includes('#')) return undefined;
  const held = readAt(source, toPath(path));
  if (held === null) return 0;
  const count = isRecord(held) ? held['count'] : undefined;
  return typeof count === 'number' ? count : undefined;
}

/**
 * Fetches what a relation links, once somebody can see it, and shows it with what was changed in the form.
 * @param isWanted whether the field has come into sight
 */
export function useLinkedEntries(path: string, isWanted: boolean): LinkedEntries {
  const http = useService(httpRef);
  const { form, address, stage, fieldPermissions } = useEditing();
  const { source } = useSavedEntry();
  const { parameters } = address;
  const field = fieldName(path);
  const owner = useOwner(path);
  // Some may link what they may not see.
  const isSeen = stage === 'creating' || fieldPermissions.read.allows(path);
  const counted = countedIn(source, path);
  // Where nothing is linked there is nothing to fetch.
  const isFetched = owner !== null && isSeen && counted !== 0;
  const answer = useInfiniteQuery({
    ...relatedQuery(http, { owner: owner ?? nobody, field, parameters }),
    enabled: isFetched && isWanted,
  });
  const pages = answer.data?.pages;

  useEffect(() => {
    if (owner && pages) form.relations.write(owner, field, listedEntries(pages));
  }, [form, owner, field, pages]);

  const loaded = useSyncExternalStore(
    form.relations.subscribe,
    useCallback(() => form.relations.read(owner, field), [form, owner, field]),
  );
  const value = useFormValue(path);
  const difference = isRelationDifference(value) ? value : noDifference;
  const shown = useMemo(() => shownRelations(loaded, difference), [loaded, difference]);
  const added = difference.connect.filter(({ isLinked }) => !isLinked).length;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = answer;

  return {
    owner,
    shown,
    difference,
    count: isFetched ? linkedCount(pages ?? []) + added - difference.disconnect.length : shown.length,
    state: !isFetched || pages ? 'ready' : answer.isError ? 'failed' : 'loading',
    awaited: counted ?? 1,
    hasEarlier: isFetched && hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
