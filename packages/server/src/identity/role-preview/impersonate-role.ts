import { entryActionOf, narrowedBy, type Permission, type Schemas } from '@admin/content-model';
import type { ContentPermissions, Grant } from '../../content/permissions/content-permissions.ts';
import { toGrant, restrictedPermissions, noCondition } from '../permissions/content-permissions.ts';
import { commonGrants, intersectPermissions } from '../permissions/intersect-permissions.ts';
import { actions } from '@admin/contract';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { createRolePermissions } from '../permissions/stored-permissions.ts';
import { isSuperAdminRole } from '../records/role-record.ts';
import { createPreviewPermissions, type StoredPreview } from './stored-preview.ts';

function narrowed(permission: Permission, { fields, locales }: Grant): Permission {
  const { properties } = permission;
  return {
    ...permission,
    properties: {
      ...(properties.fields !== undefined && { fields: fields.names && [...fields.names] }),
      ...(properties.locales !== undefined && { locales: locales === 'all' ? null : [...locales] }),
    },
  };
}

/**
 * Lists the permissions of a role that a user holds too. The list names the conditions of the role only; those of the user
 * are still applied to every request.
 */
export function listIntersection(
  schemas: Schemas,
  own: ContentPermissions,
  permissions: readonly Permission[],
): readonly Permission[] {
  return permissions.flatMap((permission) => {
    const action = entryActionOf(permission.action);
    if (action === undefined) return own.holds(permission.action) ? [permission] : [];
    const contentType = schemas.contentTypes.get(permission.subject ?? '');
    if (contentType === undefined) return [];
    const wanted = toGrant({ ...permission, conditions: [] }, narrowedBy(action, contentType), noCondition);
    return commonGrants(own.grants(action, contentType), [wanted]).map((grant) =>
      narrowed(permission, grant),
    );
  });
}

/** The user who opened a preview, with the version of the permissions when they were read. */
interface Viewer {
  readonly actor: Actor;
  readonly version: string | null;
}

/**
 * Creates the function that replaces an actor's roles with a previewed role. The actor keeps only permissions that both
 * hold, and stays the user for conditions on the creator of an entry.
 * @returns null when the user may no longer preview the role
 */
export function createRoleImpersonation(
  context: Pick<IdentityContext, 'tables' | 'schemas' | 'actions' | 'conditions'>,
): (viewer: Viewer, view: StoredPreview) => Promise<Actor | null> {
  const permissionsOfRole = createRolePermissions(context);
  const permissionsOfView = createPreviewPermissions(context.tables);

  return async ({ actor, version }, { id, role, isUnsaved }) => {
    if (!actor.permissions.holds(actions.rolesRead) || isSuperAdminRole(role)) return null;
    const shown = isUnsaved ? await permissionsOfView(id) : await permissionsOfRole(role.id, version);
    const subject = { userId: actor.user.id, roleIds: [role.id] };
    const viewed: ContentPermissions = restrictedPermissions(
      subject,
      [shown],
      isUnsaved ? `view ${id}` : version,
      context.conditions,
    );
    return {
      ...actor,
      roles: [role],
      isSuperAdmin: false,
      permissions: intersectPermissions(actor.permissions, viewed),
      view: {
        role: { id: role.id, name: role.name },
        isUnsaved,
        list: () => listIntersection(context.schemas, actor.permissions, shown.permissions),
      },
    };
  };
}
