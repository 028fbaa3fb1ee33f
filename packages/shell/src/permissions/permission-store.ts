import type { Permission } from '@admin/content-model';
import type { RolePreview } from '@admin/contract';
import { definePlainStore, type Store } from '../services/plain-store.ts';
import { groupPermissions, type GroupedPermissions } from './grouped-permissions.ts';

export interface PermissionState {
  /** Null until the server has responded. */
  readonly granted: GroupedPermissions | null;
  /** Set while an administrator previews the panel as another role. The preview is read-only. */
  readonly view: RolePreview | null;
}

export interface PermissionActions {
  readonly replace: (permissions: readonly Permission[], view?: RolePreview) => void;
  readonly clear: () => void;
}

export type PermissionStore = Store<PermissionState, PermissionActions>;

/** The permissions of the signed-in user. */
export const permissionStore = definePlainStore<PermissionState, PermissionActions>({
  id: 'shell.permissions',
  state: { granted: null, view: null },
  actions: (set) => ({
    replace: (permissions, view) => set({ granted: groupPermissions(permissions), view: view ?? null }),
    clear: () => set({ granted: null, view: null }),
  }),
});
