import type { Permission } from '@admin/content-model';
import type { Selectable } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase, IdentityTables } from '../tables.ts';

/** Finds permissions by their action and content type; null for an action without a content type. */
export type PermissionLookup = (action: string, subject: string | null) => readonly Permission[];

/** The permissions of one role, indexed for lookups. */
export interface RolePermissions {
  readonly permissions: readonly Permission[];
  readonly actions: ReadonlySet<string>;
  readonly find: PermissionLookup;
  /** True if any of them has a condition, which depends on the user. */
  readonly isPersonal: boolean;
}

const versionSetting = 'permissions-version';

/** The setting whose value changes with every change of a role's permissions. */
export const permissionsVersion = versionSetting;

/** Groups permissions by action and content type. */
export function groupPermissions(permissions: readonly Permission[]): PermissionLookup {
  const groups = new Map<string, Map<string | null, Permission[]>>();
  for (const permission of permissions) {
    const bySubject = groups.get(permission.action) ?? new Map<string | null, Permission[]>();
    groups.set(permission.action, bySubject);
    const group = bySubject.get(permission.subject);
    if (group === undefined) bySubject.set(permission.subject, [permission]);
    else group.push(permission);
  }
  return (action, subject) => groups.get(action)?.get(subject) ?? [];
}

/** Indexes the permissions of a role. */
export function indexPermissions(permissions: readonly Permission[]): RolePermissions {
  return {
    permissions,
    find: groupPermissions(permissions),
    actions: new Set(permissions.map(({ action }) => action)),
    isPersonal: permissions.some(({ conditions }) => conditions.length > 0),
  };
}

type PermissionRow = Selectable<IdentityTables['admin_permissions']>;

/** Converts a stored row to a permission. */
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

/** Reads the stored permissions of several roles. */
export async function readPermissionsOfRoles(
  tables: IdentityDatabase,
  roleIds: readonly number[],
): Promise<readonly (Permission & { readonly id: number })[]> {
  const rows = await tables
    .selectFrom('admin_permissions')
    .selectAll()
    // PostgreSQL has no empty list; no role has the id 0.
    .where('role_id', 'in', [0, ...roleIds])
    .orderBy('id')
    .execute();
  return rows.map(permissionOfRow);
}

/** Reads the stored permissions of several roles for one action, by role id; roles without any are absent. */
export async function readPermissionsByRole(
  tables: IdentityDatabase,
  roleIds: readonly number[],
  action: string,
): Promise<ReadonlyMap<number, readonly Permission[]>> {
  const rows = await tables
    .selectFrom('admin_permissions')
    .selectAll()
    // PostgreSQL has no empty list; no role has the id 0.
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

/** Reads the stored permissions of a role. */
export async function readRolePermissions(
  tables: IdentityDatabase,
  roleId: number,
): Promise<readonly (Permission & { readonly id: number })[]> {
  return readPermissionsOfRoles(tables, [roleId]);
}

/** Changes the permissions version. Every transaction that changes the permissions of a role must call it. */
export async function markPermissionsChanged(tables: IdentityDatabase, now: string): Promise<void> {
  const value = JSON.stringify(`${now} ${Math.random()}`);
  await tables
    .insertInto('admin_settings')
    .values({ name: versionSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Creates a cached reader of the permissions of roles. Each request passes the version that it read from the database;
 * another version empties the cache.
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
