import type { Database, DatabaseTransaction } from '@admin/server';
import type { Generated, Kysely } from 'kysely';

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
