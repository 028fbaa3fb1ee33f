import type { Permission } from '@admin/content-model';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase } from '../identity-database.ts';
import { arrangePermissions, type RolePermissions } from '../permissions/stored-permissions.ts';

/** A look that is not over yet. */
export interface StoredPreview {
  readonly id: string;
  readonly sessionId: string;
  readonly role: ActorRole;
  /** Whether it has permissions of its own in place of those that the role has. */
  readonly isUnsaved: boolean;
}

/** Finds a look by its id, with the role as it is now; null once it is over. */
export async function findPreview(
  { tables, now }: Pick<IdentityContext, 'tables' | 'now'>,
  id: string,
): Promise<StoredPreview | null> {
  const row = await tables
    .selectFrom('admin_role_views as view')
    .innerJoin('admin_roles as role', 'role.id', 'view.role_id')
    .select(['view.session_id', 'role.id', 'role.name', 'role.code', 'role.description'])
    .select((select) => select('view.permissions', 'is not', null).as('is_unsaved'))
    .where('view.id', '=', id)
    .where('view.expires_at', '>', new Date(now()).toISOString())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { session_id: sessionId, is_unsaved: isUnsaved, ...role } = row;
  // One database says 1 where another one says true.
  return { id, sessionId, role, isUnsaved: Boolean(isUnsaved) };
}

/** Looks whose permissions are kept arranged: each may be a megabyte. */
const maxCached = 8;

/** Makes what reads the permissions that looks have of their own. They never change. */
export function createPreviewPermissions(tables: IdentityDatabase): (id: string) => Promise<RolePermissions> {
  const cache = new Map<string, RolePermissions>();
  return async (id) => {
    const known = cache.get(id);
    if (known !== undefined) return known;
    const row = await tables
      .selectFrom('admin_role_views')
      .select('permissions')
      .where('id', '=', id)
      .executeTakeFirst();
    const made = arrangePermissions(JSON.parse(row?.permissions ?? '[]') as readonly Permission[]);
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
    cache.set(id, made);
    return made;
  };
}
