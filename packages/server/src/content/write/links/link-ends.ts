/** The entry or component instance whose relations are written, and the entry that it belongs to. */
export interface LinkOwner {
  readonly uid: string;
  readonly id: number;
  readonly rootUid: string;
  readonly rootId: number;
  /** A new one has no links yet, so none have to be looked for. */
  readonly isNew: boolean;
}

/** An entry at the other end, its type known. */
export interface NamedTarget {
  readonly id: number;
  readonly uid: string;
}
