import type { ContentType, Entry } from '@admin/content-model';
import type { SavedView } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { usePageInRange } from '@admin/shell/host';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { ListContext as PluginContext } from '../../../points.ts';
import { listParameters, useFilterContext, useListAddress, type ListAddress } from '../../address/index.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useChangedColumns, useListColumns, usePluginContext } from '../columns/use-list-columns.ts';
import { useColumnWidths, useFittingColumns, useTableColumns } from '../columns/use-table-columns.tsx';
import { entriesQuery, readableList } from '../entries/entries-query.ts';
import { ListEntriesContext, type ListEntries } from '../entries/list-entries-context.ts';
import { listStatus, useEntries, useStableRows } from '../entries/use-entries.ts';
import type { EntryPageCode } from '../entries/use-entry-prefetch.ts';
import { columnsNamed, possibleColumns } from '../fields/columns.ts';
import { useCurrentView, useViewColumns, useViews, type Views } from '../views/use-views.ts';
import { ListContext, useListState, type Columns, type List } from './list-context.ts';
import { createListModel, displayedColumns, type ListModel, type ListState } from './list-model.ts';

export interface ListProviderProps {
  readonly view: ContentTypeView;
  readonly entryPageCode: EntryPageCode;
  readonly children: ReactNode;
}

/**
 * Opens a list for `useList`, `useListEntries` and `useListSelection`. The children render again only where they use
 * these hooks.
 */
export function ListProvider({ view, entryPageCode, children }: ListProviderProps) {
  const { model, address } = useListModel(view.contentType);
  const { query } = address;
  const context = usePluginContext(view, address.list);
  const views = useViews(view.contentType.uid);
  const currentView = useCurrentView(views, query, view.configuration.settings);
  const columns = useColumns({ view, model, context, views, currentView });
  const list = useMemo<List>(
    () => ({ view, model, address, context, columns, views, currentView, entryPageCode }),
    [view, model, address, context, columns, views, currentView, entryPageCode],
  );
  return (
    <ListContext value={list}>
      <ListEntriesContext value={useEntriesOfPage(view.contentType, address)}>{children}</ListEntriesContext>
    </ListContext>
  );
}

/** Creates the model on the current address and the query cache. A failed request is shown by `useEntries`. */
function useListModel({ uid, attributes }: ContentType): Pick<List, 'model' | 'address'> {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const permissions = useFieldPermissions(uid);
  const context = useFilterContext();
  const address = useListAddress();
  const { parameters } = address.list;
  const request = useCallback(
    (query: string) => {
      const list = readableList(
        listParameters(new URLSearchParams(query), parameters),
        permissions,
        attributes,
      );
      queries.query(entriesQuery(http, uid, list, context)).catch(() => undefined);
    },
    [http, queries, uid, attributes, permissions, context, parameters],
  );
  const [model] = useState(() => createListModel({ address, request }));
  useLayoutEffect(() => model.connect({ address, request }), [model, address, request]);
  return useMemo(() => ({ model, address: { ...address, change: model.change } }), [model, address]);
}

const hiddenColumns = (state: ListState) => state.hiddenColumns;

function useColumns(spec: {
  readonly view: ContentTypeView;
  readonly model: ListModel;
  readonly context: PluginContext;
  readonly views: Views | undefined;
  readonly currentView: SavedView | undefined;
}): Columns {
  const { view, model, context, views, currentView } = spec;
  const permissions = useFieldPermissions(view.contentType.uid);
  const configured = useMemo(
    () =>
      columnsNamed(view, view.configuration.layouts.list)
        .map(({ name }) => name)
        .filter((name) => isReadable(permissions, name)),
    [view, permissions],
  );
  const initialNames = useViewColumns(view, configured, currentView);
  const viewId = String(currentView?.id ?? '');
  const initial = useMemo(() => ({ view: viewId, names: initialNames }), [viewId, initialNames]);
  const names = useListState(
    model,
    useCallback((state: ListState) => displayedColumns(state, initial), [initial]),
  );
  const hidden = useListState(model, hiddenColumns);
  const { shown, added } = useListColumns(view, { names, hidden }, context);
  const possible = useChangedColumns(
    useMemo(
      () => possibleColumns(view).filter(({ name }) => isReadable(permissions, name)),
      [view, permissions],
    ),
    context,
  );
  const sized = useColumnWidths(useTableColumns(shown, view, context.contentType), shown, views);
  const table = useFittingColumns(sized.table, shown, view);
  const { onResize, reset: resetWidths } = sized;
  return useMemo(
    () => ({
      configured,
      initial,
      names,
      hidden,
      shown,
      added,
      possible,
      table,
      onResize: table.rowHeight === 'line' ? onResize : undefined,
      resetWidths,
    }),
    [configured, initial, names, hidden, shown, added, possible, table, onResize, resetWidths],
  );
}

const noRows: readonly Entry[] = [];

function useEntriesOfPage(type: ContentType, address: ListAddress): ListEntries {
  const { list } = address;
  const page = useEntries(type, list);
  const status = listStatus(page, list.page);
  const rows = useStableRows(page.data?.results ?? noRows);
  const counts = page.data?.pagination;
  usePageInRange({ address, pageCount: (!page.isPlaceholderData && counts?.pageCount) || undefined });
  const failed = status === 'failed' ? page : null;
  return useMemo(() => ({ rows, status, counts, failed }), [rows, status, counts, failed]);
}
