import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

const firstTable: Migration = {
  id: '0001-webhooks',
  async up(db, { identityType }) {
    await sql`create table webhooks (
      id ${identityType},
      name text not null, url text not null,
      headers text not null, events text not null,
      is_enabled integer not null,
      created_at text not null, updated_at text not null)`.execute(db);
  },
};

/** The history of the table of webhooks. */
export const webhookMigrations: readonly Migration[] = [firstTable];
