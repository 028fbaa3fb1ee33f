import {
  entryActions,
  everyField,
  fieldSet,
  isDisplayed,
  narrowedBy,
  type Permission,
} from '@admin/content-model';
import type { ContentPermissions, Grant } from '../../content/permissions/content-permissions.ts';
import { rowCondition, type ConditionSubject } from './conditions.ts';
import {
  subjectKey,
  type RolePermissions,
  createRolePermissions,
  permissionsVersion,
} from './stored-permissions.ts';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { isSuperAdmin } from '../records/role-record.ts';

const everything: readonly Grant[] = [{ fields: everyField, locales: 'all', conditions: [] }];

/** Null stands for all, an absent list for none. */
function allowed(list: readonly string[] | null | undefined): 'all' | ReadonlySet<string> {
  return list === null ? 'all' : new Set(list);
}

/** A permission of a role compiled for one person: what of it counts for the action on the content type. */
export function toGrant(
  { properties, conditions }: Permission,
  narrowing: ReturnType<typeof narrowedBy>,
  subject: ConditionSubject,
): Grant {
  return {
    fields: narrowing.fields ? fieldSet(properties.fields) : everyField,
    locales: narrowing.locales ? allowed(properties.locales) : 'all',
    conditions: conditions.map((id) => rowCondition(id, subject)),
  };
}

/** What a super administrator may do: everything there is and will be, but for entries that only a plugin's code sees. */
export function fullPermissions(actorId: number): ContentPermissions {
  return {
    actorId,
    name: 'all',
    grants: (_action, contentType) => (isDisplayed(contentType) ? everything : []),
    holds: () => true,
    grantsOf: () => everything,
  };
}

/** Without conditions, which look at the person, people of the same roles have the same permissions. */
function nameOfPermissions(
  { userId, roleIds }: ConditionSubject,
  roles: readonly RolePermissions[],
  version: string | null,
): string {
  const person = roles.some(({ isPersonal }) => isPersonal) ? userId : null;
  return JSON.stringify([version, roleIds.toSorted((a, b) => a - b), person]);
}

/**
 * What the roles of somebody add up to.
 * @param version of the permissions that the roles were read with
 */
export function restrictedPermissions(
  subject: ConditionSubject,
  roles: readonly RolePermissions[],
  version: string | null,
): ContentPermissions {
  return {
    actorId: subject.userId,
    name: nameOfPermissions(subject, roles, version),
    grants(action, contentType) {
      const key = subjectKey(entryActions[action], contentType.uid);
      const narrowing = narrowedBy(action, contentType);
      return roles
        .flatMap((role) => role.bySubject.get(key) ?? [])
        .map((permission) => toGrant(permission, narrowing, subject));
    },
    holds: (action) => roles.some((role) => role.actions.has(action)),
    grantsOf: (action) =>
      roles
        .flatMap((role) => role.bySubject.get(subjectKey(action, null)) ?? [])
        .map((permission) => toGrant(permission, { fields: false, locales: false }, subject)),
  };
}

/** Somebody as their roles are asked about them. */
export interface RoleHolder {
  readonly userId: number;
  readonly roles: readonly Pick<ActorRole, 'id' | 'code'>[];
  /** Of all permissions, read together with the roles; null while nobody ever changed any. */
  readonly version: string | null;
}

/** Makes what adds up the roles of somebody. */
export function createPermissionsOfRoles(
  context: Pick<IdentityContext, 'tables'>,
): (holder: RoleHolder) => Promise<ContentPermissions> {
  const permissionsOfRole = createRolePermissions(context);
  return async ({ userId, roles, version }) => {
    if (isSuperAdmin(roles)) return fullPermissions(userId);
    const roleIds = roles.map(({ id }) => id);
    const permissions = await Promise.all(roleIds.map((roleId) => permissionsOfRole(roleId, version)));
    return restrictedPermissions({ userId, roleIds }, permissions, version);
  };
}

/**
 * Makes the question what somebody may do at this moment, for what acts for them while they are not there. It is
 * read from the database each time.
 * @returns null for somebody who is gone or may not sign in
 */
export function createPermissionsOfUser(
  context: Pick<IdentityContext, 'tables'>,
): (userId: number) => Promise<ContentPermissions | null> {
  const permissionsOf = createPermissionsOfRoles(context);
  return async (userId) => {
    const rows = await context.tables
      .selectFrom('admin_users as user')
      .leftJoin('admin_user_roles as link', 'link.user_id', 'user.id')
      .leftJoin('admin_roles as role', 'role.id', 'link.role_id')
      .leftJoin('admin_settings as version', (join) =>
        join.on((row) => row('version.name', '=', permissionsVersion)),
      )
      .select(['role.id', 'role.code', 'version.value as version'])
      .where('user.id', '=', userId)
      .where('user.is_active', '=', 1)
      .where('user.blocked', '=', 0)
      .execute();
    const [row] = rows;
    if (row === undefined) return null;
    // Stryker disable next-line all: the columns of a role are null together, and no role has the id null.
    const roles = rows.flatMap(({ id, code }) => (id === null || code === null ? [] : [{ id, code }]));
    return permissionsOf({ userId, roles, version: row.version });
  };
}
