import type { Permission } from '@admin/content-model';
import type { PermissionInput, StoredPermission } from '@admin/contract';
import { originOf } from '../../events/change-record.ts';
import type { Actor } from '../actor.ts';
import { rolePermissionChanges } from '../change-points.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { withoutAbsentFields } from '../permissions/granting/added-attributes.ts';
import { isAbsentCondition } from '../conditions.ts';
import { assertMayGrant } from '../permissions/granting/coverage.ts';
import { parsePermissions } from '../permissions/granting/parse-permissions.ts';
import {
  currentPermissions,
  narrowingOf,
  type KnownPermissions,
  permissionKey,
} from '../permissions/granting/known-permissions.ts';
import { allPermissions, presentPermission } from '../permissions/present-permissions.ts';
import {
  markPermissionsChanged,
  permissionOfRow,
  readRolePermissions,
} from '../permissions/stored-permissions.ts';
import { isSuperAdminRole, roleEntity, roleNotFound, roleToChange } from '../records/role-record.ts';

/** Rows per statement; databases limit the number of parameters. */
const batchSize = 500;

async function knownPermissions(context: IdentityContext): Promise<KnownPermissions> {
  const { schemas, actions, conditions } = context;
  return { schemas, actions, conditions, locales: await context.locales.codes() };
}

/**
 * Lists the permissions of a role without names that no longer exist; those of the super administrator are computed.
 * @throws AppError NOT_FOUND (404)
 */
export async function listRolePermissions(
  context: IdentityContext,
  roleId: number,
): Promise<StoredPermission[]> {
  const { tables, schemas, actions } = context;
  const role = await tables
    .selectFrom('admin_roles')
    .select('code')
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (role === undefined) throw roleNotFound();
  const known = await knownPermissions(context);
  const permissions = isSuperAdminRole(role)
    ? allPermissions(schemas, actions, known.locales)
    : currentPermissions(known, await readRolePermissions(tables, roleId));
  return permissions.map(presentPermission);
}

/** Returns a permission as it is recorded, without its row id. */
function permissionText({ action, subject, properties, conditions }: Permission): Permission {
  return { action, subject, properties, conditions };
}

async function remove(tables: IdentityDatabase, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    await tables.deleteFrom('admin_permissions').where('id', 'in', some).execute();
  }
}

async function add(
  tables: IdentityDatabase,
  roleId: number,
  permissions: readonly Permission[],
): Promise<readonly Permission[]> {
  const added: (Permission & { readonly id: number })[] = [];
  for (let start = 0; start < permissions.length; start += batchSize) {
    const rows = await tables
      .insertInto('admin_permissions')
      .values(
        permissions.slice(start, start + batchSize).map(({ action, subject, properties, conditions }) => ({
          role_id: roleId,
          action,
          subject,
          properties: JSON.stringify(properties),
          conditions: JSON.stringify(conditions),
        })),
      )
      .returningAll()
      .execute();
    added.push(...rows.map(permissionOfRow));
  }
  return added.toSorted((a, b) => a.id - b.id);
}

/** Returns whether a condition belongs to an absent plugin. */
function isAbsent(known: KnownPermissions): (condition: string) => boolean {
  return (condition) => isAbsentCondition(known.conditions, condition);
}

/**
 * Returns whether a permission is on an absent content type or action, or only under conditions of absent plugins. It is
 * not listed, so leaving it out does not remove it.
 */
function isOnAbsentParts(known: KnownPermissions, { action, subject, conditions }: Permission): boolean {
  if (narrowingOf(known, action, subject) === undefined) return true;
  return conditions.length > 0 && conditions.every(isAbsent(known));
}

/** Returns a permission without conditions of absent plugins, unless it has no other. */
function withoutAbsentConditions(known: KnownPermissions, permission: Permission): Permission {
  const conditions = permission.conditions.filter((condition) => !isAbsent(known)(condition));
  return conditions.length === 0 ? permission : { ...permission, conditions };
}

/**
 * Replaces the permissions of a role. Those on absent content types and actions stay. The change applies to the next
 * request of each user.
 * @returns the permissions that the role did not have before
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED, VALIDATION_FAILED (400), PERMISSION_NOT_HELD (403)
 */
export async function replaceRolePermissions(
  context: IdentityContext,
  actor: Actor,
  roleId: number,
  inputs: readonly PermissionInput[],
): Promise<StoredPermission[]> {
  // Parse
  const known = await knownPermissions(context);
  const wanted = parsePermissions(known, inputs);

  const { changed, added } = await context.database.transaction(async (transaction) => {
    // Authorize
    const tables = identityTables(transaction);
    const role = await roleToChange(context, tables, roleId, "Super admin permissions can't be edited.");
    const stored = await readRolePermissions(tables, roleId);
    await assertMayGrant(tables, actor.user.id, { stored, wanted });

    // Write
    const wantedKeys = new Set(wanted.map(permissionKey));
    // Clients do not know fields and conditions of absent plugins: those stay where the rest is unchanged.
    const comparable = await withoutAbsentFields({ ...context, tables }, stored);
    const keys = comparable.map((permission) => permissionKey(withoutAbsentConditions(known, permission)));
    const storedKeys = new Set(keys);
    const removed = stored.filter(
      (permission, index) => !wantedKeys.has(keys[index] ?? '') && !isOnAbsentParts(known, permission),
    );
    const fresh = wanted.filter((permission) => !storedKeys.has(permissionKey(permission)));
    const differs = removed.length + fresh.length > 0;
    const origin = originOf(actor.permissions);
    const values = () => ({ added: fresh.map(permissionText), removed: removed.map(permissionText) });
    if (differs) {
      await context.events.runBefore(rolePermissionChanges, 'update', tables, () => [
        { id: roleId, before: null, values: values(), origin },
      ]);
    }
    await remove(
      tables,
      removed.map(({ id }) => id),
    );
    const granted = await add(tables, roleId, fresh);
    if (differs) {
      await markPermissionsChanged(tables, timestamp(context));
      await context.events.runAfter(rolePermissionChanges, 'update', tables, () => [
        { id: roleId, before: null, after: values(), origin },
      ]);
      await context.events.recordChange(tables, () => ({
        action: 'permission.update',
        entity: roleEntity(role),
        origin,
        before: { removed: removed.map(permissionText) },
        after: { added: granted.map(permissionText) },
      }));
    }
    return { changed: differs, added: granted };
  });
  if (changed) context.events.emit('role.changed', { roleId, actorId: actor.user.id });

  // Present
  return added.map(presentPermission);
}
