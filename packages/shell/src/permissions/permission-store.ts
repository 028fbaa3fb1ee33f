import { anySubject, type Permission, type PermissionRequirement } from '@admin/content-model';
import type { RolePreview } from '@admin/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { permissionRule, type Requires } from './permission-rule.ts';

/** Permissions grouped by subject, then by action; a permission without a subject stands under the empty key. */
export type GroupedPermissions = Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;

export interface PermissionState {
  /** Null until the server has answered. */
  readonly granted: GroupedPermissions | null;
  /** What somebody looks through when they look through the eyes of a role: then nothing can be changed. */
  readonly view: RolePreview | null;
  readonly replace: (permissions: readonly Permission[], view?: RolePreview) => void;
  readonly clear: () => void;
}

export type PermissionStore = StoreApi<PermissionState>;

/** Groups a flat list so that a check is two look-ups, however many content types there are. */
export function groupPermissions(permissions: readonly Permission[]): GroupedPermissions {
  const grouped: Record<string, Record<string, Permission[]>> = {};
  for (const permission of permissions) {
    const actions = (grouped[permission.subject ?? ''] ??= {});
    (actions[permission.action] ??= []).push(permission);
  }
  return grouped;
}

/** The grants for one action on one subject; several roles may each give one. */
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

/** Whether somebody holds what is required: every permission of a list, or what `anyOf` names. */
export function isGranted(granted: GroupedPermissions | null, requires?: Requires): boolean {
  const { match, of } = permissionRule(requires);
  const isHeld = (one: (typeof of)[number]) =>
    'match' in one ? isGranted(granted, one) : isMet(granted, one);
  return of.length === 0 || (match === 'all' ? of.every(isHeld) : of.some(isHeld));
}

export function createPermissionStore(): PermissionStore {
  return createStore<PermissionState>()((set) => ({
    granted: null,
    view: null,
    replace: (permissions, view) => set({ granted: groupPermissions(permissions), view: view ?? null }),
    clear: () => set({ granted: null, view: null }),
  }));
}
