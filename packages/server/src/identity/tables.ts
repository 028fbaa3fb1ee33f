import type { Generated } from 'kysely';

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
    /** How many times the refresh token was exchanged; only the newest is worth anything. */
    generation: number;
    /** Random key that, with the server's secret, makes the refresh tokens of this session. */
    seed: string;
    rotated_at: string;
    created_at: string;
    last_used_at: string;
    /** Moment after which the session is dead whatever happens. */
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
    /** JSON: permissions in place of those that the role has; null for these. */
    permissions: string | null;
    created_at: string;
    expires_at: string;
  };
  admin_tokens: {
    /** SHA-256 of the token that was mailed. */
    hash: string;
    purpose: 'reset-password' | 'invitation';
    user_id: number;
    /** Who made an invitation; null for what people ask for themselves. */
    issued_by: number | null;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };
  admin_limits: {
    /** What is counted: `login:account:ada@example.com`. */
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
