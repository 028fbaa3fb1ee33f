import type { MessageValue } from '@admin/shell';

/** What is wrong with the values, by dotted path. */
export type Complaints = ReadonlyMap<string, MessageValue>;

/** The complaints on screen; each field listens to its own. */
export interface ComplaintStore {
  readonly all: () => Complaints;
  readonly at: (path: string) => MessageValue | undefined;
  /** Sets or takes away the complaint about one value. */
  readonly set: (path: string, complaint: MessageValue | undefined) => void;
  readonly replace: (complaints: Complaints) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of one form's complaints. */
export function createComplaintStore(): ComplaintStore {
  let complaints: Complaints = new Map();
  const listeners = new Set<() => void>();

  const update = (next: Complaints) => {
    complaints = next;
    for (const listener of listeners) listener();
  };

  return {
    all: () => complaints,
    at: (path) => complaints.get(path),
    set(path, complaint) {
      if (complaints.get(path) === complaint) return;
      const next = new Map(complaints);
      if (complaint === undefined) next.delete(path);
      else next.set(path, complaint);
      update(next);
    },
    replace: update,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
