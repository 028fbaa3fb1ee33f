import type { Creator, Entry, FieldSet } from '@admin/content-model';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
import { presentFiles, presentNested, type ComponentContents } from './component-values.ts';
import { storedComponents, type EntryRow } from './entry-row.ts';
import { fileKey, type FilesByField } from './parts/files.ts';
import { presentScalars, type Draft } from './present-scalars.ts';

/** Everything that an answer shows of an entry and that is not in its row. */
export interface EntryParts {
  /** What may be shown. */
  readonly fields: FieldSet;
  readonly files: FilesByField;
  /** The value to show for a relation of the entry itself. */
  relation(end: RelationEnd, id: number): unknown;
  /** What components show beside scalars; null for scalars only. */
  readonly componentContents: ComponentContents | null;
  readonly creators: ReadonlyMap<number, Creator>;
  readonly localizations: readonly Draft[];
}

/** Puts an entry together the way the API shows it: only readable fields, every one of them present. */
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
    const files = parts.files.get(fileKey(table.uid, row.id, field)) ?? [];
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
