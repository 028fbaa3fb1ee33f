import type { FieldSet } from '@admin/content-model';
import type { EntryTable } from '../storage/entry-table.ts';
import { scalarValue, type EntryRow } from './entry-row.ts';

/** What an answer is put together in before it leaves as an `Entry`. */
export type Draft = Record<string, unknown>;

/** The id, the readable scalars and the system fields of an entry, in the order in which they are shown. */
export function presentScalars(table: EntryTable, row: EntryRow, fields: FieldSet): Draft {
  const entry: Draft = { id: row.id };
  for (const field of table.scalars) {
    if (field.definition.type === 'password' || !fields.allows(field.attribute)) continue;
    entry[field.attribute] = scalarValue(row, field);
  }
  entry['createdAt'] = row.created_at;
  entry['updatedAt'] = row.updated_at;
  if (table.draftAndPublish) entry['publishedAt'] = row.published_at;
  if (table.localized) entry['locale'] = row.locale;
  return entry;
}

/** What is shown of an entry that may be linked but not read. */
export function presentIdentity(table: EntryTable, row: EntryRow): Draft {
  return {
    id: row.id,
    ...(table.draftAndPublish ? { publishedAt: row.published_at } : {}),
    ...(table.localized ? { locale: row.locale } : {}),
  };
}
