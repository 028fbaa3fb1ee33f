import type { Entry } from '@admin/content-model';
import { sql } from 'kysely';
import { AppError } from '../../../errors/app-error.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { permitsLocale, requireGrants } from '../../permissions/permitted-rows.ts';
import { presentIdentity } from '../../read/entry-row.ts';
import { readWholeEntry } from '../../read/read-entry-parts.ts';
import { readRow } from '../../read/read-rows.ts';
import { forbidden, notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { sharedValues } from '../../write/locales/translate-entry.ts';
import { entryId } from './read-entry.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';

/** An entry to translate. */
export interface TranslationCall extends EntryCall {
  /** The id of the entry in another locale; a single type needs none. */
  readonly id?: unknown;
  /** The code of the locale to translate it into. */
  readonly locale: string;
}

/** The initial values of a translation. */
export interface SharedValues {
  /** The readable values that are the same in every locale. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The readable scalars of the entry in its other locales. */
  readonly localizations: readonly (Partial<Entry> & Pick<Entry, 'id'>)[];
  /** The named entry: `id`, `locale` and, for types with drafts, `publishedAt`. */
  readonly source: Partial<Entry> & Pick<Entry, 'id'>;
}

/**
 * Returns the shared values of an entry for an actor who may create it in the given locale. The locales of read
 * permissions do not count, because translating crosses locales; their fields and conditions do.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), NOT_LOCALIZED (400)
 */
export async function readSharedValues(
  context: OperationContext,
  call: TranslationCall,
): Promise<SharedValues> {
  // Parse
  const { storage } = context;
  const { permissions, locale } = call;
  const table = requestedTable(storage, call.uid);
  const creating = requireGrants(permissions, 'create', table);
  const reading = requireGrants(permissions, 'read', table);
  if (!table.localized) throw notLocalized();
  if (!creating.some((grant) => permitsLocale(table, grant, locale))) throw forbidden();
  const id = await sourceId(context, table, call.id);

  // Query and authorize
  const reader = readerFor(context, permissions);
  const row = await readRow(storage, reader.kysely, table, id);
  if (!row) throw notFound();
  const inAnyLanguage = reading.map((grant) => ({ ...grant, locales: 'all' as const }));
  const grants = await requireGrantsOnEntry(reader.kysely, table, inAnyLanguage, row);
  const entry = await readWholeEntry(reader, table, row, { grants });

  // Present
  return {
    values: sharedValues(table, entry),
    localizations: entry.localizations ?? [],
    source: { id, ...presentIdentity(table, row) },
  };
}

async function sourceId(context: OperationContext, table: EntryTable, sent: unknown): Promise<number> {
  if (sent !== undefined && sent !== null) return entryId(sent);
  const id = table.contentType.kind === 'singleType' ? await anyTranslationId(context, table) : null;
  if (id === null) throw notFound();
  return id;
}

/** Returns the id of the entry of a single type in any locale, which a new translation joins. */
export async function anyTranslationId(context: OperationContext, table: EntryTable): Promise<number | null> {
  if (!table.localized) return null;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.id(table.table)} order by id limit 1`.execute(context.database.kysely);
  return rows[0]?.id ?? null;
}

function notLocalized(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'NOT_LOCALIZED',
    message: 'Entries of this content type exist in one language only',
  });
}
