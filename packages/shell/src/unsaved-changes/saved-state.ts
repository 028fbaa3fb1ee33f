/** A place in the panel, as the router describes it. */
export interface HistoryLocation {
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
export function leavesPage(
  from: Pick<HistoryLocation, 'pathname'>,
  to: Pick<HistoryLocation, 'pathname' | 'state'>,
): boolean {
  return from.pathname !== to.pathname && !isSaved(to.state);
}

/**
 * Whether a page would ask before the window is closed. Asked in the browser's own way, so that pages of
 * plugins that know nothing of this shell are heard too.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
