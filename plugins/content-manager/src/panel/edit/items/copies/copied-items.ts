import type { FormValues } from '@admin/content-model';
import { defineStore } from '@admin/shell';

/** A component that is to be added somewhere: what it is, and what it holds and links. */
export interface CopiedItem {
  readonly uid: string;
  readonly values: FormValues;
}

interface CopiedItemsState {
  readonly items: readonly CopiedItem[];
}

const nothing: CopiedItemsState = { items: [] };

/**
 * The components that somebody copied last, for lists that take such components, of this entry and of others. Kept in
 * memory alone, and so no longer than the visit: they hold content.
 */
export const copiedItemsRef = defineStore({
  id: 'content-manager.copied-items',
  state: nothing,
  actions: (update) => ({
    copy: (items: readonly CopiedItem[]) =>
      update((draft) => {
        draft.items = [...items];
      }),
  }),
});
