import type { PermissionInput, PermissionLayout, Role, RoleRecord, StoredPermission } from '@admin/contract';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { permissionLayout } from '../permissions/permission-layout.ts';
import { listLocales } from '../settings/list-locales.ts';
import { createRole } from './create-role.ts';
import { deleteRole, deleteRoles } from './delete-roles.ts';
import { listRoles, readRole, type RolesCall } from './list-roles.ts';
import type { RoleText } from './role-name.ts';
import { listRolePermissions, replaceRolePermissions } from './role-permissions.ts';
import { roleId } from './role-record.ts';
import { updateRole } from './update-role.ts';

/** The id of a role as a path names it. */
type SentId = number | string;

/** Roles, what they grant, and what there is to grant. */
export interface RoleOperations {
  listRoles(call: RolesCall): Promise<Role[]>;
  readRole(id: SentId): Promise<Role>;
  createRole(text: RoleText): Promise<RoleRecord>;
  updateRole(id: SentId, text: RoleText): Promise<RoleRecord>;
  deleteRole(id: SentId): Promise<RoleRecord>;
  deleteRoles(ids: readonly number[]): Promise<RoleRecord[]>;
  listRolePermissions(id: SentId): Promise<StoredPermission[]>;
  /** Gives the rights that are new; nobody can grant what they do not hold. */
  replaceRolePermissions(
    actor: Actor,
    id: SentId,
    permissions: readonly PermissionInput[],
  ): Promise<StoredPermission[]>;
  readPermissionLayout(): Promise<PermissionLayout>;
}

export function createRoleOperations(context: IdentityContext): RoleOperations {
  const { schemas, actions } = context;
  return {
    listRoles: (call) => listRoles(context, call),
    readRole: async (id) => readRole(context, roleId(id)),
    createRole: (text) => createRole(context, text),
    updateRole: async (id, text) => updateRole(context, roleId(id), text),
    deleteRole: async (id) => deleteRole(context, roleId(id)),
    deleteRoles: (ids) => deleteRoles(context, ids),
    listRolePermissions: async (id) => listRolePermissions(context, roleId(id)),
    replaceRolePermissions: async (actor, id, permissions) =>
      replaceRolePermissions(context, actor, roleId(id), permissions),
    readPermissionLayout: async () =>
      permissionLayout({ schemas, actions, locales: await listLocales(context) }),
  };
}
