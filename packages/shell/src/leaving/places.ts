/** A place in the panel, as the router describes it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** The state of a navigation by a page that has just saved everything: it is not asked about. */
export const savedState = { saved: true } as const;

function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state && state.saved === true;
}

/** Whether going from one place to another leaves a page together with what was typed there. */
export function leavesPage(from: Pick<Place, 'pathname'>, to: Pick<Place, 'pathname' | 'state'>): boolean {
  return from.pathname !== to.pathname && !isSaved(to.state);
}
