import type { Generated, Kysely } from 'kysely';
import type { DatabaseTransaction, Database } from '../database/index.ts';

/**
 * The tables of identity. Times are ISO 8601 text in UTC, so they compare as text in every database;
 * flags are 0 or 1; names carry a prefix because content types choose their own table names.
 */
export interface IdentityTables {
  admin_users: {
    id: Generated<number>;
    firstname: string | null;
    lastname: string | null;
    username: string | null;
    /** Lower-cased; unique. */
    email: string;
    /** Argon2id in PHC form; null while an invitation is open. */
    password_hash: string | null;
    is_active: number;
    blocked: number;
    prefered_language: string | null;
    created_at: string;
    updated_at: string;
  };
  admin_roles: {
    id: Generated<number>;
    name: string;
    code: string;
    description: string | null;
    created_at: string;
    updated_at: string;
  };
  admin_user_roles: {
    user_id: number;
    role_id: number;
  };
  admin_permissions: {
    id: Generated<number>;
    role_id: number;
    action: string;
    subject: string | null;
    /** JSON: fields and locales. */
    properties: string;
    /** JSON: list of condition ids. */
    conditions: string;
  };
  admin_sessions: {
    /** 128 random bits; the `sid` of access tokens. */
    id: string;
    user_id: number;
    /** The number of refresh token rotations; only the newest token is valid. */
    generation: number;
    /** Random seed from which, with the server secret, the refresh tokens of this session are derived. */
    seed: string;
    rotated_at: string;
    created_at: string;
    last_used_at: string;
    /** The absolute expiry of the session. */
    expires_at: string;
    remembered: number;
    ip: string | null;
    agent: string | null;
  };
  admin_role_views: {
    /** 128 random bits; the `sid` of the token that belongs to it. */
    id: string;
    session_id: string;
    role_id: number;
    /** JSON: permissions that replace those of the role; null to use the role's. */
    permissions: string | null;
    created_at: string;
    expires_at: string;
  };
  admin_tokens: {
    /** SHA-256 of the mailed token. */
    hash: string;
    purpose: 'reset-password' | 'invitation';
    user_id: number;
    /** The user who sent the invitation; null for tokens that users request themselves. */
    issued_by: number | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  admin_limits: {
    /** The counted subject: `login:account:ada@example.com`. */
    bucket: string;
    tries: number;
    resets_at: string;
  };
  admin_settings: {
    name: string;
    /** JSON. */
    value: string;
  };
}

/** A query builder for the identity tables: the database itself or a transaction. */
export type IdentityDatabase = Kysely<IdentityTables>;

/** Narrows a database or a transaction to the identity tables. */
export function identityTables(source: Pick<Database | DatabaseTransaction, 'kysely'>): IdentityDatabase {
  return source.kysely;
}

/** Returns the current time in its stored form: ISO 8601 in UTC with milliseconds. */
export function timestamp(clock: { readonly now: () => number }, offset = 0): string {
  return new Date(clock.now() + offset).toISOString();
}
