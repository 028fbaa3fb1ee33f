import type { Database, Migration } from '@admin/server';
import { sql, type Kysely } from 'kysely';

/** The open entries of users. A row is valid until its page sends another one, or until its lease expires. */
export interface PresenceTables {
  content_visits: {
    user_id: number;
    /** Identifies a page of the user. */
    visitor: string;
    uid: string;
    entry_id: number;
    /** 1 with unsaved changes, otherwise 0. */
    is_editing: number;
    /** ISO 8601 text in UTC. */
    seen_at: string;
  };
}

/** Returns the tables with their types. */
export function presenceTables({ kysely }: Database): Kysely<PresenceTables> {
  return kysely;
}

/** The migrations of these tables. */
export const presenceMigrations: readonly Migration[] = [
  {
    id: '0002-visits',
    async up(db) {
      await sql`create table content_visits (
        user_id integer not null references admin_users (id) on delete cascade,
        visitor text not null, uid text not null, entry_id integer not null,
        is_editing integer not null, seen_at text not null,
        primary key (user_id, visitor))`.execute(db);
      await sql`create index content_visits_by_entry on content_visits (uid, entry_id, seen_at)`.execute(db);
      await sql`create index content_visits_by_age on content_visits (seen_at)`.execute(db);
    },
  },
];
