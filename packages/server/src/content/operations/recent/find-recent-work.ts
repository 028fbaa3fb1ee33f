import { canBeMainField, entryTitleName, type Attribute } from '@admin/content-model';
import type { RecentEntry, RecentWork } from '@admin/contract';
import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { guarded } from '../../query/scope/guards.ts';
import { queryContext } from '../../query/scope/query-context.ts';
import { creatorsOf } from '../../read/parts/creators.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { tableOf } from '../../storage/content-storage.ts';
import type { OperationContext } from '../operation-context.ts';
import { recentRows, type RecentRow, type RecentSource } from './recent-rows.ts';

type RecentContext = Pick<OperationContext, 'storage' | 'locales' | 'configurations'>;

const noTitle = sql`cast(null as text)`;

function isMainField(table: EntryTable, name: string): boolean {
  const attributes: Readonly<Record<string, Attribute>> = table.contentType.attributes;
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return definition !== undefined && canBeMainField(definition);
}

/** The main field as text, on the rows where the actor may read it. */
async function titleOf(
  { storage, configurations }: RecentContext,
  permissions: ContentPermissions,
  table: EntryTable,
  grants: readonly Grant[],
): Promise<RawBuilder<unknown>> {
  const { settings } = await configurations.read(table.contentType);
  const name = entryTitleName(settings);
  if (!isMainField(table, name)) return noTitle;
  const field = queryContext(storage, permissions).entryScope(table, grants, table.table).field(name);
  if (field?.kind !== 'value') return noTitle;
  return sql`cast(${guarded(field.expression, field.guard)} as text)`;
}

async function readableSources(
  context: RecentContext,
  permissions: ContentPermissions,
): Promise<readonly RecentSource[]> {
  const sources = [...context.storage.tables.values()].map(async (table) => {
    const grants = permissions.grants('read', table.contentType);
    if (grants.length === 0) return [];
    return [{ table, grants, title: await titleOf(context, permissions, table, grants) }];
  });
  return (await Promise.all(sources)).flat();
}

function statusOf(table: EntryTable, row: RecentRow): RecentEntry['status'] {
  if (!table.draftAndPublish) return null;
  return row.published_at === null ? 'draft' : 'published';
}

async function present(context: RecentContext, rows: readonly RecentRow[]): Promise<RecentEntry[]> {
  const { storage } = context;
  const editors = await creatorsOf(storage, storage.database.kysely, rows);
  return rows.map((row) => {
    const table = tableOf(storage, row.uid);
    const { kind, info } = table.contentType;
    return {
      uid: row.uid,
      kind,
      contentType: info.displayName,
      id: row.id,
      title: row.title,
      locale: row.locale,
      status: statusOf(table, row),
      updatedAt: row.updated_at,
      updatedBy: row.updated_by_id === null ? null : (editors.get(row.updated_by_id) ?? null),
    };
  });
}

/**
 * What was changed lately in all content that the actor may read, and the drafts that the actor changed
 * last. The work does not grow with the number of entries as long as the actor may read most of them.
 */
export async function findRecentWork(
  context: RecentContext,
  permissions: ContentPermissions,
): Promise<RecentWork> {
  const { storage } = context;
  const [sources, locales] = await Promise.all([
    readableSources(context, permissions),
    context.locales.codes(),
  ]);
  const withDrafts = sources.filter(({ table }) => table.draftAndPublish);
  const ownDraft = sql<boolean>`(published_at is null and updated_by_id = ${permissions.actorId})`;
  const [changed, drafts] = await Promise.all([
    recentRows(storage, sources, locales, null),
    permissions.actorId === null ? [] : recentRows(storage, withDrafts, locales, ownDraft),
  ]);
  return { changed: await present(context, changed), drafts: await present(context, drafts) };
}
