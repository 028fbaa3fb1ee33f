import type { Permission } from '@admin/content-model';
import type { ActorRole, Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type IdentityDatabase, timestamp, identityTables } from '../tables.ts';
import { indexPermissions, type RolePermissions } from '../permissions/stored-permissions.ts';
import { randomBytes } from 'node:crypto';
import type { PermissionInput, RolePreview } from '@admin/contract';
import { refused } from '../../errors/request-errors.ts';
import { originOf } from '../../events/change-record.ts';
import { parsePermissions } from '../permissions/granting/parse-permissions.ts';
import { isSuperAdminRole, roleNotFound } from '../records/role-record.ts';

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
    const made = indexPermissions(JSON.parse(row?.permissions ?? '[]') as readonly Permission[]);
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
    cache.set(id, made);
    return made;
  };
}

/** How long somebody can look through the eyes of a role before they have to ask for it again, in milliseconds. */
const previewLifetime = 60 * 60 * 1000;

/** Looks of one session at the same time; the oldest one gives way. */
const maxPreviews = 5;

/** A look with the token that opens it. */
export interface OpenedPreview extends RolePreview {
  readonly token: string;
  readonly expiresAt: string;
}

/** Ends all looks of a session but the newest ones, and all whose time is over. */
async function deleteOldPreviews(tables: IdentityDatabase, sessionId: string, now: string): Promise<void> {
  await tables.deleteFrom('admin_role_views').where('expires_at', '<=', now).execute();
  const retained = await tables
    .selectFrom('admin_role_views')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(maxPreviews - 1)
    .execute();
  await tables
    .deleteFrom('admin_role_views')
    .where('session_id', '=', sessionId)
    .where('id', 'not in', ['', ...retained.map(({ id }) => id)])
    .execute();
}

/**
 * Lets somebody look through the eyes of a role, until an hour is over or their session is.
 * @param inputs permissions in place of those that the role has; none for these. They are kept, and checked as a save
 *   would, but given to nobody: what the viewer does not hold is not shown
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED, VALIDATION_FAILED (400)
 */
export async function openRolePreview(
  context: IdentityContext,
  actor: Actor,
  roleId: number,
  inputs: readonly PermissionInput[] | undefined,
): Promise<OpenedPreview> {
  // Parse
  const { schemas, actions, locales } = context;
  const known = { schemas, actions, locales: await locales.codes() };
  const permissions = inputs === undefined ? null : parsePermissions(known, inputs);

  // Write
  const id = randomBytes(16).toString('base64url');
  const now = timestamp(context);
  const expiresAt = timestamp(context, previewLifetime);
  const role = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const found = await tables
      .selectFrom('admin_roles')
      .select(['id', 'name', 'code'])
      .where('id', '=', roleId)
      .executeTakeFirst();
    if (found === undefined) throw roleNotFound();
    if (isSuperAdminRole(found)) {
      throw refused('SUPER_ADMIN_FIXED', 'Super admins see everything there is, as you do.');
    }
    await deleteOldPreviews(tables, actor.sessionId, now);
    await tables
      .insertInto('admin_role_views')
      .values({
        id,
        session_id: actor.sessionId,
        role_id: roleId,
        permissions: permissions === null ? null : JSON.stringify(permissions),
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await context.events.recordChange(tables, () => ({
      action: 'role.preview',
      entity: { type: 'role', id: roleId, label: found.name },
      origin: originOf(actor.permissions),
      after: { isUnsaved: permissions !== null },
    }));
    return found;
  });

  // Present
  const token = await context.viewTokens.sign({ userId: actor.user.id, sessionId: id }, previewLifetime);
  return { token, expiresAt, role: { id: role.id, name: role.name }, isUnsaved: permissions !== null };
}
