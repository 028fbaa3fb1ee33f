import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { type Generated, type Kysely, sql } from 'kysely';

/** The kinds of tokens: for clients of the content API, or for another installation. */
export type TokenKind = 'api' | 'transfer';

/** The table of tokens. Times are ISO 8601 text in UTC. */
export interface TokenTables {
  access_tokens: {
    id: Generated<number>;
    kind: TokenKind;
    /** Unique within the kind. */
    name: string;
    description: string;
    /** The type of an API token; null for transfer tokens. */
    type: 'read-only' | 'full-access' | 'custom' | null;
    /** JSON: ids of actions, or directions of a transfer. */
    permissions: string;
    /** HMAC of the key; the key is not stored. */
    key_hash: string;
    /** Milliseconds as text, since they exceed an integer column. */
    lifespan: string | null;
    expires_at: string | null;
    last_used_at: string | null;
    created_at: string;
    updated_at: string;
    /**
     * The user who received the key, for whom the token acts; null for tokens from before there were owners. It is not a
     * foreign key: a token outlives its owner, without permissions, until another user generates a key.
     */
    owner_id: number | null;
  };
}

/** Runs statements on the table of tokens: the database itself or a transaction. */
export type TokenDatabase = Kysely<TokenTables>;

/** Narrows a database or a transaction to the table of tokens. */
export function tokenTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): TokenDatabase {
  return source.kysely;
}

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

/** The migrations of the token table. */
export const tokenMigrations: readonly Migration[] = [firstTable, owners];
