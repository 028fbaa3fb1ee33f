import type { Database, DatabaseTransaction } from '@admin/server';
import type { Kysely } from 'kysely';
import type { Logo, ProjectSettings } from '../../endpoints/project.ts';

/** The name of the row with the logos in the table of installation facts. */
const name = 'project-settings';

/** The table of facts about an installation, as JSON by name. */
type FactTables = Record<'admin_settings', { readonly name: string; readonly value: string }>;

/** A logo as it is stored. */
export type StoredLogo = Logo;

/** The logos in use; null for the built-in ones. */
export type StoredLogos = ProjectSettings;

type LogoDatabase = Kysely<FactTables>;

/** Narrows a database or a transaction to the table of the logos. */
export function logoTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): LogoDatabase {
  return source.kysely.withTables<FactTables>();
}

/** Returns the logos in use. */
export async function readStoredLogos(tables: LogoDatabase): Promise<StoredLogos> {
  const row = await tables
    .selectFrom('admin_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  const stored = JSON.parse(row?.value ?? '{}') as Partial<StoredLogos>;
  return { menuLogo: stored.menuLogo ?? null, authLogo: stored.authLogo ?? null };
}

/** Returns the logos and locks them for a transaction that changes them. */
export async function readStoredLogosForUpdate(
  { forUpdate }: Pick<Database['dialect'], 'forUpdate'>,
  tables: LogoDatabase,
): Promise<StoredLogos> {
  // A missing row cannot be locked.
  await tables
    .insertInto('admin_settings')
    .values({ name, value: '{}' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await tables
    .selectFrom('admin_settings')
    .select('name')
    .where('name', '=', name)
    .modifyEnd(forUpdate)
    .execute();
  return readStoredLogos(tables);
}

/** Stores the logos of an installation. */
export async function writeStoredLogos(tables: LogoDatabase, logos: StoredLogos): Promise<void> {
  const value = JSON.stringify(logos);
  await tables.updateTable('admin_settings').set({ value }).where('name', '=', name).execute();
}
