import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import { identityTables, type IdentityDatabase } from '../identity-database.ts';
import { defaultRoles } from '../permissions/default-roles.ts';
import { pruneFieldPermissions } from '../permissions/granting/prune-field-permissions.ts';
import { markPermissionsChanged } from '../permissions/stored-permissions.ts';
import { readInstallationId } from '../settings/stored-settings.ts';
import { grantDefaults } from './grant-defaults.ts';

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
