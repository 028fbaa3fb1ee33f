import { useSyncExternalStore } from 'react';
import type { StoreApi } from '../../services/define-store.ts';
import type { ServiceRef } from '../../services/service-ref.ts';
import { useRuntime } from './runtime-context.ts';

const neverChanges = () => () => undefined;

/** What a store of the host holds; undefined in a panel without a host, which the engine does without. */
export function useHostState<S, T>(ref: ServiceRef<S & StoreApi<T>>): T | undefined {
  const store = useRuntime().services.find(ref);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.getState());
}
