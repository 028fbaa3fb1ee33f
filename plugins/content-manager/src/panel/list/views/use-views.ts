import { compareNames } from '@admin/ui';
import type { ViewSettings } from '@admin/content-model';
import type { ListState, SavedView, SavedViewBody } from '@admin/contract';
import { type HttpClient, httpRef, optional, readableSearch, useService } from '@admin/shell';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstPage } from '../../address/list-parameters.ts';
import { contentTags, type ContentTypeView } from '../../schema/index.ts';
import { columnsNamed } from '../fields/columns.ts';
import { viewAddress, viewParameter } from './saved-view.ts';

/** The saved views of a list, and requests about them. Each rejects with the error of the server. */
export interface Views extends ListViews {
  readonly create: (body: SavedViewBody) => Promise<SavedView>;
  readonly update: (id: number, body: SavedViewBody) => Promise<SavedView>;
  readonly remove: (id: number) => Promise<void>;
  /** Stores the user's state of the list; the cache is updated before the response. */
  readonly saveState: (state: ListState) => Promise<void>;
}

const byName = (one: SavedView, other: SavedView): number => compareNames(one.name, other.name);

/** Returns the saved views of a list; undefined while they load, and if the server has none or fails. */
export function useViews(uid: string): Views | undefined {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const { data } = useQuery(viewsQuery(http, uid));
  const change = useCallback(
    (next: (before: ListViews) => ListViews) =>
      queries.setQueryData(viewsQuery(http, uid).queryKey, (before) => (before ? next(before) : before)),
    [http, queries, uid],
  );
  return useMemo(() => {
    if (!data) return undefined;
    const put = (view: SavedView): SavedView => {
      change(({ views, state }) => ({
        state,
        views: [...views.filter(({ id }) => id !== view.id), view].toSorted(byName),
      }));
      return view;
    };
    return {
      ...data,
      create: async (body) =>
        put(
          (await http.call('POST /content-manager/collection-types/:uid/views', { params: { uid }, body }))
            .data,
        ),
      update: async (id, body) =>
        put(
          (
            await http.call('PUT /content-manager/collection-types/:uid/views/:id', {
              params: { uid, id: String(id) },
              body,
            })
          ).data,
        ),
      remove: async (id) => {
        await http.call('DELETE /content-manager/collection-types/:uid/views/:id', {
          params: { uid, id: String(id) },
        });
        change(({ views, state }) => ({
          views: views.filter((view) => view.id !== id),
          state: state.defaultView === id ? { ...state, defaultView: null } : state,
        }));
      },
      saveState: async (state) => {
        const { state: before } = data;
        change(({ views }) => ({ views, state }));
        try {
          await http.call('PUT /content-manager/collection-types/:uid/list-state', {
            params: { uid },
            body: state,
          });
        } catch (error) {
          change(({ views }) => ({ views, state: before }));
          throw error;
        }
      },
    };
  }, [data, http, uid, change]);
}

/** The saved views and the stored state of a user for a list. */
export interface ListViews {
  readonly views: readonly SavedView[];
  readonly state: ListState;
}

/** Returns the query for the saved views of a list; null if the server has none. */
export function viewsQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.views, uid],
    // Views that others share need not appear immediately.
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: async ({ signal }): Promise<ListViews | null> => {
      const call = 'GET /content-manager/collection-types/:uid/views';
      return (await optional(http.call(call, { params: { uid }, signal })))?.data ?? null;
    },
  });
}

/** Returns whether a parameter belongs to the list. */
const isListParameter = (key: string): boolean =>
  ['page', 'pageSize', 'sort', '_q', viewParameter].includes(key) || key.startsWith('filters[');

/** Returns whether an address is the initial one by the settings of the list. */
function isInitial(query: URLSearchParams, settings: ViewSettings): boolean {
  const list = new URLSearchParams([...query].filter(([key]) => isListParameter(key)));
  list.sort();
  const first = firstPage(settings);
  first.sort();
  return list.toString() === first.toString();
}

/**
 * Returns the saved view that the address names; undefined without one, and for a view that the user does not have.
 * A list opened at its initial address navigates to the user's default view, without a history entry.
 */
export function useCurrentView(
  views: Views | undefined,
  query: URLSearchParams,
  settings: ViewSettings,
): SavedView | undefined {
  const navigate = useNavigate();
  const first = views?.views.find(({ id }) => id === views.state.defaultView);
  const isOpening = first !== undefined && isInitial(query, settings);
  useEffect(() => {
    if (!isOpening) return;
    void navigate({ search: readableSearch(viewAddress(first, query)) }, { replace: true });
  }, [isOpening, first, query, navigate]);
  const named = query.get(viewParameter);
  return views?.views.find(({ id }) => String(id) === named);
}

/**
 * Returns the initial columns of a list in a saved view: those of the view that still exist, otherwise the
 * configured ones.
 */
export function useViewColumns(
  view: ContentTypeView,
  layout: readonly string[],
  current: SavedView | undefined,
): readonly string[] {
  const columns = current?.columns;
  return useMemo(() => {
    const names = columns ? columnsNamed(view, columns).map(({ name }) => name) : [];
    return names.length > 0 ? names : layout;
  }, [view, columns, layout]);
}
