import { superAdminCode } from '@admin/content-model';
import type { RoleRecord } from '@admin/contract';
import type { Selectable } from 'kysely';
import type { AppError } from '../../errors/app-error.ts';
import { notFound, refused } from '../../errors/request-errors.ts';
import type { ChangedEntity } from '../../events/change-record.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase, IdentityTables } from '../tables.ts';

export type RoleRow = Selectable<IdentityTables['admin_roles']>;

/** Presents a role for a response. */
export function presentRole(row: RoleRow): RoleRecord {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    description: row.description,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Returns a role as the subject of a recorded change. */
export function roleEntity({ id, name }: Pick<RoleRow, 'id' | 'name'>): ChangedEntity {
  return { type: 'role', id, label: name };
}

/** The answer when there is no such role. */
export function roleNotFound(): AppError {
  return notFound('role.notFound');
}

/** Parses a role id from a path. @throws AppError NOT_FOUND (404) */
export function roleId(sent: number | string): number {
  if (!/^[1-9]\d{0,8}$/.test(String(sent))) throw roleNotFound();
  return Number(sent);
}

/** Returns whether this is the super administrator role, which cannot be changed or deleted. */
export function isSuperAdminRole({ code }: Pick<RoleRow, 'code'>): boolean {
  return code === superAdminCode;
}

/** Reads the roles with these ids and locks them until the transaction ends. */
export async function lockRoles(
  context: Pick<IdentityContext, 'database'>,
  tables: IdentityDatabase,
  ids: readonly number[],
): Promise<readonly RoleRow[]> {
  return tables
    .selectFrom('admin_roles')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .modifyEnd(context.database.dialect.forUpdate)
    .execute();
}

/**
 * Reads and locks a role that is about to change.
 * @param refusal the message for the super administrator role
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED (400)
 */
export async function roleToChange(
  context: Pick<IdentityContext, 'database'>,
  tables: IdentityDatabase,
  id: number,
  refusal: string,
): Promise<RoleRow> {
  const [role] = await lockRoles(context, tables, [id]);
  if (role === undefined) throw roleNotFound();
  if (isSuperAdminRole(role)) throw refused('SUPER_ADMIN_FIXED', refusal);
  return role;
}

/** Returns whether one of the roles is the super administrator role, which holds every permission. */
export function isSuperAdmin(roles: readonly { readonly code: string }[]): boolean {
  return roles.some(({ code }) => code === superAdminCode);
}
