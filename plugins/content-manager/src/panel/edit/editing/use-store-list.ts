import { useState, useSyncExternalStore } from 'react';

/** Creates a function that returns its previous argument as long as the elements are the same. */
function createReuse<T>(): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (list) => {
    const isSame = list.length === last.length && list.every((element, index) => element === last[index]);
    if (!isSame) last = list;
    return last;
  };
}

/** Returns a list that is derived from an external store, and renders again only when an element changes. */
export function useStoreList<T>(
  subscribe: (listener: () => void) => () => void,
  read: () => readonly T[],
): readonly T[] {
  const [reuse] = useState(createReuse<T>);
  return useSyncExternalStore(subscribe, () => reuse(read()));
}
