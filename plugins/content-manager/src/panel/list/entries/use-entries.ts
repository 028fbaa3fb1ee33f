import type { Entry } from '@admin/content-model';
import { ApiError, homePage, httpRef, notifyRef, permissionsRef, useService } from '@admin/shell';
import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFilterContext } from '../../address/address-hooks.ts';
import type { ListParameters } from '../../address/list-parameters.ts';
import { useFieldPermissions } from '../../permissions/index.ts';
import { contentTags } from '../../schema/index.ts';
import { listMessages } from '../messages.ts';
import { entriesQuery, readableList } from './entries-query.ts';

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/**
 * The page of entries that the address names. A permission that was lost meanwhile leads home, with the permissions
 * fetched anew; any other failure is told and can be tried again.
 */
export function useEntries(uid: string, list: ListParameters) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { refresh } = useService(permissionsRef).actions;
  const navigate = useNavigate();
  const permissions = useFieldPermissions(uid);
  const readable = useMemo(() => readableList(list, permissions), [list, permissions]);
  const page = useQuery(entriesQuery(http, uid, readable, useFilterContext()));
  const { error } = page;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!error) return;
    if (!isForbidden(error)) {
      notify({ tone: 'warning', title: listMessages.fetchFailed });
      return;
    }
    // With its permissions fetched anew the list asks, and is refused, once more on the way home.
    if (isLeaving.current) return;
    isLeaving.current = true;
    notify({ tone: 'info', title: listMessages.forbidden });
    void refresh();
    void navigate(homePage.to(), { replace: true });
  }, [error, navigate, notify, refresh]);

  return page;
}

/** What a list shows while or instead of its rows. */
export type ListStatus = 'loading' | 'refreshing' | 'ready' | 'failed';

/** Where the fetching of a page stands, as its reader sees it. */
export function listStatus(page: ReturnType<typeof useEntries>, wanted: number): ListStatus {
  // On the way home: the failure has been told.
  if (isForbidden(page.error)) return 'loading';
  if (page.data === undefined) return page.isError ? 'failed' : 'loading';
  const { results, pagination } = page.data;
  // That the page before had no rows says nothing about this one.
  if (page.isPlaceholderData) return results.length > 0 ? 'refreshing' : 'loading';
  const isElsewhere = results.length === 0 && pagination.total > 0;
  // Beyond the end, or the last rows of a page were deleted: the page that has rows is on its way.
  if (isElsewhere && (page.isFetching || wanted > pagination.pageCount)) return 'loading';
  return 'ready';
}

/** The rows, with each one that says the same as before replaced by the object that said it before. */
export function keptRows(before: readonly Entry[], rows: readonly Entry[]): readonly Entry[] {
  if (before === rows) return rows;
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = rows.map((entry) => {
    const same = known.get(entry.id);
    return same === undefined ? entry : replaceEqualDeep(same, entry);
  });
  const isSame = kept.length === before.length && kept.every((entry, index) => entry === before[index]);
  return isSame ? before : kept;
}

/** Keeps entries the same objects from page to page and order to order, so that their rows are only moved. */
export function useKeptRows(rows: readonly Entry[]): readonly Entry[] {
  const [given, setGiven] = useState(rows);
  const [kept, setKept] = useState(rows);
  if (given === rows) return kept;
  const next = keptRows(kept, rows);
  setGiven(rows);
  setKept(next);
  return next;
}

/** Lets everything that is known about entries be fetched again; settles when what is on screen is fresh. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const roots = [contentTags.entries, contentTags.entry, contentTags.relations];
    await Promise.all(roots.map((root) => queries.invalidateQueries({ queryKey: [root] })));
  }, [queries]);
}
