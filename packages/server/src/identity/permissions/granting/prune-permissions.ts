import type { Permission } from '@admin/content-model';
import { identityTables, type IdentityDatabase, timestamp } from '../../tables.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { markPermissionsChanged, permissionOfRow } from '../stored-permissions.ts';
import { retainedFields, type AddedOwners } from './added-attributes.ts';
import { narrowingOf, type KnownPermissions } from './known-permissions.ts';
import type { DatabaseTransaction } from '../../../database/index.ts';

/** A stored permission without its removed fields. */
interface PrunedPermission {
  readonly id: number;
  readonly properties: Permission['properties'];
  readonly gone: readonly string[];
}

type PruneContext = Pick<
  IdentityContext,
  'database' | 'tables' | 'schemas' | 'actions' | 'conditions' | 'logger' | 'now' | 'plugins'
>;

/**
 * Finds permissions that name removed fields. Permissions on an absent content type or action are skipped: it may return
 * with the next start, when a plugin is enabled again or CONTENT_DIR is corrected.
 */
async function findPruned(
  tables: IdentityDatabase,
  known: KnownPermissions,
  isRetained: ReturnType<typeof retainedFields>,
): Promise<readonly PrunedPermission[]> {
  const rows = await tables.selectFrom('admin_permissions').selectAll().orderBy('id').execute();
  const fieldsOf = cacheFields(known);
  return rows.map(permissionOfRow).flatMap(({ id, action, subject, properties }) => {
    const named = properties.fields ?? [];
    const existing = fieldsOf(action, subject);
    if (existing === null) return [];
    const retained = named.map((field) => isRetained(subject, field, existing.has(field)));
    const gone = named.filter((_field, index) => !retained[index]);
    const fields = named.filter((_field, index) => retained[index]);
    return gone.length === 0 ? [] : [{ id, gone, properties: { ...properties, fields } }];
  });
}

/** Caches the field paths of each action and content type, since many roles name the same ones. */
function cacheFields(known: KnownPermissions) {
  const cache = new Map<string, Map<string | null, ReadonlySet<string> | null>>();
  return (action: string, subject: string | null): ReadonlySet<string> | null => {
    const bySubject = cache.get(action) ?? new Map<string | null, ReadonlySet<string> | null>();
    cache.set(action, bySubject);
    let fields = bySubject.get(subject);
    // Stryker disable next-line ConditionalExpression: the cache only saves time.
    if (fields === undefined) {
      fields = narrowingOf(known, action, subject)?.fields ?? null;
      bySubject.set(subject, fields);
    }
    return fields;
  };
}

/**
 * Removes fields that no longer exist from the permissions of every role. Otherwise a new field with the same name would
 * be open to the roles that could access the old one. Fields that an absent plugin added stay, unless another owner
 * declares the name now.
 * @param before the owners of added attributes at the last start
 */
export async function pruneFieldPermissions(context: PruneContext, before: AddedOwners): Promise<void> {
  // Stryker disable next-line ArrayDeclaration: locales have no fields.
  const known: KnownPermissions = { ...context, locales: [] };
  const isRetained = retainedFields(context, before);
  if ((await findPruned(context.tables, known, isRetained)).length === 0) return;
  const pruned = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const permissions = await findPruned(tables, known, isRetained);
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
 * Removes a deleted locale from the permissions of every role, in the transaction that deletes it. Otherwise a new locale
 * with the same code would be open to the roles that could access the old one.
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
