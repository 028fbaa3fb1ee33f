import type { Entry } from '@admin/content-model';
import { definePlainStore } from '@admin/shell';
import { isSameScope, type ListAddress, type ListScope } from '../../address/index.ts';

/** The checked entries, in one scope of the list. */
interface CheckedEntries {
  /** Null before the first entry is checked. Entries checked in another scope are not selected. */
  readonly scope: ListScope | null;
  readonly ids: ReadonlySet<string>;
  /** The checked entries as last shown: the current page has only some of them. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** The displayed columns, changed in one saved view of the list. */
interface ChangedColumns {
  /** Id of the saved view; empty for the list as configured. */
  readonly view: string;
  readonly names: readonly string[];
}

/** The state of a list that neither its address nor the server holds. */
export interface ListState {
  readonly checked: CheckedEntries;
  /** Set while all entries that the list finds are selected, on every page. */
  readonly matching: { readonly scope: ListScope; readonly count: number } | null;
  /** Null while the columns are those of the saved view or of the configuration. */
  readonly columns: ChangedColumns | null;
  /** Names of plugin columns that the user has hidden. */
  readonly hiddenColumns: ReadonlySet<string>;
}

/** The sources of the model: the list's part of the URL, and the query cache. */
export interface ListSources {
  readonly address: ListAddress;
  /** Requests the entries at the query of an address, ahead of the navigation. */
  readonly request: (query: string) => void;
}

/** The page of a list in which the user checks entries. */
export interface ListPageRows {
  readonly scope: ListScope;
  readonly rows: readonly Entry[];
}

/** The columns that a list starts with, in one saved view. */
export type InitialColumns = ChangedColumns;

/**
 * The state of an open list, and the actions on it. Page, page size, sorting, filters and search are in the address;
 * entries and saved views are in the query cache; the model holds only {@link ListState}.
 */
export interface ListModel {
  readonly state: () => ListState;
  /** Calls the listener after each change of the state. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Replaces the sources, after each navigation. */
  readonly connect: (sources: ListSources) => void;
  /** Requests the entries at the query of an address, for a link that is being pressed. */
  readonly request: (query: string) => void;
  /** Changes page, page size, sorting, filters or search; requests the entries before it navigates. */
  readonly change: ListAddress['change'];
  /** Replaces the checked entries. */
  readonly check: (ids: ReadonlySet<string>, page: ListPageRows) => void;
  /** Unchecks entries, such as deleted ones. */
  readonly uncheck: (ids: readonly string[]) => void;
  /** Selects all entries that the list finds; with a count of 0, only the checked ones. */
  readonly selectMatching: (scope: ListScope, count: number) => void;
  /** Shows or hides the column of an attribute. The last one stays. */
  readonly toggleColumn: (name: string, initial: InitialColumns) => void;
  /** Shows or hides a column that a plugin has added. */
  readonly toggleAddedColumn: (name: string) => void;
  /** Returns to the initial columns. */
  readonly resetColumns: () => void;
}

const noIds: ReadonlySet<string> = new Set();

const initialState: ListState = {
  checked: { scope: null, ids: noIds, entries: new Map() },
  matching: null,
  columns: null,
  hiddenColumns: noIds,
};

const idOf = ({ id }: Entry): string => String(id);

/** Returns the entries with these ids: as the page shows them, otherwise as they were last shown. */
function entriesOf(
  ids: ReadonlySet<string>,
  rows: readonly Entry[],
  earlier: ReadonlyMap<string, Entry>,
): ReadonlyMap<string, Entry> {
  const shown = new Map(rows.map((entry) => [idOf(entry), entry]));
  return new Map(
    [...ids].flatMap((id) => {
      const entry = shown.get(id) ?? earlier.get(id);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

type ListActions = Pick<
  ListModel,
  'check' | 'uncheck' | 'selectMatching' | 'toggleColumn' | 'toggleAddedColumn' | 'resetColumns'
>;

const listStore = definePlainStore<ListState, ListActions>({
  id: 'content-manager.list',
  state: initialState,
  actions: (set, read) => ({
    check(ids, { scope, rows }) {
      const entries = entriesOf(ids, rows, read().checked.entries);
      set({ checked: { scope, ids, entries }, matching: null });
    },
    uncheck(gone) {
      const { checked } = read();
      set({ checked: { ...checked, ids: new Set([...checked.ids].filter((id) => !gone.includes(id))) } });
    },
    selectMatching: (scope, count) => set({ matching: count > 0 ? { scope, count } : null }),
    toggleColumn(name, { view, names }) {
      const shown = displayedColumns(read(), { view, names });
      if (!shown.includes(name)) return set({ columns: { view, names: [...shown, name] } });
      const others = shown.filter((one) => one !== name);
      return set({ columns: { view, names: others.length > 0 ? others : shown } });
    },
    toggleAddedColumn(name) {
      const hidden = new Set(read().hiddenColumns);
      if (!hidden.delete(name)) hidden.add(name);
      set({ hiddenColumns: hidden });
    },
    resetColumns: () => set({ columns: null, hiddenColumns: noIds }),
  }),
});

/** Creates the model of an open list. */
export function createListModel(initialSources: ListSources): ListModel {
  let sources = initialSources;
  const { getState, subscribe, actions } = listStore.create();
  return {
    ...actions,
    state: getState,
    subscribe,
    connect(next) {
      sources = next;
    },
    request: (query) => sources.request(query),
    change(change, history) {
      const { address, request } = sources;
      request(address.hrefFor(change));
      address.change(change, history);
    },
  };
}

/** Returns the names of the displayed columns of attributes. */
export function displayedColumns(
  { columns }: Pick<ListState, 'columns'>,
  initial: InitialColumns,
): readonly string[] {
  return columns?.view === initial.view ? columns.names : initial.names;
}

/** Returns the ids of the entries that are checked in a scope of the list. */
export function checkedIds({ checked }: Pick<ListState, 'checked'>, scope: ListScope): ReadonlySet<string> {
  return checked.scope && isSameScope(checked.scope, scope) ? checked.ids : noIds;
}

/** Returns the number of all entries that the list finds if all are selected, otherwise null. */
export function matchingCount({ matching }: Pick<ListState, 'matching'>, scope: ListScope): number | null {
  return matching && isSameScope(matching.scope, scope) ? matching.count : null;
}

/** Returns the checked entries in the order in which they were checked, as far as they have been shown. */
export function checkedEntries(
  { checked }: Pick<ListState, 'checked'>,
  ids: ReadonlySet<string>,
  rows: readonly Entry[],
): readonly Entry[] {
  return [...entriesOf(ids, rows, checked.entries).values()];
}
