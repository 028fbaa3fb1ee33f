import { produce, type Draft } from 'immer';
import { devtools } from 'zustand/middleware';
import { createStore, type StateCreator } from 'zustand/vanilla';
import type { Disposer } from '../disposer.ts';
import type { ServiceRef } from './service-ref.ts';

/** The readable side of a store: what `useStore` and other plugins rely on. */
export interface StoreApi<S> {
  readonly getState: () => S;
  /** Called after each change with the new state and the one before. */
  readonly subscribe: (listener: (state: S, before: S) => void) => Disposer;
}

/** A store with the actions its owner defined. States are immutable; only the actions make new ones. */
export interface Store<S, A> extends StoreApi<S> {
  readonly actions: A;
}

/** Changes the state by a recipe that may write to its draft. */
export type Update<S> = (recipe: (draft: Draft<S>) => void) => void;

/** What an author writes about a store. */
export interface StoreSpec<S, A> {
  /** Starts with the id of the plugin that owns it; the store's name in the browser's developer tools. */
  readonly id: string;
  /** What it begins with, in every panel anew. */
  readonly state: S;
  /** The only ways to change it. */
  readonly actions: (update: Update<S>, read: () => S) => A;
}

/** A store's ref, which brings its own recipe: nobody has to provide it. */
export interface StoreRef<S, A> extends ServiceRef<Store<S, A>> {
  /** A store of its own for as long as somebody holds it, beginning with another state where one is given. */
  readonly create: (state?: S) => Store<S, A>;
}

/**
 * Describes a store. Each panel, and so each test, makes its own when it is first asked for; a module holds the
 * description alone. Read it with `useStore(ref, select)`, change it with `useService(ref).actions`.
 */
export function defineStore<S extends object, A extends object>({
  id,
  state,
  actions,
}: StoreSpec<S, A>): StoreRef<S, A> {
  const create = (initial = state): Store<S, A> => {
    const begin: StateCreator<S> = () => initial;
    const store = import.meta.env.DEV
      ? createStore<S>()(devtools(begin, { name: id, anonymousActionType: id }))
      : createStore<S>()(begin);
    const update: Update<S> = (recipe) => store.setState((before) => produce(before, recipe), true);
    return {
      getState: store.getState,
      subscribe: store.subscribe,
      actions: actions(update, store.getState),
    };
  };
  return Object.freeze({ id, create, recipe: { deps: {}, per: 'panel' as const, factory: () => create() } });
}
