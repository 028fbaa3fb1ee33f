import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

const firstTable: Migration = {
  id: '0001-jobs',
  async up(db) {
    await sql`create table jobs (
      plugin text not null, name text not null, schedule text not null,
      next_at text not null, lease text, leased_until text,
      started_at text, ended_at text, failure text,
      primary key (plugin, name))`.execute(db);
  },
};

/** The history of the table of jobs. */
export const jobMigrations: readonly Migration[] = [firstTable];
