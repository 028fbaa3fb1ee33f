/** A location of the router. */
export interface HistoryLocation {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** The navigation state of a page that has just saved: `UnsavedGuard` lets it pass without a confirmation. */
export const savedState = { saved: true } as const;

function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state && state.saved === true;
}

/** Returns whether a navigation leaves the page and its unsaved changes. */
export function leavesPage(
  from: Pick<HistoryLocation, 'pathname'>,
  to: Pick<HistoryLocation, 'pathname' | 'state'>,
): boolean {
  return from.pathname !== to.pathname && !isSaved(to.state);
}

/**
 * Returns whether a page would ask for confirmation before the window closes. Dispatches `beforeunload`, which also
 * reaches pages of plugins that do not use `UnsavedGuard`.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
