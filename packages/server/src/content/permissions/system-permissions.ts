import { everyField } from '@admin/content-model';
import type { ContentPermissions, Grant } from './content-permissions.ts';

const everything: readonly Grant[] = [{ fields: everyField, locales: 'all', conditions: [] }];

/** The permissions of the server itself, for seeds and maintenance: everything, on behalf of nobody or of one user. */
export function systemPermissions(actorId: number | null = null): ContentPermissions {
  return { actorId, grants: () => everything, holds: () => true, grantsOf: () => everything };
}
