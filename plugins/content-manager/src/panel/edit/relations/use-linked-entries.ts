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
import { getIn } from 'final-form';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useEditing } from '../editing-context.ts';
import { fieldName, useFormValue, type RelationOwner } from '../form/index.ts';
import { useSavedEntry } from '../session/saved-entry-context.ts';
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

/** Whether the answer that the form was filled from says that nothing is linked: then there is nothing to fetch. */
function isKnownToBeEmpty(source: unknown, path: string): boolean {
  if (path.includes('#')) return false;
  const held: unknown = getIn(isRecord(source) ? source : {}, path);
  return held === null || (isRecord(held) && held['count'] === 0);
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
  const isFetched = owner !== null && isSeen && !isKnownToBeEmpty(source, path);
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
    hasEarlier: isFetched && hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
