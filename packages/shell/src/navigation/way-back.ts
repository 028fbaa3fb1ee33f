/** The history state of a navigation back to a page, which restores its scroll position. */
export const wayBackState = { isWayBack: true } as const;

/** Returns a history state that marks the navigation as one back. */
export function leadingBack(state: unknown): object {
  return typeof state === 'object' ? { ...state, ...wayBackState } : wayBackState;
}

/** Returns whether a history state marks a navigation back. */
export function isWayBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWayBack' in state && state.isWayBack === true;
}

/** Returns a key of an address that ignores the order and the escaping of its query. */
export function historyKey({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  query.sort();
  return `at ${pathname}?${query.toString()}`;
}
