import { produce, type Draft } from 'immer';
import { createStore } from 'zustand/vanilla';
import type { Disposer } from '../core/contribution-types.ts';
import { createServiceRef, provide, type Service, type ServiceRef } from './service-ref.ts';

/** The readable side of a store: what `useStoreValue` and other plugins rely on. */
export interface StoreApi<S> {
  readonly getState: () => S;
  readonly subscribe: (listener: (state: S) => void) => Disposer;
}

/** A store with the actions its owner defined. States are immutable; only the actions make new ones. */
export interface Store<S, A> extends StoreApi<S> {
  readonly actions: A;
}

/** Changes the state by a recipe that may write to its draft. */
export type Update<S> = (recipe: (draft: Draft<S>) => void) => void;

/**
 * Describes a store that a plugin owns: list the result in `services`, export its `ref` to let others in.
 * `actions` receives the only means of changing the state.
 */
export function defineStore<S extends object, A extends object>(
  id: string,
  initial: S,
  actions: (update: Update<S>, read: () => S) => A,
): Service & { readonly ref: ServiceRef<Store<S, A>> } {
  const ref = createServiceRef<Store<S, A>>(id);
  const service = provide(ref, {}, () => {
    const store = createStore<S>(() => initial);
    return {
      getState: store.getState,
      subscribe: (listener: (state: S) => void) => store.subscribe((state) => listener(state)),
      actions: actions((recipe) => store.setState((state) => produce(state, recipe), true), store.getState),
    };
  });
  return Object.freeze({ ...service, ref });
}
