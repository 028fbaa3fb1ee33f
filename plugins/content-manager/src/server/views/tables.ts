import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { sql, type Generated, type Kysely } from 'kysely';

/** Saved views and list states. Times are ISO 8601 text in UTC. */
export interface ViewTables {
  content_views: {
    id: Generated<number>;
    owner_id: number;
    uid: string;
    name: string;
    /** JSON: filters, search, sort and page size. */
    query: string;
    /** JSON: a list of names, or null. */
    columns: string;
    created_at: string;
    updated_at: string;
  };
  /** The roles that a view is shared with. */
  content_view_roles: { view_id: number; role_id: number };
  content_list_states: {
    user_id: number;
    uid: string;
    /** Null if the list opens with its configuration. */
    default_view_id: number | null;
    /** JSON: pixels by column. */
    widths: string;
  };
}

/** Returns the tables with their types. */
export function viewTables({ kysely }: Pick<Database | DatabaseTransaction, 'kysely'>): Kysely<ViewTables> {
  return kysely;
}

/** The migrations of these tables. */
export const viewMigrations: readonly Migration[] = [
  {
    id: '0001-views',
    async up(db, { identityType }) {
      await sql`create table content_views (
        id ${identityType},
        owner_id integer not null references admin_users (id) on delete cascade,
        uid text not null, name text not null, query text not null, columns text not null,
        created_at text not null, updated_at text not null)`.execute(db);
      await sql`create index content_views_by_type on content_views (uid, owner_id)`.execute(db);
      await sql`create table content_view_roles (
        view_id integer not null references content_views (id) on delete cascade,
        role_id integer not null references admin_roles (id) on delete cascade,
        primary key (view_id, role_id))`.execute(db);
      await sql`create table content_list_states (
        user_id integer not null references admin_users (id) on delete cascade,
        uid text not null,
        default_view_id integer references content_views (id) on delete set null,
        widths text not null,
        primary key (user_id, uid))`.execute(db);
    },
  },
];
