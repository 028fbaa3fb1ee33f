import type { Location } from 'react-router-dom';

/** The state of a navigation to a page that leads back to wherever it was come to from. */
export interface CameFrom {
  /** Path and query of the page before. */
  readonly from: string;
  /** The state that the page before was shown with. */
  readonly fromState: unknown;
}

/** What a link carries for the page that it leads to, to lead back here. */
export function fromHere({
  pathname,
  search,
  state,
}: Pick<Location<unknown>, 'pathname' | 'search' | 'state'>): CameFrom {
  return { from: `${pathname}${search}`, fromState: state };
}

/** The page that a navigation's state leads back to; undefined for one that was opened in any other way. */
export function cameFrom(state: unknown): CameFrom | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  // A state is whatever the browser kept: it leads to pages of this panel alone.
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return undefined;
  return { from, fromState: 'fromState' in state ? state.fromState : null };
}
