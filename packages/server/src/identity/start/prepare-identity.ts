import { isLocalized, type Permission, type Schemas } from '@admin/content-model';
import type { Database } from '../../database/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { defaultRoles, roleCodes } from '../permissions/default-roles.ts';
import { readInstallation, recordAddedAttributes } from '../permissions/granting/added-attributes.ts';
import { pruneFieldPermissions } from '../permissions/granting/prune-permissions.ts';
import { markPermissionsChanged } from '../permissions/stored-permissions.ts';
import { readInstallationId, claimSetting, readSetting, readSettings } from '../stored-settings.ts';
import type { ActionDefinition, BuiltInRole } from '../actions.ts';

/** Converts permissions into rows of a role. */
function permissionRows(roleId: number, permissions: readonly Permission[]) {
  return permissions.map(({ action, subject, properties, conditions }) => ({
    role_id: roleId,
    action,
    subject,
    properties: JSON.stringify(properties),
    conditions: JSON.stringify(conditions),
  }));
}

async function addDefaultRoles(context: IdentityContext, tables: IdentityDatabase): Promise<void> {
  const now = timestamp(context);
  for (const { name, code, description, permissions } of defaultRoles) {
    const { id } = await tables
      .insertInto('admin_roles')
      .values({ name, code, description, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = permissionRows(id, permissions(context.schemas, 'none'));
    if (rows.length > 0) await tables.insertInto('admin_permissions').values(rows).execute();
  }
  await markPermissionsChanged(tables, now);
}

/**
 * Creates the id and the default roles of a new installation. In an existing one, removes fields that no longer exist from
 * permissions. Grants the default actions of plugins, and records the attributes that plugins add.
 */
export async function prepareIdentity(context: IdentityContext): Promise<void> {
  const { hasId, owners } = await readInstallation(context);
  if (!hasId) await readInstallationId(context.tables);
  const existing = await context.tables.selectFrom('admin_roles').select('id').executeTakeFirst();
  if (existing !== undefined) {
    await pruneFieldPermissions(context, owners);
    await recordAddedAttributes(context, owners);
    await grantDefaults(context, false);
    return;
  }
  await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const raced = await tables.selectFrom('admin_roles').select('id').executeTakeFirst();
    if (raced === undefined) await addDefaultRoles(context, tables);
  });
  await recordAddedAttributes(context, owners);
  await grantDefaults(context, true);
}

/**
 * Permits the built-in roles to work in all locales of localized types, which no new role may. For the seed of an
 * application: once the first administrator is registered it does nothing, because administrators then decide.
 */
export async function permitAllLocales({
  database,
  schemas,
  now,
}: {
  readonly database: Database;
  readonly schemas: Schemas;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}): Promise<void> {
  const localized = new Set([...schemas.contentTypes.values()].filter(isLocalized).map(({ uid }) => uid));
  if (localized.size === 0) return;
  await database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    if ((await readSettings(tables, ['first-admin'])).has('first-admin')) return;
    for (const { code, permissions } of defaultRoles) {
      const rows = permissions(schemas, 'all').filter(
        ({ subject }) => subject !== null && localized.has(subject),
      );
      const role = await tables
        .selectFrom('admin_roles')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst();
      if (role === undefined || rows.length === 0) continue;
      const { id } = role;
      const stored = tables.deleteFrom('admin_permissions').where('role_id', '=', id);
      await stored.where('subject', 'in', [...localized]).execute();
      await tables.insertInto('admin_permissions').values(permissionRows(id, rows)).execute();
    }
    await markPermissionsChanged(tables, new Date(now()).toISOString());
  });
}

/** The key of the fact that lists the granted actions, as a JSON array of ids. */
const fact = 'given-actions';

async function findRole(tables: IdentityDatabase, role: BuiltInRole): Promise<number | undefined> {
  const stored = tables.selectFrom('admin_roles').select('id').where('code', '=', roleCodes[role]);
  return (await stored.executeTakeFirst())?.id;
}

async function grantDefault(tables: IdentityDatabase, { id, givenTo = {} }: ActionDefinition): Promise<void> {
  for (const role of ['editor', 'author'] as const) {
    const conditions = givenTo[role];
    const roleId = conditions && (await findRole(tables, role));
    // A deleted role stays deleted, and an existing permission keeps its conditions.
    if (roleId === undefined) continue;
    const had = tables.selectFrom('admin_permissions').select('id').where('role_id', '=', roleId);
    if ((await had.where('action', '=', id).executeTakeFirst()) !== undefined) continue;
    const permission = { action: id, subject: null, properties: '{}' };
    await tables
      .insertInto('admin_permissions')
      .values({ ...permission, role_id: roleId, conditions: JSON.stringify(conditions) })
      .execute();
  }
}

/**
 * Grants the default actions of plugins to the built-in roles. Each action is granted once, so a permission that an
 * administrator removes stays removed.
 * @param isNew whether the roles were just created. In an installation from before this record, all declared actions count
 *   as granted.
 */
export async function grantDefaults(context: IdentityContext, isNew: boolean): Promise<void> {
  const { actions, database } = context;
  const declared = actions.all.filter(({ givenTo }) => givenTo !== undefined);
  const ids = declared.map(({ id }) => id);
  await claimSetting(context.tables, fact, isNew ? [] : ids);
  const before = (await readSetting(context.tables, fact)) as readonly string[];
  const missing = declared.filter(({ id }) => !before.includes(id));
  if (missing.length === 0) return;
  await database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    // Of several servers that start concurrently, only the one that updates the record grants the actions.
    const { numUpdatedRows } = await tables
      .updateTable('admin_settings')
      .set({ value: JSON.stringify([...before, ...missing.map(({ id }) => id)]) })
      .where('name', '=', fact)
      .where('value', '=', JSON.stringify(before))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (const action of missing) await grantDefault(tables, action);
    await markPermissionsChanged(tables, timestamp(context));
  });
}
