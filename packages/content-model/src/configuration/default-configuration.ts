import type { FieldMetadata, LayoutCell, ViewConfiguration } from '../configuration-types.ts';
import { packRows } from '../layout/edit-rows.ts';
import { fieldSizeOf, fieldSizes, type FieldSizes } from '../layout/field-sizes.ts';
import { isManaged, isMorph, isToOne, type Attribute, type Attributes } from '../schema/attribute.ts';
import type { Component, ContentType, Schemas } from '../schema/content-type.ts';
import { ownValue } from '../schema/own-value.ts';
import { leadingAttributes, trailingAttributes, userUid } from '../schema/system-attributes.ts';
import { isListable, isSortableColumn, canBeEntryTitle } from './eligibility.ts';

/** The number of columns of lists in earlier versions, beside the id. */
const recordedColumns = 3;

/**
 * Returns the default configuration of a content type or component: fields in the order of their declaration, labelled
 * by their names, and the first attribute of type string as the main field.
 * @param sizes default widths of inputs, those of custom fields included
 */
export function defaultConfiguration(
  model: ContentType | Component,
  schemas: Schemas,
  sizes: FieldSizes = fieldSizes,
): ViewConfiguration {
  const mainField = defaultMainField(model.attributes);
  return {
    uid: model.uid,
    ...(isComponent(model) ? { category: model.category } : {}),
    settings: {
      bulkable: true,
      filterable: true,
      searchable: true,
      pageSize: 10,
      mainField,
      defaultSortBy: mainField,
      defaultSortOrder: 'ASC',
    },
    metadatas: defaultMetadatas(model, schemas),
    layouts: { list: defaultListLayout(model), edit: packRows(defaultCells(model.attributes, sizes)) },
    ...(isComponent(model) ? { isComponent: true } : { groups: null }),
  };
}

/** Returns whether a model is a component. */
export function isComponent(model: ContentType | Component): model is Component {
  return !('kind' in model);
}

/** Returns the default main field of a model, never one that a plugin added. */
export function defaultMainField(attributes: Attributes): string {
  return (
    Object.entries(attributes).find(([, { type, addedBy }]) => type === 'string' && !addedBy)?.[0] ?? 'id'
  );
}

/** Returns labels and options of every attribute that can be shown, system attributes included. */
export function defaultMetadatas(
  model: ContentType | Component,
  schemas: Schemas,
): Readonly<Record<string, FieldMetadata>> {
  const component = isComponent(model);
  const attributes: Attributes = { ...model.attributes, ...(component ? {} : trailingAttributes) };
  const metadatas: [string, FieldMetadata][] = Object.keys(leadingAttributes).map((name) => [
    name,
    { edit: {}, list: { label: name, searchable: true, sortable: true } },
  ]);
  for (const [name, attribute] of Object.entries(attributes)) {
    const visible =
      attribute.visible !== false && !isManaged(attribute) && !Object.hasOwn(trailingAttributes, name);
    metadatas.push([name, defaultMetadata(name, attribute, { visible, component }, schemas)]);
  }
  return Object.fromEntries(metadatas);
}

/** Returns the cells that an edit view can show, in the order of the attributes, with their default widths. */
export function possibleCells(attributes: Attributes, sizes: FieldSizes = fieldSizes): readonly LayoutCell[] {
  return Object.entries(attributes)
    .filter(([, attribute]) => attribute.visible !== false && !isManaged(attribute))
    .map(([name, attribute]) => ({ name, size: fieldSizeOf(attribute, sizes).default }));
}

/** Returns the cells of the default edit view: without attributes that a plugin adds as hidden by default. */
export function defaultCells(attributes: Attributes, sizes: FieldSizes = fieldSizes): readonly LayoutCell[] {
  return possibleCells(attributes, sizes).filter(
    ({ name }) => ownValue(attributes, name)?.hiddenByDefault !== true,
  );
}

/**
 * Returns the default columns of a list: the main field, the first to-one relation, and the time of the last change.
 * The status has a separate column. Attributes that plugins add are no default columns. Components have no list.
 */
export function defaultListLayout(model: ContentType | Component): readonly string[] {
  if (isComponent(model)) return recordedListLayout(model.attributes);
  const owner = Object.entries(model.attributes).find(
    ([, attribute]) =>
      attribute.type === 'relation' &&
      attribute.visible !== false &&
      attribute.addedBy === undefined &&
      isListable(attribute) &&
      isToOne(attribute),
  );
  return [defaultMainField(model.attributes), ...(owner ? [owner[0]] : []), 'updatedAt'];
}

/** Returns the id and the first listable attributes: the initial columns of lists that were saved in part. */
export function recordedListLayout(attributes: Attributes): readonly string[] {
  const listable = Object.entries(attributes).filter(
    ([, attribute]) =>
      isListable(attribute) && attribute.visible !== false && attribute.addedBy === undefined,
  );
  return ['id', ...listable.slice(0, recordedColumns).map(([name]) => name)];
}

function defaultMetadata(
  name: string,
  attribute: Attribute,
  { visible, component }: { readonly visible: boolean; readonly component: boolean },
  schemas: Schemas,
): FieldMetadata {
  const sortable = isSortableColumn(attribute);
  const mainField =
    attribute.type === 'relation' && !isMorph(attribute)
      ? { mainField: mainFieldOf(attribute.target, schemas) }
      : {};
  return {
    edit: { label: name, description: '', placeholder: '', visible, editable: true, ...mainField },
    list: { label: name, searchable: sortable, sortable, ...(component ? {} : mainField) },
  };
}

function mainFieldOf(uid: string | undefined, schemas: Schemas): string {
  const target = schemas.contentTypes.get(uid ?? '') ?? schemas.linkTargets?.get(uid ?? '');
  if (target !== undefined) return defaultMainField(target.attributes);
  return uid === userUid ? 'firstname' : 'id';
}

/** Returns the attributes that can name the entries of a model, system attributes included: `id` first. */
export function entryTitleNames(model: ContentType | Component): readonly string[] {
  const attributes: Attributes = {
    ...leadingAttributes,
    ...model.attributes,
    ...(isComponent(model) ? {} : trailingAttributes),
  };
  return Object.entries(attributes)
    .filter(([, attribute]) => canBeEntryTitle(attribute))
    .map(([name]) => name);
}
