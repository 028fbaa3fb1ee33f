import type { Permission } from '@admin/content-model';
import { identityTables, type IdentityDatabase, timestamp } from '../../tables.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { markPermissionsChanged, permissionOfRow } from '../stored-permissions.ts';
import { narrowingOf, type KnownPermissions } from './known-permissions.ts';
import type { DatabaseTransaction } from '../../../database/index.ts';

/** A stored permission with the fields that are left of it. */
interface PrunedPermission {
  readonly id: number;
  readonly properties: Permission['properties'];
  readonly gone: readonly string[];
}

type PruneContext = Pick<IdentityContext, 'database' | 'tables' | 'schemas' | 'actions' | 'logger' | 'now'>;

/**
 * Permissions to a content type or an action that is absent as a whole are left alone: it may be back with the
 * next start, when a plugin is switched on again or the right folder is named.
 */
async function findPruned(
  tables: IdentityDatabase,
  known: KnownPermissions,
): Promise<readonly PrunedPermission[]> {
  const rows = await tables.selectFrom('admin_permissions').selectAll().orderBy('id').execute();
  const fieldsOf = cacheFields(known);
  return rows.map(permissionOfRow).flatMap(({ id, action, subject, properties }) => {
    const named = properties.fields ?? [];
    const existing = fieldsOf(action, subject);
    if (existing === null) return [];
    const gone = named.filter((field) => !existing.has(field));
    const fields = named.filter((field) => existing.has(field));
    return gone.length === 0 ? [] : [{ id, gone, properties: { ...properties, fields } }];
  });
}

/** All paths of a content type are walked once for it, however many roles name some of them. */
function cacheFields(known: KnownPermissions) {
  const remembered = new Map<string, ReadonlySet<string> | null>();
  return (action: string, subject: string | null): ReadonlySet<string> | null => {
    const key = JSON.stringify([action, subject]);
    let fields = remembered.get(key);
    // Stryker disable next-line ConditionalExpression: what is remembered only saves time.
    if (fields === undefined) {
      fields = narrowingOf(known, action, subject)?.fields ?? null;
      remembered.set(key, fields);
    }
    return fields;
  };
}

/**
 * Takes the fields that no longer exist out of every role's permissions, so that a field that gets the name of an
 * earlier one is not open to those who were allowed that one.
 */
export async function pruneFieldPermissions(context: PruneContext): Promise<void> {
  // Stryker disable next-line ArrayDeclaration: languages have no fields.
  const known: KnownPermissions = { schemas: context.schemas, actions: context.actions, locales: [] };
  if ((await findPruned(context.tables, known)).length === 0) return;
  const pruned = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const permissions = await findPruned(tables, known);
    for (const { id, properties } of permissions) {
      await tables
        .updateTable('admin_permissions')
        .set({ properties: JSON.stringify(properties) })
        .where('id', '=', id)
        .execute();
    }
    await markPermissionsChanged(tables, timestamp(context));
    return permissions;
  });
  const fields = [...new Set(pruned.flatMap(({ gone }) => gone))];
  context.logger.info(
    { permissions: pruned.length, fields },
    'permissions to fields that no longer exist were removed',
  );
}

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
