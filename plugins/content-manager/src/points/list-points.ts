import type { Attribute, ContentType, Entry, ViewConfiguration } from '@admin/content-model';
import type { MessageDescriptor, PageHeaderProps } from '@admin/shell';
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

/** Props of a cell that a plugin renders. */
export interface ListCellProps {
  readonly entry: Entry;
  readonly value: unknown;
  readonly contentType: ContentType;
  /** Absent in a column without an attribute. */
  readonly attribute?: Attribute;
}

/** A column of the list. */
export interface ListColumn {
  /** Name of the attribute, or an id that starts with the id of the plugin. */
  readonly name: string;
  /** A text of the configuration, or a message to translate. */
  readonly label: string | MessageDescriptor;
  readonly isSortable: boolean;
  /** Absent in a column without an attribute. */
  readonly attribute?: Attribute;
  /** For relations and components: the attribute that names the target. */
  readonly mainField?: string;
  /** A CSS length. @default by the attribute's type */
  readonly width?: string;
  /** @default by the attribute's type */
  readonly align?: 'start' | 'center' | 'end';
  /** Renders the cells. @default by the attribute's custom field or type */
  readonly cell?: Lazy<ListCellProps>;
}

/** The columns of a list, before it is rendered. */
export const injectListColumns = createHook<readonly ListColumn[], ListContext>(
  'content-manager.list.columns',
);
