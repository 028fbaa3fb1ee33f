import type { FormRelation } from '@admin/content-model';
import { createListeners } from '../listeners.ts';

/** What has the relation: an entry, or a component in it, as the server knows it. */
export interface RelationOwner {
  /** Uid of the content type or the component. */
  readonly uid: string;
  readonly id: number;
}

/**
 * The linked entries as they were loaded, in order, page by page. They are no values of the form: these hold what
 * somebody changed in a relation, whatever is loaded of it and whenever that comes.
 */
export interface LoadedRelations {
  /** None for an owner that is not saved yet. The same list until another one is written. */
  readonly read: (owner: RelationOwner | null, field: string) => readonly FormRelation[];
  readonly write: (owner: RelationOwner, field: string, relations: readonly FormRelation[]) => void;
  /** Forgets everything, so that it is loaded anew. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: readonly FormRelation[] = [];

const nameOf = ({ uid, id }: RelationOwner, field: string): string => `${uid} ${id} ${field}`;

/** Creates the store of one form. */
export function createLoadedRelations(): LoadedRelations {
  const loaded = new Map<string, readonly FormRelation[]>();
  const listeners = createListeners();
  return {
    read: (owner, field) => (owner && loaded.get(nameOf(owner, field))) ?? nothing,
    write(owner, field, relations) {
      loaded.set(nameOf(owner, field), relations);
      listeners.call();
    },
    clear() {
      loaded.clear();
      listeners.call();
    },
    subscribe: listeners.add,
  };
}
