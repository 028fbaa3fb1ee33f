import { sql } from 'kysely';
import type { Migration } from '../../database/index.ts';

const firstTable: Migration = {
  id: '0001-plugin-settings',
  async up(db) {
    await sql`create table plugin_settings (
      plugin text primary key, value text not null, updated_at text not null)`.execute(db);
  },
};

/** The history of the table of settings. */
export const settingsMigrations: readonly Migration[] = [firstTable];
