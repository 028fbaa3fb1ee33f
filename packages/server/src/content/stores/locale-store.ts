import { sql } from 'kysely';
import { cachedByWrites, type Database } from '../../database/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/** A locale of content. */
export interface ContentLocale {
  readonly id: number;
  /** `en`, `pt-BR`, … */
  readonly code: string;
  readonly name: string;
  /** True if it is used where a call names none. */
  readonly isDefault: boolean;
  /** ISO 8601 in UTC, like `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row of the table `locales`. Writers to the table must touch it, so that every server reads it again. */
export interface LocaleRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_default: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Returns a locale from its row. */
export function localeOfRow(row: LocaleRow): ContentLocale {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    isDefault: row.is_default === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The locales of content: the initial one of every server, and the added ones. */
export interface LocaleStore {
  /** Returns the locales in the order in which they were added. */
  all(): Promise<readonly ContentLocale[]>;
  codes(): Promise<readonly string[]>;
  defaultCode(): Promise<string>;
}

/** Creates the store, which caches the locales until the table is written. */
export function createLocaleStore(database: Database): LocaleStore {
  const all = cachedByWrites(database, 'locales', async (): Promise<readonly ContentLocale[]> => {
    const { rows } = await sql<LocaleRow>`select id, code, name, is_default, created_at, updated_at
      from locales order by id`.execute(database.kysely);
    return rows.map(localeOfRow);
  });
  return {
    all,
    codes: async () => (await all()).map(({ code }) => code),
    defaultCode: async () => (await all()).find(({ isDefault }) => isDefault)?.code ?? 'en',
  };
}

/**
 * Returns the locale that a read is limited to: the default one if none is named, null for `all` and for types without
 * locales. An unknown locale has no entries.
 */
export async function readLocale(
  store: LocaleStore,
  table: EntryTable,
  sent: unknown,
): Promise<string | null> {
  if (!table.localized || sent === 'all') return null;
  return typeof sent === 'string' && sent !== '' ? sent : store.defaultCode();
}

/** Returns the locale of a new entry. @throws AppError (400) for an unknown locale */
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
