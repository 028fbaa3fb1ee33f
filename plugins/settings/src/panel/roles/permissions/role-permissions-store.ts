import type { PermissionInput, StoredPermission } from '@admin/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readPermissions } from './read-permissions.ts';
import type { EditorLayout } from './editor-layout.ts';
import type { CellPermissions } from './cell-permissions.ts';
import { hasChanges, writePermissions } from './write-permissions.ts';

/** The permissions of one role while they are being edited. */
export interface RolePermissionsState {
  readonly permissions: CellPermissions;
  /** Whether there is something to save. */
  readonly isChanged: boolean;
}

export interface RolePermissionsStore extends StoreApi<RolePermissionsState> {
  readonly layout: EditorLayout;
  /** Replaces the permissions by what the function makes of them. */
  readonly change: (next: (permissions: CellPermissions) => CellPermissions) => void;
  /** What to send to store them. */
  readonly toInput: () => PermissionInput[];
  /** Takes what the server has stored as the new beginning. */
  readonly saved: (stored: readonly StoredPermission[]) => void;
}

/**
 * Opens the permissions of a role for editing.
 * @param stored what the role may do so far
 * @param copied permissions to begin with instead, for a role that is made after another one
 */
export function createRolePermissionsStore(
  layout: EditorLayout,
  stored: readonly StoredPermission[],
  copied: readonly StoredPermission[] = stored,
): RolePermissionsStore {
  let base = { stored, permissions: readPermissions(layout, stored) };
  const first = copied === stored ? base.permissions : readPermissions(layout, copied);
  const stateOf = (permissions: CellPermissions): RolePermissionsState => ({
    permissions,
    isChanged: hasChanges(layout, base.permissions, permissions),
  });
  const store = createStore<RolePermissionsState>()(() => stateOf(first));
  return {
    ...store,
    layout,
    change: (next) => store.setState(stateOf(next(store.getState().permissions))),
    toInput: () =>
      writePermissions({ layout, stored: base.stored, permissions: store.getState().permissions }),
    saved: (nowStored) => {
      base = { stored: nowStored, permissions: readPermissions(layout, nowStored) };
      store.setState(stateOf(base.permissions));
    },
  };
}
