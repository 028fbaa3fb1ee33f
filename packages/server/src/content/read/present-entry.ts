import type {
  Creator,
  Entry,
  FieldSet,
  ComponentAttribute,
  DynamicZoneAttribute,
} from '@admin/content-model';
import type { StoredComponent } from '../storage/component-shape.ts';
import { type ContentStorage, shapeOf } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { fieldKey, type RelationEnd } from '../storage/relation-end.ts';
import { storedComponents, type EntryRow, presentScalars, type PresentedEntry } from './entry-row.ts';
import type { FilesByField } from './files.ts';
import type { RelationGroups } from './relation-counts.ts';

/** The parts of an entry in a response that are not in its row. */
export interface EntryParts {
  /** The readable fields. */
  readonly fields: FieldSet;
  readonly files: FilesByField;
  /** Returns the presented value of a relation of the entry itself. */
  relation(end: RelationEnd, id: number): unknown;
  /** The contents of components beside scalars; null for scalars only. */
  readonly componentContents: ComponentContents | null;
  readonly creators: ReadonlyMap<number, Creator>;
  readonly localizations: readonly PresentedEntry[];
}

/** Presents an entry with every readable field. */
export function presentEntry(
  storage: ContentStorage,
  table: EntryTable,
  row: EntryRow,
  parts: EntryParts,
): Entry {
  const { fields } = parts;
  const entry = presentScalars(table, row, fields);
  for (const { attribute, definition, field } of table.media) {
    if (!fields.allows(attribute)) continue;
    const files = parts.files.get(fieldKey(table.uid, row.id, field)) ?? [];
    entry[attribute] = presentFiles(definition.multiple === true, files);
  }
  for (const end of table.relations) {
    if (fields.allows(end.attribute)) entry[end.attribute] = parts.relation(end, row.id);
  }
  for (const { attribute, definition, column } of table.nested) {
    if (!fields.allowsUnder(attribute)) continue;
    entry[attribute] = presentNested(storage, definition, storedComponents(row[column]), {
      path: attribute,
      fields,
      contents: parts.componentContents,
    });
  }
  entry['createdBy'] = creator(parts, row.created_by_id);
  entry['updatedBy'] = creator(parts, row.updated_by_id);
  if (table.localized) entry['localizations'] = parts.localizations;
  return entry as Entry;
}

function creator(parts: EntryParts, id: number | null): Creator | null {
  return id === null ? null : (parts.creators.get(id) ?? null);
}

/** The contents of component instances beside scalars; null in lists, which present scalars only. */
export interface ComponentContents {
  readonly files: FilesByField;
  readonly relations: RelationGroups;
}

/** Presents the instances of a component or zone attribute as a list or a single value. */
export function presentNested(
  storage: ContentStorage,
  definition: ComponentAttribute | DynamicZoneAttribute,
  instances: readonly StoredComponent[],
  location: {
    readonly path: string;
    readonly fields: FieldSet;
    readonly contents: ComponentContents | null;
  },
): unknown {
  if (definition.type === 'dynamiczone') {
    return instances.map((instance) => ({
      __component: instance.__component,
      ...presentInstance(storage, instance.__component, instance, location),
    }));
  }
  const shown = instances.map((instance) =>
    presentInstance(storage, definition.component, instance, location),
  );
  return definition.repeatable === true ? shown : (shown[0] ?? null);
}

function presentInstance(
  storage: ContentStorage,
  uid: string,
  instance: StoredComponent,
  location: Parameters<typeof presentNested>[3],
): PresentedEntry {
  const shape = shapeOf(storage, uid);
  const { fields, contents } = location;
  const value: PresentedEntry = { id: instance.id };
  const path = (attribute: string): string => `${location.path}.${attribute}`;
  for (const field of shape.scalars) {
    if (field.definition.type === 'password' || !fields.allows(path(field.attribute))) continue;
    value[field.attribute] = instance[field.key] ?? null;
  }
  if (contents === null) return value;
  for (const { attribute, definition, field } of shape.media) {
    if (!fields.allows(path(attribute))) continue;
    const files = contents.files.get(fieldKey(uid, instance.id, field)) ?? [];
    value[attribute] = presentFiles(definition.multiple === true, files);
  }
  for (const end of shape.relations) {
    if (!fields.allows(path(end.attribute))) continue;
    value[end.attribute] = { count: contents.relations(end, instance.id)?.count ?? 0 };
  }
  for (const { attribute, definition, key } of shape.nested) {
    if (!fields.allowsUnder(path(attribute))) continue;
    const inner = (instance[key] ?? []) as readonly StoredComponent[];
    value[attribute] = presentNested(storage, definition, inner, { ...location, path: path(attribute) });
  }
  return value;
}

/** Presents a media attribute: one file or null, or a list that is null if empty. */
export function presentFiles(multiple: boolean, files: readonly unknown[]): unknown {
  if (!multiple) return files[0] ?? null;
  return files.length === 0 ? null : files;
}
