import { sql, type Selectable } from 'kysely';
import type { Database } from '../../database/index.ts';
import type { ActorRole, UserRecord, Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase, IdentityTables } from '../tables.ts';
import { notFound } from '../../errors/request-errors.ts';
import type { AdminUser } from '@admin/contract';

export type UserRow = Selectable<IdentityTables['admin_users']>;

/** A user with their roles, for responses. */
export interface UserWithRoles extends UserRecord {
  readonly roles: ActorRole[];
}

/** Presents a user for a response, without secrets. */
export function presentUser(row: Omit<UserRow, 'password_hash'>): UserRecord {
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    username: row.username,
    email: row.email,
    isActive: row.is_active === 1,
    blocked: row.blocked === 1,
    preferedLanguage: row.prefered_language,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function rolesOf(tables: IdentityDatabase, userId: number): Promise<ActorRole[]> {
  return tables
    .selectFrom('admin_user_roles as link')
    .innerJoin('admin_roles as role', 'role.id', 'link.role_id')
    .select(['role.id', 'role.name', 'role.code', 'role.description'])
    .where('link.user_id', '=', userId)
    .orderBy('role.id')
    .execute();
}

/** Reads the roles of several users, by user id; users without roles are absent. */
export async function rolesOfUsers(
  { tables, database }: Pick<IdentityContext, 'tables' | 'database'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ActorRole[]>> {
  const rows = await tables
    .selectFrom('admin_user_roles as link')
    .innerJoin('admin_roles as role', 'role.id', 'link.role_id')
    .select(['link.user_id', 'role.id', 'role.name', 'role.code', 'role.description'])
    .where(database.dialect.inList(sql.ref('link.user_id'), userIds))
    .orderBy('role.id')
    .execute();
  const roles = new Map<number, ActorRole[]>();
  for (const { user_id: userId, ...role } of rows) roles.set(userId, [...(roles.get(userId) ?? []), role]);
  return roles;
}

/** Presents a user with their roles. */
export async function presentWithRoles(tables: IdentityDatabase, row: UserRow): Promise<UserWithRoles> {
  return { ...presentUser(row), roles: await rolesOf(tables, row.id) };
}

export async function userByEmail(tables: IdentityDatabase, email: string): Promise<UserRow | undefined> {
  return tables.selectFrom('admin_users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function userById(tables: IdentityDatabase, id: number): Promise<UserRow | undefined> {
  return tables.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads a user and locks the row until the transaction ends. */
export async function lockUser(
  tables: IdentityDatabase,
  { dialect }: Pick<Database, 'dialect'>,
  id: number,
): Promise<UserRow | undefined> {
  return tables
    .selectFrom('admin_users')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(dialect.forUpdate)
    .executeTakeFirst();
}

/** Normalizes an email address for storage and comparison: NFC, trimmed, in lower case. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

const maxUserId = 2_147_483_647;

/** Returns whether a number is a valid user id in every database. */
export function isUserId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= maxUserId;
}

/**
 * Reads the user with the id from a path.
 * @throws AppError NOT_FOUND (404), also for an invalid id
 */
export async function requireUser(tables: IdentityDatabase, sent: string | number): Promise<UserRow> {
  const id = /^\d{1,10}$/.test(String(sent)) ? Number(sent) : 0;
  const user = isUserId(id) ? await userById(tables, id) : undefined;
  if (user === undefined) throw notFound('User does not exist');
  return user;
}

/** Returns the signed-in user as the response describes them. */
export function presentActor({ user, roles }: Actor): AdminUser {
  return {
    ...user,
    roles: roles.map(({ id, name, description, code }) => ({ id, name, description, code })),
  };
}
