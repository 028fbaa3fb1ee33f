import type { Permission, PermissionRequirement } from '@admin/content-model';
import type { RolePreview } from '@admin/contract';
import { useStore } from '../extension/react/use-service.ts';
import type { Requires } from '../permissions/permission-rule.ts';
import { isGranted, permissionsFor } from '../permissions/grouped-permissions.ts';
import { permissionsRef } from '../service-refs.ts';

/** Returns whether the user meets the requirement: every permission of a list, or those of `anyOf`. */
export function useCan(requires: Requires | undefined): boolean {
  return useStore(permissionsRef, (state) => isGranted(state.granted, requires));
}

/**
 * Returns the role that this window previews; null in an ordinary panel. A preview is read-only: the server refuses
 * changes, and save buttons are disabled.
 */
export function useRolePreview(): RolePreview | null {
  return useStore(permissionsRef, ({ view }) => view ?? null);
}

const none: readonly Permission[] = [];

/** Returns the grants for one action on one subject, with their fields, locales and conditions. */
export function usePermissions(requirement: PermissionRequirement): readonly Permission[] {
  return useStore(permissionsRef, (state) => {
    const grants = permissionsFor(state.granted, requirement);
    return grants.length > 0 ? grants : none;
  });
}
