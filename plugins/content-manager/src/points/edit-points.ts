import type {
  Attribute,
  ContentType,
  EditMetadata,
  Entry,
  LayoutGroups,
  ViewConfiguration,
} from '@admin/content-model';
import { createHook, createSlot, createZone, type Lazy, type PageHeaderProps } from '@admin/shell';

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

/** What the head of an edit view is drawn from: a page header, and the entry that it is about. */
export interface EditHeaderSlotProps extends PageHeaderProps {
  readonly context: EditContext;
}

/** The head of the edit view. */
export const editHeader = createSlot<EditHeaderSlotProps>('content-manager.edit.header');

/** In the right column of the edit view, under the information box. */
export const editViewInformations = createZone<EditContext>('content-manager.edit.informations');

/** At the end of the right column of the edit view: links and buttons. */
export const editViewRightLinks = createZone<EditContext>('content-manager.edit.right-links');

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
  /** How a long form is divided, by names of fields; absent or null for one that stands on one page. */
  readonly groups?: LayoutGroups | null;
  /** The same for every component that the content type uses, by uid. */
  readonly components: Readonly<Record<string, readonly (readonly EditField[])[]>>;
}

/** The arrangement of the edit view, before its form is built. */
export const mutateEditLayout = createHook<EditLayout, EditContext>('content-manager.edit.layout');
