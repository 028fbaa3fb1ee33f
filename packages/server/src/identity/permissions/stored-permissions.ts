import type { Permission } from '@admin/content-model';
import type { Selectable } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase, IdentityTables } from '../tables.ts';

/** The stored permissions of one role, arranged for being asked. */
export interface RolePermissions {
  readonly permissions: readonly Permission[];
  readonly actions: ReadonlySet<string>;
  /** By action and content type, `action subject`. */
  readonly bySubject: ReadonlyMap<string, readonly Permission[]>;
  /** Whether any of them depends on who the person is. */
  readonly isPersonal: boolean;
}

const versionSetting = 'permissions-version';

/** The setting whose value changes with every change of a role's permissions. */
export const permissionsVersion = versionSetting;

export function subjectKey(action: string, subject: string | null): string {
  return `${action} ${String(subject)}`;
}

/** Arranges the permissions of a role for being asked. */
export function indexPermissions(permissions: readonly Permission[]): RolePermissions {
  const bySubject = new Map<string, Permission[]>();
  for (const permission of permissions) {
    const key = subjectKey(permission.action, permission.subject);
    const others = bySubject.get(key);
    if (others === undefined) bySubject.set(key, [permission]);
    else others.push(permission);
  }
  return {
    permissions,
    bySubject,
    actions: new Set(permissions.map(({ action }) => action)),
    isPersonal: permissions.some(({ conditions }) => conditions.length > 0),
  };
}

type PermissionRow = Selectable<IdentityTables['admin_permissions']>;

/** A permission as the engine works with it. */
export function permissionOfRow(row: PermissionRow): Permission & { readonly id: number } {
  return {
    id: row.id,
    action: row.action,
    actionParameters: {},
    subject: row.subject,
    properties: JSON.parse(row.properties) as Permission['properties'],
    conditions: JSON.parse(row.conditions) as readonly string[],
  };
}

/** The stored permissions of several roles together. */
export async function readPermissionsOfRoles(
  tables: IdentityDatabase,
  roleIds: readonly number[],
): Promise<readonly (Permission & { readonly id: number })[]> {
  const rows = await tables
    .selectFrom('admin_permissions')
    .selectAll()
    // PostgreSQL knows no empty list, and no role has the id 0.
    .where('role_id', 'in', [0, ...roleIds])
    .orderBy('id')
    .execute();
  return rows.map(permissionOfRow);
}

/** The stored permissions of several roles for one action, by the role's id; a role without any is absent. */
export async function readPermissionsByRole(
  tables: IdentityDatabase,
  roleIds: readonly number[],
  action: string,
): Promise<ReadonlyMap<number, readonly Permission[]>> {
  const rows = await tables
    .selectFrom('admin_permissions')
    .selectAll()
    // PostgreSQL knows no empty list, and no role has the id 0.
    .where('role_id', 'in', [0, ...roleIds])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  const byRole = new Map<number, Permission[]>();
  for (const row of rows) {
    const others = byRole.get(row.role_id);
    if (others === undefined) byRole.set(row.role_id, [permissionOfRow(row)]);
    else others.push(permissionOfRow(row));
  }
  return byRole;
}

/** The stored permissions of a role. */
export async function readRolePermissions(
  tables: IdentityDatabase,
  roleId: number,
): Promise<readonly (Permission & { readonly id: number })[]> {
  return readPermissionsOfRoles(tables, [roleId]);
}

/** Must be called in every transaction that changes what a role may do, so that all processes notice. */
export async function markPermissionsChanged(tables: IdentityDatabase, now: string): Promise<void> {
  const value = JSON.stringify(`${now} ${Math.random()}`);
  await tables
    .insertInto('admin_settings')
    .values({ name: versionSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Keeps the permissions of roles as long as nobody changed any: each request brings the version that its own
 * read found in the database.
 */
export function createRolePermissions(context: Pick<IdentityContext, 'tables'>) {
  let version: string | null = null;
  let permissions = new Map<number, Promise<RolePermissions>>();

  return async function permissionsOfRole(
    roleId: number,
    currentVersion: string | null,
  ): Promise<RolePermissions> {
    if (currentVersion !== version) {
      version = currentVersion;
      permissions = new Map();
    }
    const known = permissions.get(roleId);
    if (known !== undefined) return known;
    const loading = readRolePermissions(context.tables, roleId).then(indexPermissions);
    permissions.set(roleId, loading);
    loading.catch(() => permissions.delete(roleId));
    return loading;
  };
}
