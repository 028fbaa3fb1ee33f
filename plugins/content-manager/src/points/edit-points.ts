import type {
  Attribute,
  ContentType,
  EditMetadata,
  Entry,
  LayoutGroups,
  ViewConfiguration,
} from '@admin/content-model';
import type { PageHeaderProps } from '@admin/shell';
import { createHook, createSlot, createZone, type Lazy } from '@admin/shell/host';

/** The entry that the edit view shows, as saved; without unsaved changes. */
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

/** Props of the header of the edit view: those of a page header, and the entry. */
export interface EditHeaderSlotProps extends PageHeaderProps {
  readonly context: EditContext;
}

/** The header of the edit view. */
export const editHeader = createSlot<EditHeaderSlotProps>('content-manager.edit.header');

/** In the right column of the edit view, under the information box. */
export const editViewInformations = createZone<EditContext>('content-manager.edit.informations');

/** At the end of the right column of the edit view: links and buttons. */
export const editViewRightLinks = createZone<EditContext>('content-manager.edit.right-links');

/**
 * Beside the form of the edit view, at full height, on narrow windows above it. The form takes the remaining width; a component
 * that renders nothing takes none.
 */
export const editViewBeside = createZone<EditContext>('content-manager.edit.beside');

/** In the drawer that edits a related entry, under its form. */
export const relatedEntryInformations = createZone<EditContext>('content-manager.related-entry.informations');

/** Props of a component beside the label of a field. */
export interface FieldLabelProps {
  /** Dotted path of the field in the entry. */
  readonly name: string;
  readonly attribute: Attribute;
}

/** A field in a row of the 12-column grid. */
export interface EditField {
  readonly name: string;
  /** Width in columns: 1 to 12. */
  readonly size: number;
  readonly attribute: Attribute;
  readonly metadata: EditMetadata;
  /** Rendered after the label, such as a badge. */
  readonly labelAction?: Lazy<FieldLabelProps>;
}

/** The arrangement of the fields of an entry and of its components. */
export interface EditLayout {
  readonly rows: readonly (readonly EditField[])[];
  /** Groups of field names that divide a long form; absent or null for an undivided form. */
  readonly groups?: LayoutGroups | null;
  /** Rows of every component that the content type uses, by uid. */
  readonly components: Readonly<Record<string, readonly (readonly EditField[])[]>>;
}

/** The layout of the edit view, before its form is built. */
export const mutateEditLayout = createHook<EditLayout, EditContext>('content-manager.edit.layout');
