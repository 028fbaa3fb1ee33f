/** Returns the error that another page passed in the navigation's state; undefined if there is none. */
export function navigationProblem({ state }: { readonly state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('error' in state)) return undefined;
  return typeof state.error === 'string' && state.error !== '' ? state.error : undefined;
}
