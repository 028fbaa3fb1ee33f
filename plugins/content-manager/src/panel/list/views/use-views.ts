import type { ListState, SavedView, SavedViewBody } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { viewsQuery, type ListViews } from './views-query.ts';

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
