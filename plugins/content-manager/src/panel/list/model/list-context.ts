import type { SavedView } from '@admin/contract';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ListColumn, ListContext as PluginContext } from '../../../points.ts';
import type { ListAddress } from '../../address/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import type { FittingColumns } from '../columns/use-table-columns.tsx';
import { ListEntriesContext, type ListEntries } from '../entries/list-entries-context.ts';
import type { EntryPageCode } from '../entries/use-entry-prefetch.ts';
import type { Views } from '../views/use-views.ts';
import type { InitialColumns, ListModel, ListState } from './list-model.ts';

/** The columns of a list. */
export interface Columns {
  /** Names of the columns as configured, without those that the user may not read. */
  readonly configured: readonly string[];
  /** The columns of the saved view, which `toggleColumn` starts from. */
  readonly initial: InitialColumns;
  /** Names of the displayed attributes. */
  readonly names: readonly string[];
  /** Names of the plugin columns that the user has hidden. */
  readonly hidden: ReadonlySet<string>;
  /** The displayed columns, those of plugins included. */
  readonly shown: readonly ListColumn[];
  /** The columns that plugins have added, hidden ones included. */
  readonly added: readonly ListColumn[];
  /** The columns of all attributes that the user may read. */
  readonly possible: readonly ListColumn[];
  readonly table: FittingColumns;
  /** Stores the width of a column; undefined where columns cannot be resized. */
  readonly onResize: ((id: string, width: number) => void) | undefined;
  /** Removes the stored widths. */
  readonly resetWidths: () => void;
}

/** An open list, without its entries. Changes with the address, the columns and the saved views. */
export interface List {
  readonly view: ContentTypeView;
  readonly model: ListModel;
  /** The list's part of the address. Its `change` requests the entries ahead of the navigation. */
  readonly address: ListAddress;
  /** The properties of the list that plugins receive. */
  readonly context: PluginContext;
  readonly columns: Columns;
  /** Undefined while the saved views are loading, and if the server does not support them. */
  readonly views: Views | undefined;
  readonly currentView: SavedView | undefined;
  readonly entryPageCode: EntryPageCode;
}

export const ListContext = createContext<List | null>(null);

function used<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A part of a list is rendered outside of ListProvider');
  return value;
}

/** Returns the open list. The component renders again for another address, other columns and other saved views. */
export const useList = (): List => used(use(ListContext));

/** Returns the current page of entries. The component renders again for each response. */
export const useListEntries = (): ListEntries => used(use(ListEntriesContext));

/** Returns a part of the model's state. The component renders again when that part changes. */
export function useListState<Part>(model: ListModel, select: (state: ListState) => Part): Part {
  const snapshot = useCallback(() => select(model.state()), [model, select]);
  return useSyncExternalStore(model.subscribe, snapshot);
}
