import type { ActionDescription, EditedEntry, EntryList } from '@admin/shell';
import type { Action } from '@admin/shell/host';
import { createContext, useContext } from 'react';

/** The buttons in the headers of lists and the edit view. */
export type BuiltInAction = 'create' | 'publish' | 'save' | 'unpublish';

/** The current state of the built-in actions of a page. Absent ones are hidden. */
export type BuiltInActions = Readonly<Partial<Record<BuiltInAction, ActionDescription>>>;

const Context = createContext<BuiltInActions>({});

/** Provides the built-in actions of a page: contributions cannot import its code, which is loaded on demand. */
export const BuiltInActionsProvider = Context.Provider;

function builtIn(id: BuiltInAction): Action<unknown> {
  return { id, readOnly: false, useAction: () => useContext(Context)[id] ?? null };
}

/** Links to a new entry. */
export const listHeaderActions: readonly Action<EntryList>[] = [builtIn('create')];

/** Unpublish, publish and save the open entry, in the order of the buttons. */
export const editHeaderActions: readonly Action<EditedEntry>[] = [
  builtIn('unpublish'),
  builtIn('publish'),
  builtIn('save'),
];

const builtInIds: ReadonlySet<string | undefined> = new Set<BuiltInAction>([
  'create',
  'publish',
  'save',
  'unpublish',
]);

/** Moves the built-in actions behind those of plugins that name no position beside them: the main button is the last. */
export function builtInLast<I>(existing: readonly Action<I>[]): readonly Action<I>[] {
  const isFirst = ({ id, before, after }: Action<I>) =>
    !builtInIds.has(id) && !builtInIds.has(before) && !builtInIds.has(after);
  return [...existing.filter(isFirst), ...existing.filter((action) => !isFirst(action))];
}
