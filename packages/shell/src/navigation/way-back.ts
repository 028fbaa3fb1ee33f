/** The state of a navigation to a page that somebody comes back to: it begins where they left it. */
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
