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

/** An impersonation preview that has not expired. */
export interface StoredPreview {
  readonly id: string;
  readonly sessionId: string;
  readonly role: ActorRole;
  /** True if it has unsaved permissions instead of those of the role. */
  readonly isUnsaved: boolean;
}

/** Finds a preview with its current role; null when it has expired. */
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
  // SQLite returns 1, PostgreSQL true.
  return { id, sessionId, role, isUnsaved: Boolean(isUnsaved) };
}

/** Previews whose indexed permissions are cached; each may take a megabyte. */
const maxCached = 8;

/** Creates a cached reader of the unsaved permissions of previews, which never change. */
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

/** Milliseconds until a preview expires. */
const previewLifetime = 60 * 60 * 1000;

/** Previews per session; a further one ends the oldest. */
const maxPreviews = 5;

/** A preview with its access token. */
export interface OpenedPreview extends RolePreview {
  readonly token: string;
  readonly expiresAt: string;
}

/** Deletes expired previews, and all of a session except the newest ones. */
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
 * Opens an impersonation preview ("view as role"), which ends after an hour or with the session.
 * @param inputs unsaved permissions instead of those of the role. They are validated like saved ones but granted to no
 *   user: the preview shows only what the actor may see
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED, VALIDATION_FAILED (400)
 */
export async function openRolePreview(
  context: IdentityContext,
  actor: Actor,
  roleId: number,
  inputs: readonly PermissionInput[] | undefined,
): Promise<OpenedPreview> {
  // Parse
  const { schemas, actions, conditions, locales } = context;
  const known = { schemas, actions, conditions, locales: await locales.codes() };
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
      throw refused('SUPER_ADMIN_FIXED', 'Super admins see everything, as you do.');
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
