import type { Attribute, ContentType, Entry, ViewConfiguration } from '@admin/content-model';
import {
  createHook,
  createSlot,
  createZone,
  type Lazy,
  type MatchingQuery,
  type MessageDescriptor,
  type PageHeaderProps,
} from '@admin/shell';

/** The list of a content type as it is being looked at. */
export interface ListContext {
  readonly contentType: ContentType;
  readonly configuration: ViewConfiguration;
  /**
   * The list's part of the address, as the server is asked: page, pageSize, sort, filters, with today's values in dynamic
   * ones, _q and, as calls name them, the `addressParameters`.
   */
  readonly query: Readonly<Record<string, unknown>>;
  readonly locale?: string;
}

/** The entries that a confirmation is about. */
export interface ConfirmationContext {
  readonly contentType: ContentType;
  /** Empty where all entries of a list are meant. */
  readonly ids: readonly number[];
  /** The entries themselves; where all of a list are meant, those of them that it shows. */
  readonly entries: readonly Entry[];
  /** How the list finds the entries and how many it counted, where all of them are meant. */
  readonly matching?: MatchingQuery;
  readonly locale?: string;
}

/** What the head of a list is drawn from: a page header, and the list that it is about. */
export interface ListHeaderSlotProps extends PageHeaderProps {
  readonly context: ListContext;
}

/** The head of a list. */
export const listHeader = createSlot<ListHeaderSlotProps>('content-manager.list.header');

/** Beside the filters above the list. */
export const listViewActions = createZone<ListContext>('content-manager.list.actions');

/** In the confirmation before entries are deleted. */
export const listViewDeleteInformation = createZone<ConfirmationContext>(
  'content-manager.list.delete-information',
);

/** In the confirmation before entries are published from a list. */
export const listViewPublishInformation = createZone<ConfirmationContext>(
  'content-manager.list.publish-information',
);

/** In the confirmation before entries are unpublished from a list. */
export const listViewUnpublishInformation = createZone<ConfirmationContext>(
  'content-manager.list.unpublish-information',
);

/** What draws a value in a column of a plugin. */
export interface ListCellProps {
  readonly entry: Entry;
  readonly value: unknown;
  readonly contentType: ContentType;
  /** Absent in a column that shows no attribute. */
  readonly attribute?: Attribute;
}

/** A column of the list. */
export interface ListColumn {
  /** The attribute it shows, or an id of the plugin's own starting with the plugin's id. */
  readonly name: string;
  /** A text of the configuration, or one to translate. */
  readonly label: string | MessageDescriptor;
  readonly isSortable: boolean;
  /** Absent on a column that shows no attribute. */
  readonly attribute?: Attribute;
  /** For relations and components: the attribute of the target that names it. */
  readonly mainField?: string;
  /** A CSS length; a column without one shares what the others leave. @default by the attribute's type */
  readonly width?: string;
  /** @default by the attribute's type */
  readonly align?: 'start' | 'center' | 'end';
  /** Draws the cells. @default by the attribute's custom field or type */
  readonly cell?: Lazy<ListCellProps>;
}

/** The columns of a list, before it is drawn. */
export const injectListColumns = createHook<readonly ListColumn[], ListContext>(
  'content-manager.list.columns',
);
