import type { Database, DatabaseTransaction } from '@admin/server';
import type { Kysely } from 'kysely';
import type { Logo, ProjectSettings } from '../../endpoints/project.ts';

/** The row of the server's own facts under which the logos have been kept since there are any. */
const name = 'project-settings';

/** Where the server keeps facts about an installation, as JSON by name. */
type FactTables = Record<'admin_settings', { readonly name: string; readonly value: string }>;

/** A logo as it is kept. */
export type StoredLogo = Logo;

/** Each logo in use, null where the built-in one is. */
export type StoredLogos = ProjectSettings;

type LogoDatabase = Kysely<FactTables>;

/** Narrows a database or a transaction to where the logos are kept. */
export function logoTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): LogoDatabase {
  return source.kysely.withTables<FactTables>();
}

/** The logos in use. */
export async function readStoredLogos(tables: LogoDatabase): Promise<StoredLogos> {
  const row = await tables
    .selectFrom('admin_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  const stored = JSON.parse(row?.value ?? '{}') as Partial<StoredLogos>;
  return { menuLogo: stored.menuLogo ?? null, authLogo: stored.authLogo ?? null };
}

/** The same, in a transaction that is going to write them: nobody else does meanwhile. */
export async function readStoredLogosForUpdate(
  { forUpdate }: Pick<Database['dialect'], 'forUpdate'>,
  tables: LogoDatabase,
): Promise<StoredLogos> {
  // A row that is not there cannot be locked.
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

/** Keeps the logos of an installation that has kept some before. */
export async function writeStoredLogos(tables: LogoDatabase, logos: StoredLogos): Promise<void> {
  const value = JSON.stringify(logos);
  await tables.updateTable('admin_settings').set({ value }).where('name', '=', name).execute();
}
