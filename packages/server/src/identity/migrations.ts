import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../database/index.ts';

const firstTables: Migration = {
  id: '0001-first-tables',
  async up(db, { identityType }) {
    const statements = [
      sql`create table admin_users (
        id ${identityType},
        firstname text, lastname text, username text,
        email text not null unique,
        password_hash text,
        is_active integer not null, blocked integer not null,
        prefered_language text,
        created_at text not null, updated_at text not null)`,
      sql`create table admin_roles (
        id ${identityType},
        name text not null unique, code text not null unique, description text,
        created_at text not null, updated_at text not null)`,
      sql`create table admin_user_roles (
        user_id integer not null references admin_users (id) on delete cascade,
        role_id integer not null references admin_roles (id) on delete cascade,
        primary key (user_id, role_id))`,
      sql`create index admin_user_roles_role on admin_user_roles (role_id)`,
      sql`create table admin_permissions (
        id ${identityType},
        role_id integer not null references admin_roles (id) on delete cascade,
        action text not null, subject text,
        properties text not null, conditions text not null)`,
      sql`create index admin_permissions_role on admin_permissions (role_id)`,
      sql`create table admin_sessions (
        id text not null primary key,
        user_id integer not null references admin_users (id) on delete cascade,
        generation integer not null, seed text not null, rotated_at text not null,
        created_at text not null, last_used_at text not null, expires_at text not null,
        remembered integer not null, ip text, agent text)`,
      sql`create index admin_sessions_user on admin_sessions (user_id)`,
      sql`create index admin_sessions_expires on admin_sessions (expires_at)`,
      sql`create table admin_tokens (
        hash text not null primary key,
        purpose text not null,
        user_id integer not null references admin_users (id) on delete cascade,
        created_at text not null, expires_at text not null, used_at text)`,
      sql`create index admin_tokens_user on admin_tokens (user_id)`,
      sql`create table admin_limits (
        bucket text not null primary key,
        tries integer not null, resets_at text not null)`,
      sql`create index admin_limits_resets on admin_limits (resets_at)`,
      sql`create table admin_settings (name text not null primary key, value text not null)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

/** The inviter of each invitation. Earlier invitations have none and are no longer valid. */
const invitationIssuers: Migration = {
  id: '0002-invitation-issuers',
  async up(db) {
    await sql`alter table admin_tokens
      add column issued_by integer references admin_users (id) on delete cascade`.execute(db);
    await sql`create index admin_tokens_issuer on admin_tokens (issued_by)`.execute(db);
  },
};

/** Impersonation previews; each ends with the session that opened it. */
const roleViews: Migration = {
  id: '0003-role-views',
  async up(db) {
    await sql`create table admin_role_views (
      id text not null primary key,
      session_id text not null references admin_sessions (id) on delete cascade,
      role_id integer not null references admin_roles (id) on delete cascade,
      permissions text,
      created_at text not null, expires_at text not null)`.execute(db);
    await sql`create index admin_role_views_session on admin_role_views (session_id)`.execute(db);
    await sql`create index admin_role_views_role on admin_role_views (role_id)`.execute(db);
  },
};

/** Sort and search keys derived from user names; filled when users are listed. */
const userTexts: Migration = {
  id: '0004-user-texts',
  async up(db, { keyType }) {
    await sql`create table admin_user_texts (
      user_id integer not null primary key references admin_users (id) on delete cascade,
      firstname_key ${keyType}, lastname_key ${keyType}, username_key ${keyType}, email_key ${keyType},
      words text not null, made_from text not null)`.execute(db);
  },
};

/** The permission to read the list of plugins, for roles that could read it with that to read the project settings. */
const pluginsRead: Migration = {
  id: '0005-plugins-read',
  async up(db) {
    await sql`insert into admin_permissions (role_id, action, subject, properties, conditions)
      select role_id, 'admin::marketplace.read', subject, properties, conditions
      from admin_permissions where action = 'admin::project-settings.read'
        and role_id not in (select role_id from admin_permissions where action = 'admin::marketplace.read')
      order by id`.execute(db);
    // Servers that share the database cache permissions under this value.
    await sql`update admin_settings set value = ${JSON.stringify(randomUUID())}
      where name = 'permissions-version'`.execute(db);
  },
};

/** The migrations of the identity tables. */
export const identityMigrations: readonly Migration[] = [
  firstTables,
  invitationIssuers,
  roleViews,
  userTexts,
  pluginsRead,
];
