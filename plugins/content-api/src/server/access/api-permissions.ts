import { commonFields, unionOf, type Schemas } from '@admin/content-model';
import { externalPermissions, type ApiClient, type ContentPermissions } from '@admin/server';

/** The permissions that a call requires of its caller. */
interface Needed {
  /** The content type of the call, whose entries the action itself permits to read. */
  readonly uid: string;
  /** True if drafts are hidden. */
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

/**
 * Returns the permissions with which a call writes: those of the client, which links only entries of content types that it
 * may find. Callers without a token write neither private attributes nor links to files and drafts.
 * @param reading the permissions with which it reads
 */
export function writingPermissions(
  { permissions, isAnonymous = false }: ApiClient,
  reading: ContentPermissions,
): ContentPermissions {
  if (isAnonymous) return anonymousWriting(reading);
  return {
    ...permissions,
    grants(action, contentType) {
      const isClosed = action === 'read' && reading.grants('read', contentType).length === 0;
      return isClosed ? [] : permissions.grants(action, contentType);
    },
  };
}

function anonymousWriting(reading: ContentPermissions): ContentPermissions {
  return {
    ...reading,
    grants(action, contentType) {
      const grants = reading.grants(action, contentType);
      if (action !== 'create' && action !== 'update') return grants;
      const shown = unionOf(reading.grants('read', contentType).map(({ fields }) => fields));
      return grants.map((grant) => ({ ...grant, fields: commonFields(grant.fields, shown) }));
    },
  };
}
