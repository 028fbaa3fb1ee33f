import { sql } from 'kysely';
import { fieldSet, type EntryAction, type Schemas } from '@admin/content-model';
import type { ContentPermissions, Grant } from '../content/permissions/content-permissions.ts';
import { createContentService, type ContentService } from '../content/content-service.ts';
import { systemPermissions } from '../content/permissions/public-permissions.ts';
import type { Database } from '../database/database.ts';
import { runMigrations } from '../database/run-migrations.ts';
import { identityMigrations } from '../identity/migrations.ts';
import { librarySchemas } from './fixtures/library.ts';

/** Content operations on a new database, with two administrators and a manual clock. */
export interface ContentFixture {
  readonly database: Database;
  readonly content: ContentService;
  /** Administrator 1, with all permissions. */
  readonly admin: ContentPermissions;
  /** Advances the clock by milliseconds. */
  tick(milliseconds?: number): void;
  /** Registers a file of the media library; returns its id. */
  addFile(name: string): Promise<number>;
}

/** Creates the content of the test library. */
export async function contentFixture(
  database: Database,
  schemas: Schemas = librarySchemas,
  hashPassword: (password: string) => Promise<string> = async (password) => `hashed:${password.length}`,
): Promise<ContentFixture> {
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  await runMigrations(database, 'identity', identityMigrations);
  const content = await createContentService({
    database,
    schemas,
    now: () => now,
    hashPassword,
  });
  const at = new Date(now).toISOString();
  for (const [firstname, username] of [
    ['Ada', 'ada'],
    ['Rita', null],
  ] as const) {
    await sql`insert into admin_users (firstname, lastname, username, email, is_active, blocked, created_at, updated_at)
      values (${firstname}, 'Test', ${username}, ${`${firstname}@example.com`}, 1, 0, ${at}, ${at})`.execute(
      database.kysely,
    );
  }
  return {
    database,
    content,
    admin: systemPermissions(1),
    tick: (milliseconds = 1000) => {
      now += milliseconds;
    },
    addFile: async (name) => {
      const { rows } = await sql<{ id: number }>`insert into files
        (name, hash, ext, mime, size, url, provider, folder_path, created_at, updated_at)
        values (${name}, ${name}, '.png', 'image/png', 1.5, ${`/uploads/${name}`}, 'local', '/', ${at}, ${at})
        returning id`.execute(database.kysely);
      return rows[0]?.id ?? 0;
    },
  };
}

/** The grants of a restricted actor per action and content type, by uid. */
export type PermissionsByType = Readonly<Record<string, Partial<Record<EntryAction, readonly GrantSpec[]>>>>;

/** A grant with the names of its fields; omitted properties are unrestricted. */
type GrantSpec = Partial<Omit<Grant, 'fields'>> & { readonly fields?: ReadonlySet<string> };

/** Returns an administrator with exactly these permissions. */
export function restrictedPermissions(actorId: number, permissions: PermissionsByType): ContentPermissions {
  return {
    actorId,
    grants: (action, { uid }) =>
      (permissions[uid]?.[action] ?? []).map(({ fields = null, ...grant }) => ({
        fields: fieldSet(fields),
        locales: 'all',
        conditions: [],
        ...grant,
      })),
    holds: () => false,
    grantsOf: () => [],
  };
}

/** The condition "created by this administrator". */
export function createdBy(actorId: number): Grant['conditions'][number] {
  return (row) => row('created_by_id', '=', actorId);
}
