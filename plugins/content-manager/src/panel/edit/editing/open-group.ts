import { createListeners, toPath, type PathLike } from '@admin/entry-form';

/** What of a divided form is open, in names of fields: groups may be named anew while the form is open. */
export interface GroupState {
  /** A field that was asked for last; null while none was. */
  readonly shown: string | null;
  /** Fields of groups that were folded away. */
  readonly folded: ReadonlySet<string>;
}

/** Which part of a divided form is open. */
export interface OpenGroup {
  readonly state: () => GroupState;
  /** Opens the group in which the value at a path stands. */
  readonly show: (path: PathLike) => void;
  /** Folds a group away. */
  readonly fold: (fields: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates what is open in one form: all that can be, and nothing asked for. */
export function createOpenGroup(): OpenGroup {
  let state: GroupState = { shown: null, folded: new Set() };
  const listeners = createListeners();
  const put = (next: GroupState): void => {
    state = next;
    listeners.call();
  };
  return {
    state: () => state,
    show(path) {
      const [name] = toPath(path);
      if (typeof name !== 'string') return;
      const folded = new Set(state.folded);
      folded.delete(name);
      put({ shown: name, folded });
    },
    fold: (fields) => put({ ...state, folded: new Set([...state.folded, ...fields]) }),
    subscribe: listeners.add,
  };
}

/** Whether a group is folded away: one of its fields that was asked for since opens it. */
export function isFolded({ folded }: GroupState, fields: readonly string[]): boolean {
  return fields.every((name) => folded.has(name));
}
