import { sql, type Kysely } from 'kysely';
import type { DynamicTables } from './database.ts';
import type { DialectCapabilities } from './dialect.ts';
import type { Migration } from './run-migrations.ts';

/** The uid under which links point to files of the media library. */
export const fileUid = 'plugin::upload.file';

/** The table of administrators, whose rows identity writes. */
export const userTable = 'admin_users';

/** The tables that every content type shares. */
export const contentMigrations: readonly Migration[] = [
  {
    id: '0001-content-tables',
    up: async (db, dialect) => {
      await createRegistry(db);
      await createLinks(db, dialect);
      await createFiles(db, dialect);
      await createSettings(db, dialect);
    },
  },
  {
    id: '0002-order-of-mirrors',
    // With the position in the index, a page of the entries that link one is read from the index alone.
    up: async (db) => {
      await sql`drop index links_by_target`.execute(db);
      await sql`create index links_by_target
        on links (target_uid, target_id, source_uid, field, source_id, inverse_position)`.execute(db);
    },
  },
  {
    id: '0003-entry-counts',
    up: async (db, { listing }) => {
      for (const statement of listing.storedCounts.create) await sql.raw(statement).execute(db);
    },
  },
  {
    id: '0004-derived-columns',
    // The signature of a table's derived columns, and the id after which they are still to be rebuilt (null: none).
    up: async (db, dialect) => {
      await sql`alter table content_tables add column derived_with text`.execute(db);
      await sql`alter table content_tables
        add column derived_after ${dialect.columnType('integer')}`.execute(db);
    },
  },
  {
    id: '0005-published-counts',
    // All entries are counted again when the tables are next brought in line with the schemas.
    up: async (db, { listing: { storedCounts } }) => {
      const tables = await sql<{ table_name: string }>`select table_name from content_tables`.execute(db);
      const statements = tables.rows.flatMap(({ table_name: table }) => storedCounts.unfollow(table));
      for (const statement of [...statements, ...storedCounts.addPublished]) {
        await sql.raw(statement).execute(db);
      }
      await sql`delete from entry_counts`.execute(db);
    },
  },
];

/** Creates the record of each content type's table and each field's column, so that both survive renames. */
async function createRegistry(db: Kysely<DynamicTables>): Promise<void> {
  await sql`create table content_tables (
    uid text primary key, table_name text not null unique, search_columns text
  )`.execute(db);
  await sql`create table content_fields (
    uid text not null, field_id text not null, column_name text not null,
    type text not null, attribute text not null,
    primary key (uid, field_id), unique (uid, column_name)
  )`.execute(db);
}

/** Creates the tables of relations and media, and the one that maps component instances to their entries. */
async function createLinks(db: Kysely<DynamicTables>, dialect: DialectCapabilities): Promise<void> {
  await sql`create table links (
    id ${dialect.identityType},
    root_uid text not null, root_id integer not null,
    source_uid text not null, source_id integer not null, field text not null,
    target_uid text not null, target_id integer not null,
    position integer not null, inverse_position integer
  )`.execute(db);
  await sql`create index links_by_root on links (root_uid, root_id)`.execute(db);
  await sql`create unique index links_by_source
    on links (source_uid, source_id, field, target_uid, target_id)`.execute(db);
  await sql`create index links_by_target
    on links (target_uid, target_id, source_uid, field, source_id)`.execute(db);
  await sql`create table component_instances (
    id ${dialect.identityType},
    component_uid text not null, root_uid text not null, root_id integer not null, path text not null
  )`.execute(db);
  await sql`create index component_instances_by_root
    on component_instances (root_uid, root_id)`.execute(db);
}

async function createFiles(db: Kysely<DynamicTables>, dialect: DialectCapabilities): Promise<void> {
  const integer = dialect.columnType('integer');
  const real = dialect.columnType('real');
  const json = dialect.columnType('json');
  const datetime = dialect.columnType('datetime');
  await sql`create table folders (
    id ${dialect.identityType}, name text not null, path_id ${integer} not null unique,
    path text not null unique, parent_id ${integer} references folders (id),
    created_at ${datetime} not null, updated_at ${datetime} not null
  )`.execute(db);
  await sql`create table files (
    id ${dialect.identityType}, name text not null, alternative_text text, caption text,
    width ${integer}, height ${integer}, formats ${json}, hash text not null, ext text, mime text not null,
    size ${real} not null, url text not null, preview_url text, provider text not null,
    provider_metadata ${json}, folder_path text not null, folder_id ${integer} references folders (id),
    created_at ${datetime} not null, updated_at ${datetime} not null,
    created_by_id ${integer}, updated_by_id ${integer}
  )`.execute(db);
  await sql`create index files_by_folder on files (folder_path, name)`.execute(db);
}

async function createSettings(db: Kysely<DynamicTables>, dialect: DialectCapabilities): Promise<void> {
  const datetime = dialect.columnType('datetime');
  await sql`create table locales (
    id ${dialect.identityType}, code text not null unique, name text not null,
    is_default ${dialect.columnType('integer')} not null,
    created_at ${datetime} not null, updated_at ${datetime} not null
  )`.execute(db);
  const now = new Date().toISOString();
  await sql`insert into locales (code, name, is_default, created_at, updated_at)
    values ('en', 'English (en)', 1, ${now}, ${now})`.execute(db);
  await sql`create table configurations (
    uid text primary key, value text not null, updated_at ${datetime} not null
  )`.execute(db);
}
