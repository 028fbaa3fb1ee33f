import type { ActionDescription, EditedEntry, EntryList } from '@admin/shell';
import type { Action } from '@admin/shell/host';
import { createContext, useContext } from 'react';

/** The current state of the built-in actions of a page, by id. Absent ones are hidden. */
export type BuiltInActions<Id extends string = string> = Readonly<Partial<Record<Id, ActionDescription>>>;

const Context = createContext<BuiltInActions>({});

/** Provides the built-in actions of a page: contributions cannot import its code, which is loaded on demand. */
export const BuiltInActionsProvider = Context.Provider;

const builtIn = (id: string, readOnly = false): Action<unknown> => ({
  id,
  readOnly,
  useAction: () => useContext(Context)[id] ?? null,
});

/** Links to a new entry. */
export const listHeaderActions: readonly Action<EntryList>[] = [builtIn('create')];

/** The ids of the actions in the menu “View settings” of a list. */
export type ListMenuAction = 'configure-view' | 'reset-view' | 'export';

/** The actions in the menu “View settings” of a list, in order. They change nothing on the server. */
export const listViewActions: readonly Action<EntryList>[] = (
  ['configure-view', 'reset-view', 'export'] satisfies readonly ListMenuAction[]
).map((id) => builtIn(id, true));

/** The ids of the actions in the header of the edit view. */
export type EditHeaderAction = 'unpublish' | 'publish' | 'save';

/** The actions in the header of the edit view, in the order of the buttons. */
export const editHeaderActions: readonly Action<EditedEntry>[] = (
  ['unpublish', 'publish', 'save'] satisfies readonly EditHeaderAction[]
).map((id) => builtIn(id));

/** The ids of the actions beside the form of the edit view. */
export type EditAsideAction = 'references' | 'model' | 'configure-view' | 'discard' | 'delete';

/** The actions beside the form of the edit view, in the order of the buttons. */
export const editAsideActions: readonly Action<EditedEntry>[] = (
  ['references', 'model', 'configure-view', 'discard', 'delete'] satisfies readonly EditAsideAction[]
).map((id) => builtIn(id, id !== 'delete'));

const builtInActions: readonly Action<never>[] = [
  ...listHeaderActions,
  ...editHeaderActions,
  ...editAsideActions,
];

/** Moves the built-in actions behind those of plugins that name no position beside them: the main button is the last. */
export function builtInLast<I>(existing: readonly Action<I>[]): readonly Action<I>[] {
  const isFirst = ({ id, before, after }: Action<I>) =>
    !builtInActions.some((action) => [id, before, after].includes(action.id));
  return [...existing.filter(isFirst), ...existing.filter((action) => !isFirst(action))];
}
