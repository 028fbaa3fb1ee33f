import type {
  PermissionExplanation,
  PermissionInput,
  PermissionLayout,
  Role,
  RoleRecord,
  StoredPermission,
} from '@admin/contract';
import type { Actor } from './actor.ts';
import type { IdentityContext } from './identity-context.ts';
import { readExplanation, type ExplainCall } from './permissions/explain/read-explanation.ts';
import { permissionLayout } from './permissions/permission-layout.ts';
import { openRolePreview, type OpenedPreview } from './role-preview/stored-preview.ts';
import { createRole, type RoleText, updateRole } from './roles/save-role.ts';
import { deleteRole, deleteRoles } from './roles/delete-roles.ts';
import { listRoles, readRole, type RolesCall } from './roles/list-roles.ts';
import { listRolePermissions, replaceRolePermissions } from './roles/role-permissions.ts';
import { roleId } from './records/role-record.ts';

/** A role id as a path parameter. */
type SentId = number | string;

/** The operations on roles and their permissions. */
export interface RoleOperations {
  listRoles(call: RolesCall): Promise<Role[]>;
  readRole(id: SentId): Promise<Role>;
  createRole(actor: Actor, text: RoleText): Promise<RoleRecord>;
  updateRole(actor: Actor, id: SentId, text: RoleText): Promise<RoleRecord>;
  deleteRole(actor: Actor, id: SentId): Promise<RoleRecord>;
  deleteRoles(actor: Actor, ids: readonly number[]): Promise<RoleRecord[]>;
  listRolePermissions(id: SentId): Promise<StoredPermission[]>;
  /** Replaces the permissions of a role; returns the new ones. Users can grant only permissions that they hold. */
  replaceRolePermissions(
    actor: Actor,
    id: SentId,
    permissions: readonly PermissionInput[],
  ): Promise<StoredPermission[]>;
  /** Opens an impersonation preview ("view as role"), with unsaved permissions instead of the stored ones if given. */
  viewAsRole(
    actor: Actor,
    id: SentId,
    permissions: readonly PermissionInput[] | undefined,
  ): Promise<OpenedPreview>;
  readPermissionLayout(): Promise<PermissionLayout>;
  explainPermission(call: ExplainCall): Promise<PermissionExplanation>;
}

export function createRoleOperations(context: IdentityContext): RoleOperations {
  const { schemas, actions } = context;
  return {
    listRoles: (call) => listRoles(context, call),
    readRole: async (id) => readRole(context, roleId(id)),
    createRole: (actor, text) => createRole(context, actor, text),
    updateRole: async (actor, id, text) => updateRole(context, actor, roleId(id), text),
    deleteRole: async (actor, id) => deleteRole(context, actor, roleId(id)),
    deleteRoles: (actor, ids) => deleteRoles(context, actor, ids),
    listRolePermissions: async (id) => listRolePermissions(context, roleId(id)),
    replaceRolePermissions: async (actor, id, permissions) =>
      replaceRolePermissions(context, actor, roleId(id), permissions),
    viewAsRole: async (actor, id, permissions) => openRolePreview(context, actor, roleId(id), permissions),
    readPermissionLayout: async () =>
      permissionLayout({
        schemas,
        actions,
        conditions: await context.conditions.withValues(),
        locales: await context.locales.all(),
      }),
    explainPermission: (call) => readExplanation(context, call),
  };
}
