/** The history state of a navigation back to a page, which restores its scroll position. */
export const wayBackState = { isWayBack: true } as const;

/** A state, with the addition that it leads back. */
export function leadingBack(state: unknown): object {
  return typeof state === 'object' ? { ...state, ...wayBackState } : wayBackState;
}

/** Whether a navigation with this state leads back. */
export function isWayBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWayBack' in state && state.isWayBack === true;
}

/** Names an address in which the order of what the query says, and how it is escaped, do not matter. */
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
