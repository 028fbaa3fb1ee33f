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

/** The views of a list and everything that can be done with them. Each call rejects when the server refuses. */
export interface Views extends ListViews {
  readonly create: (body: SavedViewBody) => Promise<SavedView>;
  readonly update: (id: number, body: SavedViewBody) => Promise<SavedView>;
  readonly remove: (id: number) => Promise<void>;
  /** Keeps how the list is left, on this machine at once. */
  readonly keep: (state: ListState) => Promise<void>;
}

const byName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name);

/** The views of a list; undefined while they are on their way, and where the server keeps none or fails to tell. */
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
      keep: async (state) => {
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

/** What somebody has of a list: views, and how they left it. */
export interface ListViews {
  readonly views: readonly SavedView[];
  readonly state: ListState;
}

/** The views of a list; null where the server keeps none. */
export function viewsQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.views, uid],
    // What others share is no news that somebody waits for.
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: async ({ signal }): Promise<ListViews | null> => {
      const call = 'GET /content-manager/collection-types/:uid/views';
      return (await optional(http.call(call, { params: { uid }, signal })))?.data ?? null;
    },
  });
}

/** The parts of an address by which a list is told from how it begins. */
const isOfList = (key: string): boolean =>
  ['page', 'pageSize', 'sort', '_q', viewParameter].includes(key) || key.startsWith('filters[');

/** Whether an address shows a list as its settings have it begin. */
function isBeginning(query: URLSearchParams, settings: ViewSettings): boolean {
  const list = new URLSearchParams([...query].filter(([key]) => isOfList(key)));
  list.sort();
  const first = firstPage(settings);
  first.sort();
  return list.toString() === first.toString();
}

/**
 * The view that an address names; undefined for none, and for one that somebody does not have. A list that is opened
 * as it is configured goes on to the view that its reader opens it with, without a step for the Back button.
 */
export function useCurrentView(
  views: Views | undefined,
  query: URLSearchParams,
  settings: ViewSettings,
): SavedView | undefined {
  const navigate = useNavigate();
  const first = views?.views.find(({ id }) => id === views.state.defaultView);
  const isOpening = first !== undefined && isBeginning(query, settings);
  useEffect(() => {
    if (!isOpening) return;
    void navigate({ search: readableSearch(viewAddress(first, query)) }, { replace: true });
  }, [isOpening, first, query, navigate]);
  const named = query.get(viewParameter);
  return views?.views.find(({ id }) => String(id) === named);
}

/** The columns that a list starts with in a view: its own as far as they still exist, else those of the layout. */
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
