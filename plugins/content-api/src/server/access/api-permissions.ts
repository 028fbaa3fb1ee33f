import type { Schemas } from '@admin/content-model';
import { externalPermissions, type ApiClient, type ContentPermissions } from '@admin/server';

/** What a call needs of the permissions of its caller. */
interface Needed {
  /** The content type of the call, whose entries the action itself permits to read. */
  readonly uid: string;
  /** Whether drafts are hidden. */
  readonly publishedOnly: boolean;
}

/**
 * Returns the permissions with which a call reads: those of the client without private attributes, and without entries of
 * content types that it may not find.
 */
export function apiPermissions(
  { name, permissions, allows }: ApiClient,
  schemas: Schemas,
  { uid, publishedOnly }: Needed,
): ContentPermissions {
  return externalPermissions(permissions, schemas, {
    name: JSON.stringify([name, uid]),
    mayRead: (other) => other === uid || (allows?.(`${other}.find`) ?? false),
    publishedOnly,
  });
}
