import { entryActionOf, narrowedBy, type Permission, type Schemas } from '@admin/content-model';
import type { ContentPermissions, Grant } from '../../content/permissions/content-permissions.ts';
import { toGrant, restrictedPermissions } from '../permissions/content-permissions.ts';
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
 * What of the permissions of a role somebody holds as well, spelled out as callers are told it. Conditions of theirs
 * cannot be named beside those of the role; they count all the same when something is asked for.
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
    const wanted = toGrant({ ...permission, conditions: [] }, narrowedBy(action, contentType), noSubject);
    return commonGrants(own.grants(action, contentType), [wanted]).map((grant) =>
      narrowed(permission, grant),
    );
  });
}

/** Conditions are left to those who are there. */
const noSubject = { userId: 0, roleIds: [] };

/** Somebody with the version of all permissions that they were read with. */
interface Viewer {
  readonly actor: Actor;
  readonly version: string | null;
}

/**
 * Makes what turns somebody into who looks through the eyes of a role: with the role in place of their own ones, and
 * what both may do. They stay who they are, so that conditions on who created an entry are about them.
 * @returns null where they may not look any more
 */
export function createRoleImpersonation(
  context: Pick<IdentityContext, 'tables' | 'schemas' | 'actions'>,
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
