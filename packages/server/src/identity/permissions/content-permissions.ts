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
import { subjectKey, type RolePermissions } from './stored-permissions.ts';

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
