import { entryActionOf, narrowedBy, type Permission, type Schemas } from '@admin/content-model';
import type { ContentPermissions, Grant } from '../../content/permissions/content-permissions.ts';
import { toGrant } from '../permissions/content-permissions.ts';
import { commonGrants } from '../permissions/intersect-permissions.ts';

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
    const wanted = toGrant({ ...permission, conditions: [] }, narrowedBy(action, contentType), nobody);
    return commonGrants(own.grants(action, contentType), [wanted]).map((grant) =>
      narrowed(permission, grant),
    );
  });
}

/** Conditions are left to those who are there. */
const nobody = { userId: 0, roleIds: [] };
