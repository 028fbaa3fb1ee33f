import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { type Generated, type Kysely, sql } from 'kysely';

/** Which programs a token is for: users of the content API, or another installation. */
export type TokenKind = 'api' | 'transfer';

/** The table of tokens. Times are ISO 8601 text in UTC. */
export interface TokenTables {
  access_tokens: {
    id: Generated<number>;
    kind: TokenKind;
    /** Unique among the tokens of a kind. */
    name: string;
    description: string;
    /** What an API token opens; null for transfer tokens. */
    type: 'read-only' | 'full-access' | 'custom' | null;
    /** JSON: ids of actions, or directions of a transfer. */
    permissions: string;
    /** HMAC of the key, which itself is kept nowhere. */
    key_hash: string;
    /** Milliseconds as text, too many for an integer column. */
    lifespan: string | null;
    expires_at: string | null;
    last_used_at: string | null;
    created_at: string;
    updated_at: string;
    /**
     * Who was told the key, and so who it acts for; null for tokens from before there were owners. It refers to
     * nothing: a token outlives its owner, worth nothing, until somebody draws a new key.
     */
    owner_id: number | null;
  };
}

/** Runs statements on the table of tokens: the database itself or a transaction. */
export type TokenDatabase = Kysely<TokenTables>;

/** Narrows a database or a transaction to the table of tokens. */
export function tokenTables(source: Database | DatabaseTransaction): TokenDatabase {
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

/** The history of the table of tokens. */
export const tokenMigrations: readonly Migration[] = [firstTable, owners];
