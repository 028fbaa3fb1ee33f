import { anySubject, type Permission, type PermissionRequirement } from '@admin/content-model';
import { permissionRule, type Requires } from './permission-rule.ts';

/** Permissions grouped by subject, then by action. The key of permissions without a subject is empty. */
export type GroupedPermissions = Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;

/** Groups a flat list by subject and action, so that a check takes two look-ups. */
export function groupPermissions(permissions: readonly Permission[]): GroupedPermissions {
  const grouped: Record<string, Record<string, Permission[]>> = {};
  for (const permission of permissions) {
    const actions = (grouped[permission.subject ?? ''] ??= {});
    (actions[permission.action] ??= []).push(permission);
  }
  return grouped;
}

/** Returns the permissions for one action on one subject: one of each role that grants it. */
export function permissionsFor(
  granted: GroupedPermissions | null,
  requirement: PermissionRequirement,
): readonly Permission[] {
  return granted?.[requirement.subject ?? '']?.[requirement.action] ?? [];
}

function isMet(granted: GroupedPermissions | null, requirement: PermissionRequirement): boolean {
  if (requirement.subject !== anySubject) return permissionsFor(granted, requirement).length > 0;
  return Object.values(granted ?? {}).some((actions) => requirement.action in actions);
}

/** Returns whether the permissions meet the requirement: all of a list, or one of `anyOf`. */
export function isGranted(granted: GroupedPermissions | null, requires?: Requires): boolean {
  const { match, of } = permissionRule(requires);
  const isHeld = (one: (typeof of)[number]) =>
    'match' in one ? isGranted(granted, one) : isMet(granted, one);
  return of.length === 0 || (match === 'all' ? of.every(isHeld) : of.some(isHeld));
}
