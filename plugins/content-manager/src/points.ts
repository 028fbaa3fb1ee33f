import type {
  Attribute,
  ContentType,
  ContentTypeKind,
  EditMetadata,
  Entry,
  PermissionRequirement,
  ViewConfiguration,
  ViewSettings,
} from '@admin/content-model';
import {
  createExtensionPoint,
  createHook,
  createSlot,
  createZone,
  type ContentCondition,
  type CustomFieldInputProps,
  type CustomFieldValues,
  type GroupedPermissions,
  type HttpClient,
  type Lazy,
  type MatchingQuery,
  type MessageDescriptor,
  type PageHeaderProps,
  type Placed,
  type PointIdentity,
} from '@admin/shell';
import type { QueryClient } from '@tanstack/react-query';
import { checkParameter } from './address-parameter-rules.ts';
import { blockTypes } from './blocks-point.ts';
import { checkEditor, type EditedType } from './editor-rules.ts';
import { checkStart } from './entry-start-rules.ts';
import { mediaLibraries } from './media-library-point.ts';
import type { AddressParameter } from './panel/address/address-parameters.ts';

export type { AddressParameter };
export { blockTypes, type BlockElementProps, type BlockNode, type BlockType } from './blocks-point.ts';
export {
  mediaLibraries,
  type MediaDialogProps,
  type MediaFile,
  type MediaLibrary,
  type UploadHost,
} from './media-library-point.ts';

/** The entry that the edit view shows, as saved; what is being typed is not in here. */
export interface EditContext {
  readonly contentType: ContentType;
  readonly configuration: ViewConfiguration;
  /** Null while the entry is being created. */
  readonly entry: Entry | null;
  /** Id of the entry that a new one is copied from. */
  readonly clonedFrom?: number;
  /** Locale code of a localized content type. */
  readonly locale?: string;
}

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

/** What the head of an edit view is drawn from: a page header, and the entry that it is about. */
export interface EditHeaderSlotProps extends PageHeaderProps {
  readonly context: EditContext;
}

/** The head of the edit view. */
export const editHeader = createSlot<EditHeaderSlotProps>('content-manager.edit.header');

/** What the head of a list is drawn from: a page header, and the list that it is about. */
export interface ListHeaderSlotProps extends PageHeaderProps {
  readonly context: ListContext;
}

/** The head of a list. */
export const listHeader = createSlot<ListHeaderSlotProps>('content-manager.list.header');

/** In the right column of the edit view, under the information box. */
export const editViewInformations = createZone<EditContext>('content-manager.edit.informations');

/** At the end of the right column of the edit view: links and buttons. */
export const editViewRightLinks = createZone<EditContext>('content-manager.edit.right-links');

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

/** A link to a content type in the content manager's navigation. */
export interface ContentTypeLink {
  readonly uid: string;
  readonly kind: ContentTypeKind;
  readonly title: string;
  /** Path relative to the panel's base. */
  readonly to: string;
  /** Query of the address without a question mark, such as the page size. */
  readonly search: string;
  readonly isDisplayed: boolean;
  readonly requires: readonly PermissionRequirement[];
}

/** What the navigation knows about the content types. */
export interface LinksContext {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  /** How the lists behave, by uid. */
  readonly settings: Readonly<Record<string, ViewSettings>>;
  /** What the user may do; null as long as the server has not answered. */
  readonly granted: GroupedPermissions | null;
}

/** The links to collection types, before the navigation is drawn. */
export const mutateCollectionTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.collection-types',
);

/** The links to single types, before the navigation is drawn. */
export const mutateSingleTypeLinks = createHook<readonly ContentTypeLink[], LinksContext>(
  'content-manager.navigation.single-types',
);

/** What a component beside a field's label receives. */
export interface FieldLabelProps {
  /** Dotted path of the field in the entry. */
  readonly name: string;
  readonly attribute: Attribute;
}

