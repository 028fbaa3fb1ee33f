import { produce, type Draft } from 'immer';
import { devtools } from 'zustand/middleware';
import { createStore, type StateCreator } from 'zustand/vanilla';
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

/** Changes the state by a recipe that may write to its draft. */
export type Update<S> = (recipe: (draft: Draft<S>) => void) => void;

/** The definition of a store. */
export interface StoreSpec<S, A> {
  /** Starts with the id of the owning plugin. Names the store in the browser's developer tools. */
  readonly id: string;
  /** The initial state in each panel. */
  readonly state: S;
  /** The functions that change the state. */
  readonly actions: (update: Update<S>, read: () => S) => A;
}

/** The ref of a store. It contains its recipe, so no plugin has to provide the store. */
export interface StoreRef<S, A> extends ServiceRef<Store<S, A>> {
  /** Creates a separate store, not shared through the services of the panel. @param state the initial state */
  readonly create: (state?: S) => Store<S, A>;
}

/**
 * Defines a store. Each panel, and so each test, creates its own instance on first use; modules contain only the
 * definition. Read it with `useStore(ref, select)`, change it with `useService(ref).actions`.
 */
export function defineStore<S extends object, A extends object>({
  id,
  state,
  actions,
}: StoreSpec<S, A>): StoreRef<S, A> {
  const create = (initial = state): Store<S, A> => {
    const createState: StateCreator<S> = () => initial;
    const store = import.meta.env.DEV
      ? createStore<S>()(devtools(createState, { name: id, anonymousActionType: id }))
      : createStore<S>()(createState);
    const update: Update<S> = (recipe) => store.setState((before) => produce(before, recipe), true);
    return {
      getState: store.getState,
      subscribe: store.subscribe,
      actions: actions(update, store.getState),
    };
  };
  return Object.freeze({ id, create, recipe: { deps: {}, per: 'panel' as const, factory: () => create() } });
}
