import type { PointIdentity } from '@admin/shell/host';
import { addressParameters } from './points/address-parameters-point.ts';
import {
  editHeader,
  editViewBeside,
  editViewInformations,
  editViewRightLinks,
  mutateEditLayout,
  relatedEntryInformations,
} from './points/edit-points.ts';
import { editors } from './points/editors-point.ts';
import { initialValues } from './points/initial-values-point.ts';
import {
  listHeader,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  injectListColumns,
  mutateListFilters,
} from './points/list-points.ts';
import { mediaLibraries } from './points/media-library-point.ts';
import { mutateCollectionTypeLinks, mutateSingleTypeLinks } from './points/navigation-points.ts';

export type { AddressParameter } from './points/address-parameter-rules.ts';
export { addressParameters } from './points/address-parameters-point.ts';
export {
  blockMarks,
  blockTypes,
  inlineElements,
  type BlockElementProps,
  type BlockMark,
  type BlockNode,
  type BlockType,
  type InlineElement,
  type InlineElementProps,
  type InlineFormProps,
  type MarkElementProps,
  type MediaDialogProps,
  type MediaFile,
} from '@admin/editors';
export {
  editHeader,
  editViewBeside,
  editViewInformations,
  editViewRightLinks,
  mutateEditLayout,
  relatedEntryInformations,
  type EditContext,
  type EditField,
  type EditHeaderSlotProps,
  type EditLayout,
  type FieldLabelProps,
} from './points/edit-points.ts';
export {
  editors,
  type AttributeEditor,
  type AttributeEditorOf,
  type EditorValues,
} from './points/editors-point.ts';
export {
  initialValues,
  type InitialValuesSource,
  type NewEntry,
  type InitialValuesHost,
} from './points/initial-values-point.ts';
export {
  injectListColumns,
  loadedColumn,
  listHeader,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  mutateListFilters,
  type ConfirmationContext,
  type FilterValueOption,
  type FilterValues,
  type FilterValuesHost,
  type ListCellProps,
  type ListColumn,
  type ListContext,
  type ListFilterField,
  type ListFiltersContext,
  type ListHeaderSlotProps,
  type ListLoadHost,
  type LoadedListColumn,
} from './points/list-points.ts';
export { mediaLibraries, type MediaLibrary, type UploadHost } from './points/media-library-point.ts';
export {
  mutateCollectionTypeLinks,
  mutateSingleTypeLinks,
  type ContentTypeLink,
  type LinksContext,
} from './points/navigation-points.ts';

/** All extension points of the content manager, which its plugin owns. */
export const contentManagerPoints: readonly PointIdentity[] = [
  editHeader,
  editViewBeside,
  listHeader,
  editViewInformations,
  editViewRightLinks,
  relatedEntryInformations,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  injectListColumns,
  mutateListFilters,
  mutateCollectionTypeLinks,
  mutateSingleTypeLinks,
  mutateEditLayout,
  editors,
  addressParameters,
  initialValues,
  mediaLibraries,
  // Named, because the points themselves load with the first block editor or plugin that uses them.
  { id: 'content-manager.block-types' },
  { id: 'content-manager.block-marks' },
  { id: 'content-manager.inline-elements' },
];
