import { use, useMemo, useSyncExternalStore } from 'react';
import type { Store, StoreApi } from '../services/define-store.ts';
import type { ServiceRef } from '../services/service-ref.ts';
import { OwnerContext } from './owner-context.ts';
import { useRuntime } from './runtime-context.ts';

/** A service by its ref. Throws when nobody provides it; the contribution's boundary shows that. */
export function useService<S>(ref: ServiceRef<S>): S {
  const { services } = useRuntime();
  return services.get(ref, use(OwnerContext)?.pluginId);
}

function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(others.get(key), value))
  );
}

/** A snapshot function that gives the same value for as long as the selected part stays the same. */
function createReader<S, T>(store: StoreApi<S>, select: (state: S) => T): () => T {
  let last: { readonly state: S; readonly value: T } | undefined;
  return () => {
    const state = store.getState();
    if (last?.state === state) return last.value;
    const value = select(state);
    last = { state, value: last && isShallowEqual(last.value, value) ? last.value : value };
    return last.value;
  };
}

/**
 * A part of a plugin's store. Renders again only when that part changes; a selector may build a new object
 * or list, as long as its members are the same while nothing changed.
 */
export function useStoreValue<S, A, T>(ref: ServiceRef<Store<S, A>>, select: (state: S) => T): T {
  const store = useService(ref);
  const read = useMemo(() => createReader(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read);
}
