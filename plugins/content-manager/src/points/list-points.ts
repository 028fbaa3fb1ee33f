import type { Attribute, ContentType, Entry, FilterField, ViewConfiguration } from '@admin/content-model';
import type { GroupedPermissions, HttpClient, MessageDescriptor, PageHeaderProps } from '@admin/shell';
import { createHook, createSlot, createZone, type Lazy, type MatchingQuery } from '@admin/shell/host';

/** The list of a content type in its current state. */
export interface ListContext {
  readonly contentType: ContentType;
  readonly configuration: ViewConfiguration;
  /**
   * The query of the request for the list: page, pageSize, sort, filters with the current values of dynamic
   * conditions, _q and the `addressParameters`.
   */
  readonly query: Readonly<Record<string, unknown>>;
  /** Permissions of the user; null until the server has responded. */
  readonly granted: GroupedPermissions | null;
  readonly locale?: string;
}

/** The entries that a confirmation dialog concerns. */
export interface ConfirmationContext {
  readonly contentType: ContentType;
  /** Empty when the dialog concerns all entries of a list. */
  readonly ids: readonly number[];
  /** The entries; when the dialog concerns all entries of a list, the visible ones. */
  readonly entries: readonly Entry[];
  /** Query and count of the list, when the dialog concerns all its entries. */
  readonly matching?: MatchingQuery;
  readonly locale?: string;
}

/** Props of the header of a list: those of a page header, and the list. */
export interface ListHeaderSlotProps extends PageHeaderProps {
  readonly context: ListContext;
}

/** The header of a list. */
export const listHeader = createSlot<ListHeaderSlotProps>('content-manager.list.header');

/** Beside the filters above the list. */
export const listViewActions = createZone<ListContext>('content-manager.list.actions');

/** In the dialog that confirms deleting entries. */
export const listViewDeleteInformation = createZone<ConfirmationContext>(
  'content-manager.list.delete-information',
);

/** In the dialog that confirms publishing entries of a list. */
export const listViewPublishInformation = createZone<ConfirmationContext>(
  'content-manager.list.publish-information',
);

/** In the dialog that confirms unpublishing entries of a list. */
export const listViewUnpublishInformation = createZone<ConfirmationContext>(
  'content-manager.list.unpublish-information',
);

/** Props of a cell that a plugin renders. `Loaded` is the type of the values of the column's `load`. */
export interface ListCellProps<Loaded = unknown> {
  readonly entry: Entry;
  readonly value: unknown;
  readonly contentType: ContentType;
  /** Absent in a column without an attribute. */
  readonly attribute?: Attribute;
  /** The entry's value in the result of the column's `load`; undefined without one. */
  readonly loaded?: Loaded | undefined;
}

/** The services for functions of lists. */
export interface ListLoadHost {
  /** Uid of the content type of the list. */
  readonly contentType: string;
  readonly http: HttpClient;
  readonly signal: AbortSignal;
}

/** A column of the list. */
export interface ListColumn {
  /** Name of the attribute, or an id that starts with the id of the plugin. */
  readonly name: string;
  /** A text of the configuration, or a message to translate. */
  readonly label: string | MessageDescriptor;
  readonly isSortable: boolean;
  /**
   * The field that sorts the list, such as `author.name`. The plugin decides with `isSortable` whether the user may sort by
   * it. @default the attribute, for relations its `mainField`
   */
  readonly sortField?: string;
  /** Absent in a column without an attribute. */
  readonly attribute?: Attribute;
  /** For relations and components: the attribute that names the target. */
  readonly mainField?: string;
  /** A CSS length. @default by the attribute's type */
  readonly width?: string;
  /** @default by the attribute's type */
  readonly align?: 'start' | 'center' | 'end';
  /** Shows the cell in the rows of phones too, beside status and time, if the entry has a value. @default false */
  readonly onPhone?: boolean;
  /** Renders the cells. @default by the attribute's custom field or type */
  readonly cell?: Lazy<ListCellProps>;
  /**
   * Loads the values of the `cell` for all rows of a page in one call, by the ids of the entries. The result is cached and
   * requested again together with the list. A rejection is reported; the cells offer a retry. Create the function once.
   */
  readonly load?: (rows: readonly Entry[], host: ListLoadHost) => Promise<ReadonlyMap<Entry['id'], unknown>>;
}

/** A column whose `cell` receives the values of `load`. */
export interface LoadedListColumn<Loaded> extends Omit<ListColumn, 'cell' | 'load'> {
  readonly cell: Lazy<ListCellProps<Loaded>>;
  readonly load: (rows: readonly Entry[], host: ListLoadHost) => Promise<ReadonlyMap<Entry['id'], Loaded>>;
}

/** Returns a column whose `cell` accepts the values of its `load`; the compiler checks that they match. */
export function loadedColumn<Loaded>(column: LoadedListColumn<Loaded>): ListColumn {
  // The cell receives only values of its own `load`.
  return column as ListColumn;
}

/** The columns of a list, before it is rendered. */
export const injectListColumns = createHook<readonly ListColumn[], ListContext>(
  'content-manager.list.columns',
);

/** The services for functions of filter values. */
export type FilterValuesHost = ListLoadHost;

/** A value that a filter offers. */
export interface FilterValueOption {
  /** The id that the condition compares. */
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** The values of a filter on a relation that the plugin finds itself. Create the functions once, as loaders of cells. */
export interface FilterValues {
  /** Returns the values whose names match a text; the first values for an empty text. */
  readonly search: (text: string, host: FilterValuesHost) => Promise<readonly FilterValueOption[]>;
  /** Returns the names of ids; ids without a name are omitted. */
  readonly names: (ids: readonly string[], host: FilterValuesHost) => Promise<ReadonlyMap<string, string>>;
}

/** A field that a list can be filtered by. */
export interface ListFilterField extends FilterField {
  /** @default the label of the attribute */
  readonly label?: MessageDescriptor;
  /** Only for the inputs `entry` and `person`. @default the entries that the attribute can link, or all administrators */
  readonly values?: FilterValues;
}

/** The content type of a filtered list, and the permissions of the user. */
export type ListFiltersContext = Pick<ListContext, 'contentType' | 'granted'>;

/** The fields that a list can be filtered by, before the filters are rendered. */
export const mutateListFilters = createHook<readonly ListFilterField[], ListFiltersContext>(
  'content-manager.list.filters',
);
