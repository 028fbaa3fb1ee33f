import type { Database, Migration } from '@admin/server';
import { sql, type Kysely } from 'kysely';

/** Who has which entry open. A row holds until its page says something else, or for the time of its lease. */
export interface PresenceTables {
  content_visits: {
    user_id: number;
    /** Names a page of the user. */
    visitor: string;
    uid: string;
    entry_id: number;
    /** 1 where something is changed and not saved, 0 elsewhere. */
    is_editing: number;
    /** ISO 8601 text in UTC. */
    seen_at: string;
  };
}

/** The tables, with their types. */
export function presenceTables({ kysely }: Database): Kysely<PresenceTables> {
  return kysely;
}

/** The history of these tables. */
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
