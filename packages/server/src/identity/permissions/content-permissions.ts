import {
  entryActions,
  everyField,
  fieldSet,
  isDisplayed,
  managedNames,
  narrowedBy,
  type ContentType,
  type Permission,
} from '@admin/content-model';
import type {
  ContentPermissions,
  Grant,
  RowCondition,
} from '../../content/permissions/content-permissions.ts';
import {
  builtInConditions,
  rowCondition,
  type ConditionRegistry,
  type ConditionSubject,
} from '../conditions.ts';
import { type RolePermissions, createRolePermissions, permissionsVersion } from './stored-permissions.ts';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { isSuperAdmin } from '../records/role-record.ts';

const everything: readonly Grant[] = [{ fields: everyField, locales: 'all', conditions: [] }];

/** Converts a stored list of locales: null means all, an absent list none. */
function allowed(list: readonly string[] | null | undefined): 'all' | ReadonlySet<string> {
  return list === null ? 'all' : new Set(list);
}

/** Compiles conditions by id for one user and content type. */
type ConditionRows = (id: string) => RowCondition;

/** The conditions of a permission that has none. */
export const noCondition: ConditionRows = () => {
  throw new Error('The permission has a condition.');
};

/** Returns a permission to read entries with the attributes that are readable wherever their entry is. */
export function withManagedFields(
  permission: Permission,
  contentType: Pick<ContentType, 'attributes'>,
): Permission {
  const { fields } = permission.properties;
  if (permission.action !== entryActions.read || fields === null || fields === undefined) return permission;
  const managed = managedNames(contentType);
  if (managed.length === 0) return permission;
  return { ...permission, properties: { ...permission.properties, fields: [...fields, ...managed] } };
}

/** Compiles a permission of a role. */
export function toGrant(
  { properties, conditions }: Permission,
  narrowing: ReturnType<typeof narrowedBy>,
  rowsOf: ConditionRows,
): Grant {
  return {
    fields: narrowing.fields ? fieldSet(properties.fields) : everyField,
    locales: narrowing.locales ? allowed(properties.locales) : 'all',
    conditions: conditions.map(rowsOf),
  };
}

/** Returns the permissions of a super administrator: everything, except internal entries of plugins. */
export function fullPermissions(actorId: number): ContentPermissions {
  return {
    actorId,
    name: 'all',
    grants: (_action, contentType) => (isDisplayed(contentType) ? everything : []),
    holds: () => true,
    grantsOf: () => everything,
  };
}

/** Returns a cache name. Users with the same roles share it, unless a condition depends on the user. */
function nameOfPermissions(
  { userId, roleIds }: ConditionSubject,
  roles: readonly RolePermissions[],
  version: string | null,
): string {
  const person = roles.some(({ isPersonal }) => isPersonal) ? userId : null;
  return JSON.stringify([version, roleIds.toSorted((a, b) => a - b), person]);
}

/**
 * Combines the permissions of a user's roles.
 * @param version the version of the permissions when the roles were read
 * @param conditions the conditions that permissions may carry; others match nothing
 */
export function restrictedPermissions(
  subject: ConditionSubject,
  roles: readonly RolePermissions[],
  version: string | null,
  conditions: ConditionRegistry = builtInConditions,
): ContentPermissions {
  return {
    actorId: subject.userId,
    name: nameOfPermissions(subject, roles, version),
    grants(action, contentType) {
      const narrowing = narrowedBy(action, contentType);
      return roles
        .flatMap((role) => role.find(entryActions[action], contentType.uid))
        .map((permission) =>
          toGrant(withManagedFields(permission, contentType), narrowing, (id) =>
            rowCondition(conditions, id, subject, contentType),
          ),
        );
    },
    holds: (action) => roles.some((role) => role.actions.has(action)),
    grantsOf: (action) =>
      roles
        .flatMap((role) => role.find(action, null))
        .map((permission) =>
          toGrant(permission, { fields: false, locales: false }, (id) =>
            rowCondition(conditions, id, subject, null),
          ),
        ),
  };
}

/** A user with their roles. */
export interface RoleHolder {
  readonly userId: number;
  readonly roles: readonly Pick<ActorRole, 'id' | 'code'>[];
  /** The version of all permissions, read with the roles; null before the first change. */
  readonly version: string | null;
}

/** Creates the function that combines the roles of a user. */
export function createPermissionsOfRoles(
  context: Pick<IdentityContext, 'tables' | 'conditions'>,
): (holder: RoleHolder) => Promise<ContentPermissions> {
  const permissionsOfRole = createRolePermissions(context);
  return async ({ userId, roles, version }) => {
    if (isSuperAdmin(roles)) return fullPermissions(userId);
    const roleIds = roles.map(({ id }) => id);
    const permissions = await Promise.all(roleIds.map((roleId) => permissionsOfRole(roleId, version)));
    return restrictedPermissions({ userId, roleIds }, permissions, version, context.conditions);
  };
}

/**
 * Creates the reader of a user's current permissions, for work that runs on behalf of an absent user. Each call reads
 * the database.
 * @returns null for a user who was deleted or may not sign in
 */
export function createPermissionsOfUser(
  context: Pick<IdentityContext, 'tables' | 'conditions'>,
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
