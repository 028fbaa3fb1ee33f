import { isRecord } from '@admin/content-model';
import { keyOf, toPath, type EntryForm, type PathLike } from '@admin/entry-form';
import { definePlainStore } from '@admin/shell';

/** The open items of a form's lists, by key, so that an item stays open when it moves. */
export interface OpenItems {
  readonly isOpen: (key: number) => boolean;
  /** Opens every item on a path. In a repeatable component, closes the other items of the list (S2-4.19). */
  readonly open: (path: PathLike) => void;
  readonly close: (keys: readonly number[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the keys of the items of a list in order; empty if the value is no list. */
export function keysOfItems(list: unknown): readonly number[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (isRecord(item) ? (keyOf(item) ?? []) : []));
}

const itemStore = definePlainStore<
  { readonly open: ReadonlySet<number> },
  { readonly replace: (open: ReadonlySet<number>) => void }
>({
  id: 'content-manager.open-items',
  state: { open: new Set() },
  actions: (set) => ({ replace: (open) => set({ open }) }),
});

/** Creates the state of one form: every item is closed. */
export function createOpenItems(form: Pick<EntryForm, 'attributeAt' | 'read'>): OpenItems {
  const { getState, subscribe, actions } = itemStore.create();
  return {
    isOpen: (key) => getState().open.has(key),
    open(path) {
      const next = new Set(getState().open);
      const steps = toPath(path);
      for (const [index, step] of steps.entries()) {
        if (typeof step === 'string') continue;
        const list = steps.slice(0, index);
        if (form.attributeAt(list)?.type === 'component')
          for (const sibling of keysOfItems(form.read(list))) next.delete(sibling);
        next.add(step.key);
      }
      actions.replace(next);
    },
    close(keys) {
      const next = new Set(getState().open);
      for (const key of keys) next.delete(key);
      actions.replace(next);
    },
    subscribe,
  };
}
