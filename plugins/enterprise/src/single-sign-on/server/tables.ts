import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { sql, type Kysely } from 'kysely';

/** The tables of single sign-on. Times are ISO 8601 texts in UTC. */
export interface SignOnTables {
  sso_providers: {
    uid: string;
    /** JSON without the secret. */
    settings: string;
    /** Encrypted; null without one. */
    secret: string | null;
  };
  sso_options: { id: number; options: string };
  /** Sign-ins that have started. */
  sso_attempts: {
    /** SHA-256 of the `state` parameter. */
    state: string;
    /** SHA-256 of the cookie of the browser that started the sign-in. */
    browser: string;
    provider: string;
    issuer: string;
    /** Encrypted nonce and PKCE verifier. */
    secrets: string;
    redirect_to: string;
    expires_at: string;
  };
  /** Users by their accounts at providers. */
  sso_identities: { issuer: string; subject: string; user_id: number };
  /** Sessions that a provider opened. */
  sso_sessions: {
    session_id: string;
    user_id: number;
    provider: string;
    issuer: string;
    subject: string;
    /** The `sid` claim; null without one. */
    provider_session: string | null;
    /** Encrypted, for the sign-out at the provider. */
    id_token: string;
  };
  /** The roles of the server, which this plugin reads. */
  admin_roles: { id: number; code: string };
  /** Ids of logout tokens that were used. */
  sso_logout_tokens: { id: string; expires_at: string };
}

export type SignOnDatabase = Kysely<SignOnTables>;

/** Narrows a database or a transaction to the tables of single sign-on. */
export function signOnTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): SignOnDatabase {
  return source.kysely;
}

export const signOnMigrations: readonly Migration[] = [
  {
    id: '0001-tables',
    async up(db) {
      await sql`create table sso_providers (uid text primary key, settings text not null, secret text)`.execute(
        db,
      );
      await sql`create table sso_options (id integer primary key, options text not null)`.execute(db);
      await sql`create table sso_attempts (
        state text primary key, browser text not null, provider text not null, issuer text not null,
        secrets text not null, redirect_to text not null, expires_at text not null)`.execute(db);
      await sql`create index sso_attempts_by_time on sso_attempts (expires_at)`.execute(db);
      await sql`create table sso_identities (
        issuer text not null, subject text not null,
        user_id integer not null references admin_users (id) on delete cascade,
        primary key (issuer, subject))`.execute(db);
      await sql`create unique index sso_identities_by_user on sso_identities (user_id, issuer)`.execute(db);
      await sql`create table sso_sessions (
        session_id text primary key references admin_sessions (id) on delete cascade,
        user_id integer not null, provider text not null, issuer text not null, subject text not null,
        provider_session text, id_token text not null)`.execute(db);
      await sql`create index sso_sessions_by_subject on sso_sessions (issuer, subject)`.execute(db);
      await sql`create table sso_logout_tokens (id text primary key, expires_at text not null)`.execute(db);
    },
  },
  {
    // Sign-ins with a password lock the row of the options, so it exists from the start.
    id: '0002-options',
    async up(db) {
      await sql`insert into sso_options (id, options) values (1, '{}') on conflict (id) do nothing`.execute(
        db,
      );
    },
  },
];
