import type { ContentType, Entry } from '@admin/content-model';
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
 * Fetches the page of entries that the address names. If the user has lost the permission, it refetches the permissions
 * and navigates home; any other failure is reported in a notice.
 */
export function useEntries({ uid, attributes }: ContentType, list: ListParameters) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { refresh } = useService(permissionsRef).actions;
  const navigate = useNavigate();
  const permissions = useFieldPermissions(uid);
  const readable = useMemo(
    () => readableList(list, permissions, attributes),
    [list, permissions, attributes],
  );
  const page = useQuery(entriesQuery(http, uid, readable, useFilterContext()));
  const { error } = page;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!error) return;
    if (!isForbidden(error)) {
      notify({ tone: 'warning', title: listMessages.fetchFailed });
      return;
    }
    // With new permissions the list sends one more request, which fails too, before the home page opens.
    if (isLeaving.current) return;
    isLeaving.current = true;
    notify({ tone: 'info', title: listMessages.forbidden });
    void refresh();
    void navigate(homePage.to(), { replace: true });
  }, [error, navigate, notify, refresh]);

  return page;
}

/** The display of a list: skeletons, the previous rows, its rows, or an error. */
export type ListStatus = 'loading' | 'refreshing' | 'ready' | 'failed';

/** Returns the status of a page of entries. */
export function listStatus(page: ReturnType<typeof useEntries>, wanted: number): ListStatus {
  // The home page is about to open.
  if (isForbidden(page.error)) return 'loading';
  if (page.data === undefined) return page.isError ? 'failed' : 'loading';
  const { results, pagination } = page.data;
  // An empty previous page says nothing about this one.
  if (page.isPlaceholderData) return results.length > 0 ? 'refreshing' : 'loading';
  const isBeyondEnd = results.length === 0 && pagination.total > 0;
  // After the last page, or its last rows were deleted: `usePageInRange` navigates to the last page.
  if (isBeyondEnd && (page.isFetching || wanted > pagination.pageCount)) return 'loading';
  return 'ready';
}

/** Returns the rows, with each row that is equal to a previous one replaced by that object. */
export function stableRows(previous: readonly Entry[], rows: readonly Entry[]): readonly Entry[] {
  if (previous === rows) return rows;
  const byId = new Map(previous.map((entry) => [entry.id, entry]));
  const next = rows.map((entry) => {
    const same = byId.get(entry.id);
    return same === undefined ? entry : replaceEqualDeep(same, entry);
  });
  const isSame = next.length === previous.length && next.every((entry, index) => entry === previous[index]);
  return isSame ? previous : next;
}

/** Keeps equal entries the same objects across pages and orders, so that their rows move without rendering again. */
export function useStableRows(rows: readonly Entry[]): readonly Entry[] {
  const [latest, setLatest] = useState(rows);
  const [stable, setStable] = useState(rows);
  if (latest === rows) return stable;
  const next = stableRows(stable, rows);
  setLatest(rows);
  setStable(next);
  return next;
}

/** Returns a function that refetches everything about entries; it resolves when the screen is up to date. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const roots = [contentTags.entries, contentTags.entry, contentTags.relations];
    await Promise.all(roots.map((root) => queries.invalidateQueries({ queryKey: [root] })));
  }, [queries]);
}
