import { devtools } from 'zustand/middleware';
import { createStore, type StateCreator, type StoreApi as ZustandStore } from 'zustand/vanilla';
import type { Disposer } from '../disposer.ts';
import type { ServiceRef } from './service-ref.ts';

/** The readable part of a store. */
export interface StoreApi<S> {
  readonly getState: () => S;
  /** Calls the listener after each change with the new and the previous state. */
  readonly subscribe: (listener: (state: S, before: S) => void) => Disposer;
}

/** A store with the actions of its owner. States are immutable; only the actions create new ones. */
export interface Store<S, A> extends StoreApi<S> {
  readonly actions: A;
}

/** The ref of a store. It contains its recipe, so no plugin has to provide the store. */
export interface StoreRef<S, A> extends ServiceRef<Store<S, A>> {
  /** Creates a separate store, not shared through the services of the panel. @param state the initial state */
  readonly create: (state?: S) => Store<S, A>;
}

/** Changes the state: by some of its members, or by a function of the current state. */
export type SetState<S> = ZustandStore<S>['setState'];

/** The definition of a store without immer. */
export interface PlainStoreSpec<S, A> {
  /** Starts with the id of the owning plugin. Names the store in the browser's developer tools. */
  readonly id: string;
  /** The initial state in each panel. */
  readonly state: S;
  /** The functions that change the state. */
  readonly actions: (set: SetState<S>, read: () => S) => A;
}

/**
 * Defines a store whose actions set members of its state. `defineStore` adds recipes to it; stores of the first script use
 * this form, because it does without immer.
 */
export function definePlainStore<S extends object, A extends object>({
  id,
  state,
  actions,
}: PlainStoreSpec<S, A>): StoreRef<S, A> {
  const create = (initial = state): Store<S, A> => {
    const createState: StateCreator<S> = () => initial;
    const store = import.meta.env.DEV
      ? createStore<S>()(devtools(createState, { name: id, anonymousActionType: id }))
      : createStore(createState);
    const { getState, subscribe } = store;
    return { getState, subscribe, actions: actions(store.setState, getState) };
  };
  return Object.freeze({ id, create, recipe: { deps: {}, per: 'panel' as const, factory: () => create() } });
}
