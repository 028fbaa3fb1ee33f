import type {
  FieldMetadata,
  LayoutCell,
  LayoutGroups,
  ViewConfiguration,
  ViewLayouts,
  ViewSettings,
} from '../configuration-types.ts';
import { fieldSizes, type FieldSizes } from '../layout/field-sizes.ts';
import { groupRows } from '../layout/arranged-groups.ts';
import { packRows } from '../layout/edit-rows.ts';
import { ownValue } from '../schema/own-value.ts';
import type { Attribute, Attributes } from '../schema/attribute.ts';
import type { Component, ContentType, Schemas } from '../schema/content-type.ts';
import {
  defaultCells,
  defaultConfiguration,
  isComponent,
  recordedListLayout,
  entryTitleNames,
  possibleCells,
} from './default-configuration.ts';
import { canBeMainField, isListable, isSortable } from './eligibility.ts';

/** The saved parts of a configuration. */
export type SavedConfiguration = Partial<
  Pick<ViewConfiguration, 'settings' | 'metadatas' | 'layouts' | 'groups'>
>;

/** Returns the stored form of saved parts: the main field of a linked entry is stored in `metadatas.*.edit` only. */
export function storedConfiguration({ metadatas, ...parts }: SavedConfiguration): SavedConfiguration {
  if (metadatas === undefined) return parts;
  const stored = Object.entries(metadatas).map(([name, { list, ...metadata }]): [string, FieldMetadata] => {
    // Parts of a field may be absent, whatever the response type says.
    const { mainField: _, ...own } = (list as FieldMetadata['list'] | undefined) ?? {};
    return [name, { ...metadata, list: own }];
  });
  return { ...parts, metadatas: Object.fromEntries(stored) };
}

/**
 * Adapts a saved configuration to the current schema. Removed attributes are dropped from every part, new ones get
 * default metadata and a position at the end of the edit view; attributes that were removed from a view on purpose stay
 * removed.
 * @param sizes default widths of inputs, those of custom fields included
 */
export function mergeConfiguration(
  saved: SavedConfiguration,
  model: ContentType | Component,
  schemas: Schemas,
  sizes: FieldSizes = fieldSizes,
): ViewConfiguration {
  const initial = defaultConfiguration(model, schemas, sizes);
  const layouts = mergeLayouts(saved, initial.layouts, sizes, model.attributes);
  return {
    ...initial,
    settings: mergeSettings(saved.settings, initial.settings, model),
    metadatas: mergeMetadatas(saved.metadatas ?? {}, initial.metadatas, model.attributes, schemas),
    layouts,
    ...(isComponent(model) ? {} : { groups: mergeGroups(saved.groups ?? null, layouts) }),
  };
}

/** Puts every field of the layout into exactly one group, whatever rows have changed since they were grouped. */
function mergeGroups(saved: LayoutGroups | null, { edit }: ViewLayouts): LayoutGroups | null {
  if (saved === null) return null;
  const items = groupRows(edit, saved.items).map(({ name, rows }) => ({
    name,
    fields: rows.flatMap((row) => row.map((cell) => cell.name)),
  }));
  return { kind: saved.kind, items };
}

function mergeSettings(
  saved: Partial<ViewSettings> = {},
  initial: ViewSettings,
  model: ContentType | Component,
): ViewSettings {
  const settings = { ...initial, ...saved };
  const { mainField } = settings;
  const sortsBy = ownValue(model.attributes, settings.defaultSortBy);
  const canSort = isSystemColumn(settings.defaultSortBy) || (sortsBy !== undefined && isSortable(sortsBy));
  const hasMainField = mainField === null || entryTitleNames(model).includes(mainField);
  return {
    ...settings,
    mainField: hasMainField ? mainField : initial.mainField,
    defaultSortBy: canSort ? settings.defaultSortBy : initial.defaultSortBy,
  };
}

function mergeMetadatas(
  saved: Readonly<Record<string, FieldMetadata>>,
  initial: Readonly<Record<string, FieldMetadata>>,
  attributes: Attributes,
  schemas: Schemas,
): Readonly<Record<string, FieldMetadata>> {
  const merged = Object.entries(initial).map(([name, metadata]): [string, FieldMetadata] => {
    const stored = Object.hasOwn(saved, name) ? saved[name] : undefined;
    if (stored === undefined) return [name, metadata];
    const edit = { ...metadata.edit, ...stored.edit };
    const { mainField = 'id' } = canName(edit.mainField, ownValue(attributes, name), schemas)
      ? edit
      : metadata.edit;
    const list = { ...metadata.list, ...stored.list };
    // An attribute whose type has changed may no longer be sortable, whatever was saved.
    const sortable = metadata.list.sortable === true && list.sortable === true;
    return [
      name,
      {
        edit: { ...edit, ...(metadata.edit.mainField === undefined ? {} : { mainField }) },
        list: { ...list, sortable, ...(metadata.list.mainField === undefined ? {} : { mainField }) },
      },
    ];
  });
  return Object.fromEntries(merged);
}

/** Returns whether the saved main field of a relation is still eligible. */
function canName(
  mainField: string | undefined,
  attribute: Attribute | undefined,
  { contentTypes }: Schemas,
): boolean {
  // It may have been saved as null, although the type does not allow that.
  if (typeof mainField !== 'string') return false;
  const target = attribute?.type === 'relation' ? contentTypes.get(attribute.target ?? '') : undefined;
  if (!target || mainField === 'id') return true;
  const named = Object.hasOwn(target.attributes, mainField) ? target.attributes[mainField] : undefined;
  return named !== undefined && canBeMainField(named);
}

function mergeLayouts(
  saved: SavedConfiguration,
  initial: ViewLayouts,
  sizes: FieldSizes,
  attributes: Attributes,
): ViewLayouts {
  const { layouts, metadatas = {} } = saved;
  const isStored = Object.keys(saved).length > 0;
  if (layouts === undefined) {
    return isStored ? { ...initial, list: recordedListLayout(attributes) } : initial;
  }
  const list = layouts.list.filter((name) => {
    const attribute = ownValue(attributes, name);
    return isSystemColumn(name) || (attribute !== undefined && isListable(attribute));
  });
  const known = new Set(possibleCells(attributes, sizes).map(({ name }) => name));
  const placed = layouts.edit
    .map((row) => row.filter(({ name }) => known.has(name)))
    .filter((row) => row.length > 0);
  const names = new Set(placed.flat().map(({ name }) => name));
  const added: readonly LayoutCell[] = defaultCells(attributes, sizes).filter(
    ({ name }) => !names.has(name) && !Object.hasOwn(metadatas, name),
  );
  return { list: list.length > 0 ? list : initial.list, edit: [...placed, ...packRows(added)] };
}

function isSystemColumn(name: string): boolean {
  return ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'].includes(name);
}
