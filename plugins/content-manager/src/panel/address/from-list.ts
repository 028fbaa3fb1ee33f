/** The state of a navigation from a list to one of its entries: which page of the list to come back to. */
export interface FromList {
  /** Path and query of the list. */
  readonly list: string;
}

/** The list that a navigation's state names; undefined for an entry that was come to in any other way. */
export function listBehind(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}
