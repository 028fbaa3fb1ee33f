import type { Migration } from '@admin/server';
import { sql } from 'kysely';

const firstTable: Migration = {
  id: '0001-access-tokens',
  async up(db, { identityType }) {
    await sql`create table access_tokens (
      id ${identityType},
      kind text not null,
      name text not null,
      description text not null,
      type text,
      permissions text not null,
      key_hash text not null unique,
      lifespan text, expires_at text, last_used_at text,
      created_at text not null, updated_at text not null,
      unique (kind, name))`.execute(db);
  },
};

const owners: Migration = {
  id: '0002-owners',
  async up(db) {
    await sql`alter table access_tokens add column owner_id integer`.execute(db);
  },
};

/** The history of the table of tokens. */
export const tokenMigrations: readonly Migration[] = [firstTable, owners];
