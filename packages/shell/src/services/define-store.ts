import { produce, type Draft } from 'immer';
import { definePlainStore, type PlainStoreSpec, type StoreRef } from './plain-store.ts';

/** Changes the state by a recipe that may write to its draft. */
export type Update<S> = (recipe: (draft: Draft<S>) => void) => void;

/** The definition of a store. */
export interface StoreSpec<S, A> extends Omit<PlainStoreSpec<S, A>, 'actions'> {
  /** The functions that change the state. */
  readonly actions: (update: Update<S>, read: () => S) => A;
}

/**
 * Defines a store. Each panel, and so each test, creates its own instance on first use; modules contain only the
 * definition. Read it with `useStore(ref, select)`, change it with `useService(ref).actions`.
 */
export function defineStore<S extends object, A extends object>(spec: StoreSpec<S, A>): StoreRef<S, A> {
  return definePlainStore<S, A>({
    ...spec,
    actions: (set, read) => spec.actions((recipe) => set((before) => produce(before, recipe), true), read),
  });
}
