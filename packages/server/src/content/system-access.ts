import type { ContentAccess, Grant } from './access.ts';

const everything: readonly Grant[] = [{ fields: 'all', locales: 'all', conditions: [] }];

/** The access of the server itself, for seeds and maintenance: everything, on behalf of nobody or of one user. */
export function systemAccess(actorId: number | null = null): ContentAccess {
  return { actorId, grants: () => everything, holds: () => true };
}
