import type { Permission } from '@admin/content-model';
import type { PermissionInput, StoredPermission } from '@admin/contract';
import { defineStore, type StoreApi } from '@admin/shell';
import { grantLimits, withinLimits, type GrantLimits } from './grant-limits.ts';
import { readPermissions, asItWas, hasChanges, writePermissions } from './stored-permissions.ts';
import { cellKey, type EditorLayout } from './editor-layout.ts';
import type { CellPermissions } from './cell-permissions.ts';

/** The permissions of one role while they are being edited. */
export interface RolePermissionsState {
  readonly permissions: CellPermissions;
  /** Whether there is something to save. */
  readonly isChanged: boolean;
}

export interface RolePermissionsStore extends StoreApi<RolePermissionsState> {
  readonly layout: EditorLayout;
  /** The most that may be granted here. */
  readonly limits: GrantLimits;
  /** Replaces the permissions by what the function makes of them, as far as that may be granted. */
  readonly change: (next: (permissions: CellPermissions) => CellPermissions) => void;
  /** What to send to store them. */
  readonly toInput: () => PermissionInput[];
  /** Gives up what was copied of plugins that are not there; false when there is nothing of it. */
  readonly dropAbsent: () => boolean;
  /** Takes what the server has stored as the new beginning. */
  readonly saved: (stored: readonly StoredPermission[]) => void;
}

const nothing: RolePermissionsState = { permissions: new Map(), isChanged: false };

/** One for each editor that is open. */
const rolePermissions = defineStore({
  id: 'settings.role-permissions',
  state: nothing,
  actions: (update) => ({
    /** The permissions are made anew with each change, never written to. */
    replace: (next: RolePermissionsState) =>
      update((draft) => {
        Object.assign(draft, next);
      }),
  }),
});

/** What the permissions of a role begin with. */
export interface EditedRole {
  readonly layout: EditorLayout;
  /** What the role may do so far. */
  readonly stored: readonly StoredPermission[];
  /** Permissions to begin with instead, as far as they may be granted, for a role that is made after another one. */
  readonly copied?: readonly StoredPermission[] | undefined;
  /** What the person who edits may do. */
  readonly held: readonly Permission[];
}

/** Opens the permissions of a role for editing. */
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
  // Nobody can be shown these, but a copy without them would be another role once their plugin is there.
  let absent = (copied ?? []).filter(({ action, subject }) => !layout.cells.has(cellKey(action, subject)));
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
