import type { FormValues } from '@admin/content-model';
import { defineStore } from '@admin/shell';

/** A component that somebody copied, for lists that take such components, of this entry and of others. */
export interface CopiedItem {
  readonly uid: string;
  readonly values: FormValues;
}

interface CopiedItemState {
  readonly item: CopiedItem | null;
}

const nothing: CopiedItemState = { item: null };

/** What was copied last. Kept in memory alone, and so no longer than the visit: it holds content. */
export const copiedItemRef = defineStore({
  id: 'content-manager.copied-item',
  state: nothing,
  actions: (update) => ({
    copy: (item: CopiedItem) =>
      update((draft) => {
        draft.item = item;
      }),
  }),
});
