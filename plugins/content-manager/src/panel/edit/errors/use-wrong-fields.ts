import { useMemo, useSyncExternalStore } from 'react';
import { useEditing, type Editing } from '../editing/editing-context.ts';
import { wrongFields, type WrongField } from './wrong-fields.ts';

type WrongFields = readonly WrongField[];

function isSame(one: WrongFields, other: WrongFields): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, error, trail }, index) => {
      const { path: otherPath, error: otherError, trail: otherTrail } = other[index] ?? {};
      return path === otherPath && error === otherError && trail.place.join() === otherTrail?.place.join();
    })
  );
}

/** Everything that is wrong in the form, in the order of the page, live: also when an item moves or goes. */
export function useWrongFields(): WrongFields {
  const { form, layout } = useEditing();
  const store = useMemo(() => wrongFieldsOf({ form, layout }), [form, layout]);
  return useSyncExternalStore(store.subscribe, store.read);
}

interface WrongFieldsStore {
  /** The same list as long as nothing in it is another one. */
  readonly read: () => WrongFields;
  readonly subscribe: (listener: () => void) => () => void;
}

function wrongFieldsOf({ form, layout }: Pick<Editing, 'form' | 'layout'>): WrongFieldsStore {
  let last: WrongFields = [];
  return {
    read() {
      const next = wrongFields({ form, layout });
      if (!isSame(last, next)) last = next;
      return last;
    },
    subscribe(listener) {
      const stops = [form.errors.subscribe(listener), form.onChange(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
