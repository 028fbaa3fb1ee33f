import type { Permission } from '@admin/content-model';
import { identityTables, type IdentityDatabase } from '../../identity-database.ts';
import { timestamp, type IdentityContext } from '../../identity-context.ts';
import { markRightsChanged, permissionOfRow, subjectKey } from '../role-rights.ts';
import { narrowingOf, type KnownRights, type Narrowing } from './known-rights.ts';

/** A stored right with the fields that are left of it. */
interface PrunedRight {
  readonly id: number;
  readonly properties: Permission['properties'];
  readonly gone: readonly string[];
}

type PruneContext = Pick<IdentityContext, 'database' | 'tables' | 'schemas' | 'actions' | 'logger' | 'now'>;

/**
 * Rights to a content type or an action that is absent as a whole are left alone: it may be back with the
 * next start, when a plugin is switched on again or the right folder is named.
 */
async function findPruned(tables: IdentityDatabase, known: KnownRights): Promise<readonly PrunedRight[]> {
  const rows = await tables.selectFrom('admin_permissions').selectAll().orderBy('id').execute();
  const narrowings = new Map<string, Narrowing | undefined>();
  const fieldsOf = ({ action, subject }: Permission): ReadonlySet<string> | null => {
    const key = subjectKey(action, subject ?? '');
    if (!narrowings.has(key)) narrowings.set(key, narrowingOf(known, action, subject));
    return narrowings.get(key)?.fields ?? null;
  };
  return rows.map(permissionOfRow).flatMap(({ id, ...permission }) => {
    const named = permission.properties.fields ?? [];
    const existing = named.length === 0 ? null : fieldsOf(permission);
    if (existing === null) return [];
    const gone = named.filter((field) => !existing.has(field));
    if (gone.length === 0) return [];
    const fields = named.filter((field) => existing.has(field));
    return [{ id, gone, properties: { ...permission.properties, fields } }];
  });
}

/**
 * Takes the fields that no longer exist out of every role's rights, so that a field that gets the name of an
 * earlier one is not open to those who were allowed that one.
 */
export async function pruneFieldRights(context: PruneContext): Promise<void> {
  const known: KnownRights = { schemas: context.schemas, actions: context.actions, locales: [] };
  if ((await findPruned(context.tables, known)).length === 0) return;
  const pruned = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const rights = await findPruned(tables, known);
    for (const { id, properties } of rights) {
      await tables
        .updateTable('admin_permissions')
        .set({ properties: JSON.stringify(properties) })
        .where('id', '=', id)
        .execute();
    }
    await markRightsChanged(tables, timestamp(context));
    return rights;
  });
  const fields = [...new Set(pruned.flatMap(({ gone }) => gone))];
  context.logger.info(
    { rights: pruned.length, fields },
    'rights to fields that no longer exist were removed',
  );
}
