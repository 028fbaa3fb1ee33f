import { use, useMemo, useSyncExternalStore } from 'react';
import type { Store, StoreApi } from '../../services/plain-store.ts';
import type { ServiceRef } from '../../services/service-ref.ts';
import { OwnerContext, useRuntime } from './runtime-context.ts';

/**
 * Returns a service by its ref. Throws if no plugin provides it; the boundary of the contribution shows and reports
 * that.
 */
export function useService<S>(ref: ServiceRef<S>): S {
  const { services } = useRuntime();
  return services.get(ref, use(OwnerContext)?.pluginId);
}

const entriesOf = (value: unknown) => (typeof value === 'object' && value ? Object.entries(value) : null);

/** Returns whether two parts are identical, or have identical members. */
function isSamePart(one: unknown, other: unknown): boolean {
  const entries = entriesOf(one);
  const others = entriesOf(other);
  if (!entries || entries.length !== others?.length) return Object.is(one, other);
  return entries.every(([key, value], at) => others[at]?.[0] === key && Object.is(others[at][1], value));
}

/** Creates a snapshot function that returns the same value as long as the selected part stays the same. */
function createReader<S, T>(store: StoreApi<S>, select: (state: S) => T): () => T {
  let last: { readonly state: S; readonly value: T } | undefined;
  return () => {
    const state = store.getState();
    if (last?.state === state) return last.value;
    const value = select(state);
    last = { state, value: last && isSamePart(last.value, value) ? last.value : value };
    return last.value;
  };
}

/**
 * Returns a part of a store: of the one behind a ref, or of one created by the caller. The component renders again only
 * when that part changes; a selector may create a new object or list if its members stay the same.
 */
export function useStore<S, A, T>(source: ServiceRef<Store<S, A>> | StoreApi<S>, select: (state: S) => T): T {
  const { services } = useRuntime();
  const callerId = use(OwnerContext)?.pluginId;
  const store = 'getState' in source ? source : services.get(source, callerId);
  const read = useMemo(() => createReader(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}
