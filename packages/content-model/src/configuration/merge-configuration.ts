import type {
  FieldMetadata,
  LayoutCell,
  ViewConfiguration,
  ViewLayouts,
  ViewSettings,
} from '../configuration-types.ts';
import { packRows } from '../layout/index.ts';
import type { Attributes, Component, ContentType, Schemas } from '../schema/index.ts';
import { defaultCells, defaultConfiguration } from './default-configuration.ts';
import { isListable, isSortable } from './eligibility.ts';

/** The parts of a configuration that somebody has saved. */
export type SavedConfiguration = Partial<Pick<ViewConfiguration, 'settings' | 'metadatas' | 'layouts'>>;

/**
 * Brings a saved configuration up to what the schema declares now. Attributes that are gone leave every part,
 * new ones get default metadata and a place at the end of the edit view; what was removed from a view on purpose
 * stays removed.
 */
export function mergeConfiguration(
  saved: SavedConfiguration,
  model: ContentType | Component,
  schemas: Schemas,
): ViewConfiguration {
  const initial = defaultConfiguration(model, schemas);
  return {
    ...initial,
    settings: mergeSettings(saved.settings, initial.settings, model.attributes),
    metadatas: mergeMetadatas(saved.metadatas ?? {}, initial.metadatas),
    layouts: mergeLayouts(saved, initial.layouts, model.attributes),
  };
}

function mergeSettings(
  saved: Partial<ViewSettings> = {},
  initial: ViewSettings,
  attributes: Attributes,
): ViewSettings {
  const settings = { ...initial, ...saved };
  const sortsBy = attributes[settings.defaultSortBy];
  const canSort = isSystemColumn(settings.defaultSortBy) || (sortsBy !== undefined && isSortable(sortsBy));
  const hasMainField = settings.mainField === 'id' || attributes[settings.mainField] !== undefined;
  return {
    ...settings,
    mainField: hasMainField ? settings.mainField : initial.mainField,
    defaultSortBy: canSort ? settings.defaultSortBy : initial.defaultSortBy,
  };
}

function mergeMetadatas(
  saved: Readonly<Record<string, FieldMetadata>>,
  initial: Readonly<Record<string, FieldMetadata>>,
): Readonly<Record<string, FieldMetadata>> {
  const merged = Object.entries(initial).map(([name, metadata]): [string, FieldMetadata] => {
    const kept = Object.hasOwn(saved, name) ? saved[name] : undefined;
    if (kept === undefined) return [name, metadata];
    const list = { ...metadata.list, ...kept.list };
    // An attribute whose type has changed may no longer be sortable, whatever was saved.
    const sortable = metadata.list.sortable === true && list.sortable === true;
    return [name, { edit: { ...metadata.edit, ...kept.edit }, list: { ...list, sortable } }];
  });
  return Object.fromEntries(merged);
}

function mergeLayouts(
  { layouts, metadatas = {} }: SavedConfiguration,
  initial: ViewLayouts,
  attributes: Attributes,
): ViewLayouts {
  if (layouts === undefined) return initial;
  const list = layouts.list.filter((name) => {
    const attribute = attributes[name];
    return isSystemColumn(name) || (attribute !== undefined && isListable(attribute));
  });
  const cells = defaultCells(attributes);
  const known = new Map(cells.map((cell) => [cell.name, cell]));
  const placed = layouts.edit
    .map((row) => row.filter(({ name }) => known.has(name)))
    .filter((row) => row.length > 0);
  const names = new Set(placed.flat().map(({ name }) => name));
  const added: readonly LayoutCell[] = cells.filter(
    ({ name }) => !names.has(name) && !Object.hasOwn(metadatas, name),
  );
  return { list: list.length > 0 ? list : initial.list, edit: [...placed, ...packRows(added)] };
}

function isSystemColumn(name: string): boolean {
  return ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy'].includes(name);
}
