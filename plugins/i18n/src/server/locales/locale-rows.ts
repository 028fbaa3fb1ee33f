import {
  AppError,
  describeChange,
  localeOfRow,
  type ChangeOrigin,
  type ContentLocale,
  type Database,
  type DatabaseTransaction,
  type EntityStates,
  type LocaleRow,
  type PluginContext,
} from '@admin/server';
import type { Generated, Kysely } from 'kysely';

function refused(code: string, message: string): AppError {
  return new AppError({ name: 'ApplicationError', status: 400, code, message });
}

/** Returns the error for a missing locale. */
export function localeNotFound(): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message: 'locale.notFound' });
}

export function localeTaken(): AppError {
  return refused('LOCALE_TAKEN', 'This locale already exists');
}

export function defaultNotDeletable(): AppError {
  return refused('LOCALE_DEFAULT', 'Cannot delete the default locale');
}

/** Returns the error for unsetting the default locale, in which content without a locale parameter is read. */
export function defaultNeeded(): AppError {
  return refused('LOCALE_DEFAULT_NEEDED', 'Make another locale the default instead');
}

type LocaleTables = Record<'locales', Omit<LocaleRow, 'id'> & { readonly id: Generated<number> }>;

/** The locked locales inside a transaction that changes them. */
interface LockedLocales {
  readonly transaction: DatabaseTransaction;
  readonly tables: Kysely<LocaleTables>;
  /** All locales, in the order in which they were added. */
  readonly locales: readonly ContentLocale[];
}

/**
 * Runs a change of locales with all of them locked: two simultaneous changes could otherwise leave two defaults, or
 * none.
 */
export async function changeLocales<Result>(
  database: Database,
  work: (locked: LockedLocales) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const tables: Kysely<LocaleTables> = transaction.kysely.withTables<LocaleTables>();
    const rows = await tables
      .selectFrom('locales')
      .selectAll()
      .orderBy('id')
      .modifyEnd(database.dialect.forUpdate)
      .execute();
    transaction.touch('locales');
    return work({ transaction, tables, locales: rows.map(localeOfRow) });
  });
}

/** Records a created, changed or deleted locale in its transaction. */
export async function recordLocale(
  { events }: Pick<PluginContext, 'events'>,
  { kysely }: DatabaseTransaction,
  origin: ChangeOrigin,
  states: EntityStates<ContentLocale>,
): Promise<void> {
  const { id, name } = states.after ?? states.before ?? {};
  await events.recordChange(kysely, () => ({
    entity: { type: 'locale', id: id ?? null, label: name ?? null },
    origin,
    ...describeChange('locale', states, ({ code, name: named, isDefault }) => ({
      code,
      name: named,
      isDefault,
    })),
  }));
}

/** Makes a locale the only default. */
export async function moveDefault({ tables }: Pick<LockedLocales, 'tables'>, id: number): Promise<void> {
  await tables.updateTable('locales').set({ is_default: 0 }).where('is_default', '=', 1).execute();
  await tables.updateTable('locales').set({ is_default: 1 }).where('id', '=', id).execute();
}

/** Returns the current row of a locale. */
export async function readLocale(
  { tables }: Pick<LockedLocales, 'tables'>,
  id: number,
): Promise<ContentLocale> {
  const row = tables.selectFrom('locales').selectAll().where('id', '=', id);
  return localeOfRow(await row.executeTakeFirstOrThrow());
}
