/** How many side panels are open, as the state of a navigation says it. */
export function panelDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('relatedPanels' in state)) return 0;
  return typeof state.relatedPanels === 'number' ? state.relatedPanels : 0;
}

/** The state of a navigation with as many side panels open. */
export function withPanelDepth(state: unknown, depth: number): object {
  return { ...(typeof state === 'object' ? state : {}), relatedPanels: depth };
}
