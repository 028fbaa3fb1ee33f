import type { PermissionInput, StoredPermission } from '@admin/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readRights } from './read-rights.ts';
import type { RightsLayout } from './rights-layout.ts';
import type { Rights } from './rights.ts';
import { hasChanges, writeRights } from './write-rights.ts';

/** The rights of one role while they are being edited. */
export interface RightsState {
  readonly rights: Rights;
  /** Whether there is something to save. */
  readonly isChanged: boolean;
}

export interface RightsStore extends StoreApi<RightsState> {
  readonly layout: RightsLayout;
  /** Replaces the rights by what the function makes of them. */
  readonly change: (next: (rights: Rights) => Rights) => void;
  /** What to send to store them. */
  readonly toInput: () => PermissionInput[];
  /** Takes what the server has stored as the new beginning. */
  readonly saved: (stored: readonly StoredPermission[]) => void;
}

/**
 * Opens the rights of a role for editing.
 * @param stored what the role may do so far
 * @param copied rights to begin with instead, for a role that is made after another one
 */
export function createRightsStore(
  layout: RightsLayout,
  stored: readonly StoredPermission[],
  copied: readonly StoredPermission[] = stored,
): RightsStore {
  let base = { stored, rights: readRights(layout, stored) };
  const first = copied === stored ? base.rights : readRights(layout, copied);
  const stateOf = (rights: Rights): RightsState => ({
    rights,
    isChanged: hasChanges(layout, base.rights, rights),
  });
  const store = createStore<RightsState>()(() => stateOf(first));
  return {
    ...store,
    layout,
    change: (next) => store.setState(stateOf(next(store.getState().rights))),
    toInput: () => writeRights({ layout, stored: base.stored, rights: store.getState().rights }),
    saved: (nowStored) => {
      base = { stored: nowStored, rights: readRights(layout, nowStored) };
      store.setState(stateOf(base.rights));
    },
  };
}
