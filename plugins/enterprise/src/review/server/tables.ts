import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { sql, type Generated, type Kysely } from 'kysely';

/** The tables of review workflows. Times are ISO 8601 texts in UTC. */
export interface ReviewTables {
  review_workflows: {
    id: Generated<number>;
    name: string;
    /** The stage that an entry must have when it is published; null without one. */
    required_stage_id: number | null;
    version: number;
    created_at: string;
    updated_at: string;
  };
  review_stages: {
    id: Generated<number>;
    workflow_id: number;
    name: string;
    color: string;
    position: number;
    /** JSON: a list of `{ to, roles }`. */
    transitions: string;
  };
  /** The workflow of each content type that has one, or had one. */
  review_types: {
    uid: string;
    /** Null for a content type that was removed from its workflow. */
    workflow_id: number | null;
    /** When the workflow changed; entries get their stages soon after. Null once all have them. */
    changed_at: string | null;
  };
  review_comments: {
    id: Generated<number>;
    uid: string;
    entry_id: number;
    author_id: number | null;
    text: string;
    created_at: string;
  };
  review_mentions: { comment_id: number; user_id: number };
  /** Moves of entries that a change of a workflow requires, in order. A row is deleted once its entries have moved. */
  review_moves: {
    id: Generated<number>;
    uid: string;
    from_stage: number;
    /** Null for none. */
    to_stage: number | null;
  };
  /** The emails that users do not want; users without a row receive all. */
  review_preferences: { user_id: number; assignment: number; mention: number };
}

export type ReviewDatabase = Kysely<ReviewTables>;

/** Narrows a database or a transaction to the tables of review workflows. */
export function reviewTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): ReviewDatabase {
  return source.kysely;
}

/** The history of the tables. */
export const reviewMigrations: readonly Migration[] = [
  {
    id: '0001-tables',
    async up(db, { identityType }) {
      await sql`create table review_workflows (
        id ${identityType}, name text not null unique, required_stage_id integer,
        version integer not null, created_at text not null, updated_at text not null)`.execute(db);
      await sql`create table review_stages (
        id ${identityType},
        workflow_id integer not null references review_workflows (id) on delete cascade,
        name text not null, color text not null, position integer not null, transitions text not null)`.execute(
        db,
      );
      await sql`create index review_stages_workflow on review_stages (workflow_id, position)`.execute(db);
      await sql`create table review_types (
        uid text primary key,
        workflow_id integer references review_workflows (id) on delete set null,
        changed_at text)`.execute(db);
      await sql`create index review_types_workflow on review_types (workflow_id)`.execute(db);
      await sql`create table review_comments (
        id ${identityType}, uid text not null, entry_id integer not null,
        author_id integer references admin_users (id) on delete set null,
        text text not null, created_at text not null)`.execute(db);
      await sql`create index review_comments_entry on review_comments (uid, entry_id, id)`.execute(db);
      await sql`create index review_comments_author on review_comments (author_id, created_at)`.execute(db);
      await sql`create table review_mentions (
        comment_id integer not null references review_comments (id) on delete cascade,
        user_id integer not null references admin_users (id) on delete cascade,
        primary key (comment_id, user_id))`.execute(db);
      await sql`create index review_mentions_user on review_mentions (user_id)`.execute(db);
      await sql`create table review_preferences (
        user_id integer primary key references admin_users (id) on delete cascade,
        assignment integer not null, mention integer not null)`.execute(db);
    },
  },
  {
    id: '0002-moves',
    async up(db, { identityType }) {
      await sql`create table review_moves (
        id ${identityType}, uid text not null, from_stage integer not null, to_stage integer)`.execute(db);
    },
  },
];
