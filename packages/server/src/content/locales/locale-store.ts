import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryTable } from '../storage/entry-table.ts';

interface LocaleRow {
  readonly code: string;
  readonly is_default: number;
}

/** Which locales content exists in. */
export interface LocaleStore {
  codes(): Promise<readonly string[]>;
  defaultCode(): Promise<string>;
}

/** Reads the locales from the database, again after each write to them. */
export function createLocaleStore(database: Database): LocaleStore {
  let known: { readonly writes: string; readonly rows: readonly LocaleRow[] } | null = null;
  const rows = async (): Promise<readonly LocaleRow[]> => {
    const writes = await database.writeCount('locales');
    if (known?.writes === writes) return known.rows;
    const result = await sql<LocaleRow>`select code, is_default from locales order by id`.execute(
      database.kysely,
    );
    known = { writes, rows: result.rows };
    return result.rows;
  };
  return {
    codes: async () => (await rows()).map((row) => row.code),
    defaultCode: async () => (await rows()).find((row) => row.is_default === 1)?.code ?? 'en',
  };
}

/**
 * The locale that a read is limited to: the default one when none is named, null for all (`all`) and for
 * types without locales. An unknown locale simply has no entries.
 */
export async function readLocale(
  store: LocaleStore,
  table: EntryTable,
  sent: unknown,
): Promise<string | null> {
  if (!table.localized || sent === 'all') return null;
  return typeof sent === 'string' && sent !== '' ? sent : store.defaultCode();
}

/** The locale in which an entry is created; throws 400 when there is no such locale. */
export async function writeLocale(
  store: LocaleStore,
  table: EntryTable,
  sent: unknown,
): Promise<string | null> {
  if (!table.localized) return null;
  const locale = typeof sent === 'string' && sent !== '' ? sent : await store.defaultCode();
  if ((await store.codes()).includes(locale)) return locale;
  throw new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'LOCALE_UNKNOWN',
    message: "This locale doesn't exist",
  });
}
