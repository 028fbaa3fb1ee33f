import { ownValue, type FieldSet, isSharedByLocales } from '@admin/content-model';
import { sql } from 'kysely';
import type { DatabaseConnection } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type ContentPermissions, allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRowForUpdate } from '../../read/read-rows.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { forValidation, shared, storedValues, type StoredValues } from '../changes/entry-values.ts';
import { wholeFields, requireFieldsAllowed } from '../changes/written-fields.ts';
import type { EntryWrite } from '../entry-write.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the id of the entry that a new one translates; null if it translates none.
 * @throws AppError RELATED_ENTRY_UNUSABLE (400) if it does not exist or already has a translation in the locale
 */
export async function originalIdOf(
  kysely: DatabaseConnection,
  table: EntryTable,
  locale: string | null,
  sent: unknown,
): Promise<number | null> {
  if (!table.localized || sent === undefined || sent === null || sent === '') return null;
  const id = Number(sent);
  const { rows } = Number.isSafeInteger(id)
    ? await sql<{ id: number; locale: string }>`select id, locale
        from ${sql.id(table.table)} where document = (select document from ${sql.id(table.table)} where id = ${id})`.execute(
        kysely,
      )
    : { rows: [] };
  if (rows.some((row) => row.id === id) && rows.every((row) => row.locale !== locale)) return id;
  throw unusable();
}

/**
 * Locks an entry that is to be translated, and all its translations.
 * @throws AppError RELATED_ENTRY_UNUSABLE (400) if it was deleted in the meantime
 */
export async function lockOriginal(
  write: EntryWrite,
  id: number,
): Promise<{ readonly original: EntryRow; readonly all: readonly EntryRow[] }> {
  const all = await lockTranslations(write, id);
  const original = all.find((row) => row.id === id);
  if (original === undefined) throw unusable();
  return { original, all };
}

function unusable(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'RELATED_ENTRY_UNUSABLE',
    message: "The related entity doesn't exist or the entity already exists in this locale",
  });
}

/** The values that a translation copies from the original. */
export interface Translation {
  /** The fields of the original that the actor may read. */
  readonly readable: FieldSet;
  /** The shared values that were not sent, in the form to write. */
  readonly values: Values;
  /** The same values in the form for validation. */
  readonly forValidation: Values;
  readonly original: { readonly row: EntryRow; readonly values: StoredValues };
}

/**
 * Copies the values that all locales share from an entry to its new translation. The actor must be allowed to write all
 * of them on the translation, and to read the copied ones on the original: a copy that they own may be readable where
 * the original is not. Only permissions count, not whether a value exists, because that would reveal it. The locales of
 * read permissions do not count, because translating crosses locales.
 * @param sent the sent values that the actor may write
 * @throws AppError FORBIDDEN, FIELD_FORBIDDEN (403)
 */
export async function translate(
  { kysely, storage, table, permissions }: TranslatingWrite,
  row: EntryRow,
  { sent, writable }: { readonly sent: Values; readonly writable: FieldSet },
): Promise<Translation> {
  const grants = permissions.grants('read', table.contentType);
  const inAnyLanguage = grants.map((grant) => ({ ...grant, locales: 'all' as const }));
  const readable = allowedFields(await requireGrantsOnEntry(kysely, table, inAnyLanguage, row));
  const forCopy: string[] = [];
  for (const attribute of sharedAttributes(table)) {
    const definition = table.contentType.attributes[attribute];
    if (definition === undefined) continue;
    const fields = wholeFields(storage, attribute, definition);
    requireFieldsAllowed(writable, fields);
    if (Object.hasOwn(sent, attribute)) continue;
    requireFieldsAllowed(readable, fields);
    forCopy.push(attribute);
  }
  const values = await storedValues(kysely, storage, table, row);
  const pick = (from: Values): Values =>
    Object.fromEntries(forCopy.map((name) => [name, ownValue(from, name) ?? null]));
  return {
    readable,
    values: pick(values(shared(() => undefined))),
    forValidation: pick(values(forValidation)),
    original: { row, values },
  };
}

/** A write by an actor; the system never translates. */
type TranslatingWrite = EntryWrite & { readonly permissions: ContentPermissions };

const sharedNames = new WeakMap<EntryTable, readonly string[]>();

/** Returns the attributes whose value is the same in every locale. Relations are separate in each locale. */
export function sharedAttributes(table: EntryTable): readonly string[] {
  if (!table.localized) return [];
  const known = sharedNames.get(table);
  if (known) return known;
  const names = Object.entries(table.contentType.attributes)
    .filter(([, definition]) => isSharedByLocales(definition))
    .map(([name]) => name);
  sharedNames.set(table, names);
  return names;
}

/** Returns the values of an entry that are the same in every locale. */
export function sharedValues(
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = sharedAttributes(table).filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/**
 * Locks an entry in all its locales. The locks are taken in the order of the ids, so that two writes of one entry in
 * two locales cannot deadlock.
 */
export async function lockTranslations(
  { kysely, storage, table }: EntryWrite,
  id: number,
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<{ readonly id: number }>`select id from ${sql.id(table.table)}
    where document = (select document from ${sql.id(table.table)} where id = ${id}) order by id`.execute(
    kysely,
  );
  const locked: EntryRow[] = [];
  for (const { id: each } of rows) {
    const row = await readRowForUpdate(storage, kysely, table, each);
    if (row) locked.push(row);
  }
  return locked;
}
