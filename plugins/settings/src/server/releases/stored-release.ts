import type { Database, Migration } from '@admin/server';
import { sql, type Kysely } from 'kysely';
import type { Validators } from './fetch-release.ts';
import type { Release } from './read-release.ts';

/** The newest known release. */
export interface StoredRelease extends Release, Validators {
  /** Identifies the document that it is from. */
  readonly source: string;
}

// A type, not an interface, because the tables of Kysely have an index signature.
type ReleaseTables = {
  /** Facts about the installation, as JSON by name. */
  readonly admin_settings: { readonly name: string; readonly value: string };
  /** The last release that each user has dismissed. */
  readonly dismissed_releases: { readonly user_id: number; readonly version: string };
};

export type ReleaseDatabase = Kysely<ReleaseTables>;

/** The migrations of the dismissed releases. */
export const releaseMigrations: readonly Migration[] = [
  {
    id: '0001-dismissed-releases',
    async up(db) {
      await sql`create table dismissed_releases (
        user_id integer not null primary key references admin_users (id) on delete cascade,
        version text not null)`.execute(db);
    },
  },
];

const name = 'newest-release';

/** Narrows a database to the tables of releases. */
export function releaseTables({ kysely }: Pick<Database, 'kysely'>): ReleaseDatabase {
  return kysely.withTables<ReleaseTables>();
}

/** Returns the newest release of a document; null before it was read. */
export async function readStoredRelease(
  tables: ReleaseDatabase,
  source: string,
): Promise<StoredRelease | null> {
  const row = await tables
    .selectFrom('admin_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  const stored = row && (JSON.parse(row.value) as StoredRelease);
  return stored?.source === source ? stored : null;
}

/** Stores the newest release. */
export async function writeStoredRelease(tables: ReleaseDatabase, release: StoredRelease): Promise<void> {
  const value = JSON.stringify(release);
  await tables
    .insertInto('admin_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns whether a user has dismissed a release. */
export async function hasDismissed(
  tables: ReleaseDatabase,
  userId: number,
  version: string,
): Promise<boolean> {
  const row = await tables
    .selectFrom('dismissed_releases')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.version === version;
}

/** Stores that a user has dismissed a release, instead of the one before. */
export async function dismiss(tables: ReleaseDatabase, userId: number, version: string): Promise<void> {
  await tables
    .insertInto('dismissed_releases')
    .values({ user_id: userId, version })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version }))
    .execute();
}
