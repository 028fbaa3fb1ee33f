/** The error that another page sent along in the navigation's state; undefined where there is none. */
export function navigationProblem({ state }: { readonly state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('error' in state)) return undefined;
  return typeof state.error === 'string' && state.error !== '' ? state.error : undefined;
}
