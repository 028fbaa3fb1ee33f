import type { DatabaseTransaction } from '../../../database/index.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { timestamp } from '../../timestamp.ts';
import { identityTables } from '../../identity-database.ts';
import { markPermissionsChanged, permissionOfRow } from '../stored-permissions.ts';

/**
 * Takes a locale that goes out of every role's permissions, in the transaction in which it goes: when one with its
 * code is added later, it is not open to those who were allowed the earlier one.
 */
export async function forgetLocale(
  context: Pick<IdentityContext, 'now'>,
  code: string,
  transaction: DatabaseTransaction,
): Promise<void> {
  const tables = identityTables(transaction);
  const named = await tables
    .selectFrom('admin_permissions')
    .selectAll()
    .where('properties', 'like', `%${JSON.stringify(code)}%`)
    .execute();
  for (const { id, properties } of named.map(permissionOfRow)) {
    const { locales } = properties;
    if (!locales?.includes(code)) continue;
    const left = { ...properties, locales: locales.filter((locale) => locale !== code) };
    await tables
      .updateTable('admin_permissions')
      .set({ properties: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
  }
  await markPermissionsChanged(tables, timestamp(context));
}
