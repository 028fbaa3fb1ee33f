import type { Permission } from '@admin/content-model';
import type { PermissionInput, StoredPermission } from '@admin/contract';
import { defineStore, type StoreApi } from '@admin/shell';
import { grantLimits, withinLimits, type GrantLimits } from './grant-limits.ts';
import { readPermissions, asItWas, hasChanges, writePermissions } from './stored-permissions.ts';
import { findCell, type EditorLayout } from './editor-layout.ts';
import type { CellPermissions } from './cell-permissions.ts';

/** The permissions of a role in the editor. */
export interface RolePermissionsState {
  readonly permissions: CellPermissions;
  /** True if there are unsaved changes. */
  readonly isChanged: boolean;
}

export interface RolePermissionsStore extends StoreApi<RolePermissionsState> {
  readonly layout: EditorLayout;
  /** The maximum permissions that can be granted. */
  readonly limits: GrantLimits;
  /** Replaces the permissions by the function's result, within the limits. */
  readonly change: (next: (permissions: CellPermissions) => CellPermissions) => void;
  /** Returns the request body that stores the permissions. */
  readonly toInput: () => PermissionInput[];
  /** Drops copied permissions of plugins that are not installed; returns false if there are none. */
  readonly dropAbsent: () => boolean;
  /** Makes the stored permissions of the server the new initial state. */
  readonly saved: (stored: readonly StoredPermission[]) => void;
}

const nothing: RolePermissionsState = { permissions: new Map(), isChanged: false };

/** A store for each open editor. */
const rolePermissions = defineStore({
  id: 'settings.role-permissions',
  state: nothing,
  actions: (update) => ({
    /** Permissions are immutable: each change creates new ones. */
    replace: (next: RolePermissionsState) =>
      update((draft) => {
        Object.assign(draft, next);
      }),
  }),
});

/** The initial state of a role's permissions. */
export interface EditedRole {
  readonly layout: EditorLayout;
  /** The stored permissions of the role. */
  readonly stored: readonly StoredPermission[];
  /** Initial permissions of a copy, limited to those that can be granted. */
  readonly copied?: readonly StoredPermission[] | undefined;
  /** The permissions of the current user. */
  readonly held: readonly Permission[];
}

/** Creates the store of a role's permissions. */
export function createRolePermissionsStore({
  layout,
  stored,
  copied,
  held,
}: EditedRole): RolePermissionsStore {
  const limits = grantLimits(layout, held, stored);
  let base = { stored, permissions: readPermissions(layout, stored) };
  const first = copied
    ? withinLimits(limits, base.permissions, readPermissions(layout, copied))
    : base.permissions;
  // The editor does not show these, but a copy without them would differ from the original once their plugin is installed.
  let absent = (copied ?? []).filter((permission) => !findCell(layout, permission));
  const stateOf = (permissions: CellPermissions): RolePermissionsState => ({
    permissions,
    isChanged: absent.length > 0 || hasChanges(layout, base.permissions, permissions),
  });
  const { getState, subscribe, actions } = rolePermissions.create(stateOf(first));
  return {
    getState,
    subscribe,
    layout,
    limits,
    change: (next) => {
      const before = getState().permissions;
      actions.replace(stateOf(withinLimits(limits, before, next(before))));
    },
    toInput: () => [
      ...absent.map(asItWas),
      ...writePermissions({ layout, stored: base.stored, permissions: getState().permissions }),
    ],
    dropAbsent: () => {
      const hadSome = absent.length > 0;
      absent = [];
      return hadSome;
    },
    saved: (nowStored) => {
      absent = [];
      base = { stored: nowStored, permissions: readPermissions(layout, nowStored) };
      actions.replace(stateOf(base.permissions));
    },
  };
}
