import { isRecord } from '@admin/content-model';
import { createListeners, keyOf, toPath, type EntryForm, type PathLike } from '@admin/entry-form';

/** Which items of the form's lists are open. They go by their keys: an open item stays open wherever it moves. */
export interface OpenItems {
  readonly isOpen: (key: number) => boolean;
  /** Opens all items that a path leads through. In a repeatable component that closes the item beside it (S2-4.19). */
  readonly open: (path: PathLike) => void;
  readonly close: (keys: readonly number[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The keys of the items of a list, in their order; none where there is no list. */
export function keysOfItems(list: unknown): readonly number[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (isRecord(item) ? (keyOf(item) ?? []) : []));
}

/** Creates what is open in one form: nothing. */
export function createOpenItems(form: Pick<EntryForm, 'attributeAt' | 'read'>): OpenItems {
  let opened: ReadonlySet<number> = new Set();
  const listeners = createListeners();
  const put = (next: ReadonlySet<number>): void => {
    opened = next;
    listeners.call();
  };
  return {
    isOpen: (key) => opened.has(key),
    open(path) {
      const next = new Set(opened);
      const way = toPath(path);
      for (const [index, part] of way.entries()) {
        if (typeof part === 'string') continue;
        const list = way.slice(0, index);
        if (form.attributeAt(list)?.type === 'component')
          for (const sibling of keysOfItems(form.read(list))) next.delete(sibling);
        next.add(part.key);
      }
      put(next);
    },
    close(keys) {
      const next = new Set(opened);
      for (const key of keys) next.delete(key);
      put(next);
    },
    subscribe: listeners.add,
  };
}