/** A field in a row of the 12-column grid. */
export interface EditField {
  readonly name: string;
  /** Columns it takes: 1 to 12. */
  readonly size: number;
  readonly attribute: Attribute;
  readonly metadata: EditMetadata;
  /** Drawn after the label, such as a badge. */
  readonly labelAction?: Lazy<FieldLabelProps>;
}

/** How the fields of an entry and of the components in it are arranged. */
export interface EditLayout {
  readonly rows: readonly (readonly EditField[])[];
  /** The same for every component that the content type uses, by uid. */
  readonly components: Readonly<Record<string, readonly (readonly EditField[])[]>>;
}

/** The arrangement of the edit view, before its form is built. */
export const mutateEditLayout = createHook<EditLayout, EditContext>('content-manager.edit.layout');

/** What an editor holds, by the attribute type that it edits. */
export interface EditorValues extends CustomFieldValues {
  readonly blocks: readonly unknown[];
  /** A file, or a list of them. */
  readonly media: unknown;
}

/** What edits the values of an attribute type in place of the product's own editor. */
export interface AttributeEditorOf<T extends EditedType> extends Placed {
  readonly type: T;
  /** It edits one value, which it is given and gives back. */
  readonly kind: 'value';
  /** If it fails, the product's own editor takes over. */
  readonly component: Lazy<CustomFieldInputProps<EditorValues[T]>>;
  /** Where it takes the place; `contentType` is that of the entry. @default everywhere */
  readonly when?: ContentCondition;
}

/** An editor; its `type` says what it is given. */
export type AttributeEditor = {
  readonly [T in EditedType]: AttributeEditorOf<T>;
}[EditedType];

/** Editors in place of the product's own, by attribute type. Of several for one type the first one that is there edits. */
export const editors = createExtensionPoint<AttributeEditor>().with({
  id: 'content-manager.edit.editors',
  key: ({ id }) => id,
  validate: checkEditor,
});

/** A new entry that is about to be shown. */
export interface NewEntry {
  readonly contentType: ContentType;
  /** What its address names as its start under the contribution's id, `?start[i18n.translation]=3`; null for nothing. */
  readonly from: string | null;
  /** Locale code of a localized content type. */
  readonly locale?: string;
}

/** What values can be asked for with. */
export interface StartHost {
  readonly http: HttpClient;
  /** The cache of server answers. */
  readonly queries: QueryClient;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** What a new entry can begin with in place of the defaults of its type. */
export interface EntryStart extends Placed {
  /** What the call that creates the entry names `from`, such as `relatedEntityId`. @default it is not told */
  readonly wire?: string;
  /**
   * The values to begin with, as the server answers those of an entry; null where there are none. The form waits for
   * them. When it rejects, the page says so and offers another try. Of several for one entry the first that has values
   * counts.
   */
  readonly load: (
    entry: NewEntry,
    host: StartHost,
  ) => Promise<Readonly<Record<string, unknown>> | null> | null;
}

/** What new entries begin with: a translation with what all languages share, an answer with its question. */
export const entryStarts = createExtensionPoint<EntryStart>().with({
  id: 'content-manager.entry-starts',
  key: ({ id }) => id,
  validate: checkStart,
});

/**
 * Query parameters that plugins keep in the addresses of lists and entries, such as the locale: each is sent with
 * the calls, is part of what their answers are kept under, and goes from list to entry and back. One that no plugin
 * adds is kept in addresses and never sent.
 */
export const addressParameters = createExtensionPoint<AddressParameter>().with({
  id: 'content-manager.address-parameters',
  key: ({ id }) => id,
  validate: checkParameter,
});

/** Every point of the content manager, for its plugin to own. */
export const contentManagerPoints: readonly PointIdentity[] = [
  editHeader,
  listHeader,
  editViewInformations,
  editViewRightLinks,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  injectListColumns,
  mutateCollectionTypeLinks,
  mutateSingleTypeLinks,
  mutateEditLayout,
  editors,
  addressParameters,
  entryStarts,
  mediaLibraries,
  blockTypes,
];
