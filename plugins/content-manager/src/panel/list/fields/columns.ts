import { compareNames } from '@admin/ui';
import {
  type Attribute,
  type ContentType,
  type ContentTypeItem,
  entryTitleName,
  isListable,
  isSortableColumn,
  isSystemField,
  labelInWords,
  ownValue,
  schemasFromItems,
  userUid,
} from '@admin/content-model';
import {
  type GroupedPermissions,
  isGranted,
  type MessageDescriptor,
  permissionsRef,
  useStore,
} from '@admin/shell';
import { useMemo } from 'react';
import type { ListColumn } from '../../../points.ts';
import { fieldPermissions, isReadable } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { earlyMessages } from '../early-messages.ts';

/** The column of the publication status. */
export const publicationColumn: ListColumn = {
  name: 'publishedAt',
  label: earlyMessages.status,
  isSortable: true,
};

/** The labels of fields that the server fills in. */
const systemLabels: Readonly<Record<string, MessageDescriptor>> = {
  createdAt: { id: 'content-manager.fields.created-at', defaultMessage: 'Created at' },
  createdBy: { id: 'content-manager.fields.created-by', defaultMessage: 'Created by' },
  publishedAt: { id: 'content-manager.fields.published-at', defaultMessage: 'Published at' },
  updatedAt: { id: 'content-manager.fields.updated-at', defaultMessage: 'Updated at' },
  updatedBy: { id: 'content-manager.fields.updated-by', defaultMessage: 'Updated by' },
};

/** Returns the configured label; without one, that of a field of the server in the current language. */
function columnLabel(name: string, label: string | null | undefined): string | MessageDescriptor {
  if (label && label !== name) return label;
  return ownValue(systemLabels, name) ?? labelInWords(name);
}

/** Returns the column of an attribute; undefined if it does not exist or cannot be listed. */
export function attributeColumn(view: ContentTypeView, name: string): ListColumn | undefined {
  const attribute = ownValue(view.contentType.attributes, name);
  if (!attribute || !isListable(attribute)) return undefined;
  const list = ownValue(view.configuration.metadatas, name)?.list ?? {};
  const edit = ownValue(view.configuration.metadatas, name)?.edit ?? {};
  const mainField = mainFieldOf(view, name) ?? list.mainField ?? edit.mainField;
  return {
    name,
    label: columnLabel(name, list.label),
    isSortable: (list.sortable ?? true) && isSortableColumn(attribute),
    attribute,
    ...(mainField === undefined ? {} : { mainField }),
  };
}

function mainFieldOf(view: ContentTypeView, name: string): string | undefined {
  const attribute = ownValue(view.contentType.attributes, name);
  if (attribute?.type !== 'component') return undefined;
  const settings = view.componentConfigurations[attribute.component]?.settings;
  return settings && entryTitleName(settings);
}

/** Returns the attribute that names the components of a column; undefined for other columns. */
export function mainAttributeOf(
  { attribute, mainField }: ListColumn,
  components: ContentTypeView['components'],
): Attribute | undefined {
  if (attribute?.type !== 'component' || mainField === undefined) return undefined;
  return components.get(attribute.component)?.attributes[mainField];
}

/** Returns the sort field of a column. Linked entries are sorted by their names. */
export function sortField({ name, attribute, mainField, sortField: own }: ListColumn): string {
  if (own !== undefined) return own;
  return attribute?.type === 'relation' && mainField !== undefined ? `${name}.${mainField}` : name;
}

/** Returns the columns of all attributes that can be listed, sorted by label. */
export function possibleColumns(view: ContentTypeView): readonly ListColumn[] {
  return Object.keys(view.configuration.metadatas)
    .flatMap((name) => attributeColumn(view, name) ?? [])
    .toSorted((one, other) => compareNames(labelText(one), labelText(other)));
}

/** Returns the columns with these names, in this order, without names that no longer exist. */
export function columnsNamed(view: ContentTypeView, names: readonly string[]): readonly ListColumn[] {
  return names.flatMap((name) => attributeColumn(view, name) ?? []);
}

function labelText({ label }: ListColumn): string {
  return typeof label === 'string' ? label : label.defaultMessage;
}

/** Returns the content type as declared, without system attributes. */
export function useDeclaredType(item: ContentTypeItem): ContentType {
  return useMemo(
    () => schemasFromItems({ contentTypes: [item], components: [] }).contentTypes.get(item.uid) ?? item,
    [item],
  );
}

/**
 * Returns whether a user may sort the list by a column, as the server checks it: the user may read the field and,
 * for relations, the name of the linked entries. Administrators are sortable only as creators.
 * @param granted null before the server's response
 */
export function maySortBy(granted: GroupedPermissions | null, uid: string): (column: ListColumn) => boolean {
  const own = fieldPermissions(granted, uid);
  const mayReadUsers = isGranted(granted, [{ action: 'admin::users.read' }]);
  return ({ name, attribute, mainField, isSortable, sortField: ofPlugin }) => {
    if (ofPlugin !== undefined) return isSortable;
    if (!isSortable || !isReadable(own, name)) return false;
    if (attribute?.type !== 'relation' || attribute.target === undefined) return true;
    if (mainField === undefined || mainField === 'id') return true;
    if (attribute.target === userUid) return isSystemField(name) && mayReadUsers;
    return fieldPermissions(granted, attribute.target).read.allowsUnder(mainField);
  };
}

/** Returns whether the current user may sort the list by a column, see {@link maySortBy}. */
export function useMaySort(uid: string): (column: ListColumn) => boolean {
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(() => maySortBy(granted, uid), [granted, uid]);
}
