import { toPath, type PathLike } from '@admin/entry-form';
import { definePlainStore } from '@admin/shell';

/** The open groups of a form, by names of fields, since groups can be renamed while the form is open. */
export interface GroupState {
  /** The field that was revealed last; null before the first. */
  readonly shown: string | null;
  /** The fields of collapsed groups. */
  readonly folded: ReadonlySet<string>;
}

/** The open groups of a form, and the actions on them. */
export interface OpenGroup {
  readonly state: () => GroupState;
  /** Opens the group that contains the value at a path. */
  readonly show: (path: PathLike) => void;
  /** Collapses the group of these fields. */
  readonly fold: (fields: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const groupStore = definePlainStore<GroupState, Pick<OpenGroup, 'show' | 'fold'>>({
  id: 'content-manager.open-group',
  state: { shown: null, folded: new Set() },
  actions: (set, read) => ({
    show(path) {
      const [name] = toPath(path);
      if (typeof name !== 'string') return;
      const folded = new Set(read().folded);
      folded.delete(name);
      set({ shown: name, folded });
    },
    fold: (fields) => set({ folded: new Set([...read().folded, ...fields]) }),
  }),
});

/** Creates the state of one form: every group is open and no field was revealed. */
export function createOpenGroup(): OpenGroup {
  const { getState, subscribe, actions } = groupStore.create();
  return { ...actions, state: getState, subscribe };
}

/** Returns whether a group is collapsed: none of its fields was revealed since. */
export function isFolded({ folded }: GroupState, fields: readonly string[]): boolean {
  return fields.every((name) => folded.has(name));
}
