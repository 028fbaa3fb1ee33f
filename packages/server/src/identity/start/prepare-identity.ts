import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { defaultRoles, roleCodes } from '../permissions/default-roles.ts';
import { pruneFieldPermissions } from '../permissions/granting/prune-permissions.ts';
import { markPermissionsChanged } from '../permissions/stored-permissions.ts';
import { readInstallationId, claimSetting, readSetting } from '../stored-settings.ts';
import type { ActionDefinition, BuiltInRole } from '../actions.ts';

async function addDefaultRoles(context: IdentityContext, tables: IdentityDatabase): Promise<void> {
  const now = timestamp(context);
  for (const { name, code, description, permissions } of defaultRoles) {
    const { id } = await tables
      .insertInto('admin_roles')
      .values({ name, code, description, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = permissions(context.schemas).map(({ action, subject, properties, conditions }) => ({
      role_id: id,
      action,
      subject,
      properties: JSON.stringify(properties),
      conditions: JSON.stringify(conditions),
    }));
    if (rows.length > 0) await tables.insertInto('admin_permissions').values(rows).execute();
  }
  await markPermissionsChanged(tables, now);
}

/**
 * Gives a new installation its identity and its roles; the roles of an older one lose their permissions to fields that no longer exist.
 */
export async function prepareIdentity(context: IdentityContext): Promise<void> {
  await readInstallationId(context.tables);
  const existing = await context.tables.selectFrom('admin_roles').select('id').executeTakeFirst();
  if (existing !== undefined) {
    await pruneFieldPermissions(context);
    await grantDefaults(context, false);
    return;
  }
  await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const raced = await tables.selectFrom('admin_roles').select('id').executeTakeFirst();
    if (raced === undefined) await addDefaultRoles(context, tables);
  });
  await grantDefaults(context, true);
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
    // Somebody may have deleted the role; what it has by now is what somebody wanted.
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
 * Gives the built-in roles the actions that plugins want them to have, each once, the first time that it is declared: who takes
 * one away has taken it for good.
 * @param isNew whether the roles were made just now. An older installation has decided about all that is declared at
 *   its first start that remembers what was given.
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
    // Of several servers that start at once, the one that writes the fact down gives what it says.
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
