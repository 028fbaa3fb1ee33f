import {
  canBeMainField,
  entryTitleName,
  type Attribute,
  type ContentType,
  type Creator,
} from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { guarded } from '../../query/scope/guards.ts';
import { queryContext } from '../../query/scope/query-context.ts';
import { creatorsOf } from '../../read/parts/creators.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { tableOf } from '../../storage/content-storage.ts';
import type { OperationContext } from '../operation-context.ts';
import { changedRows, type ChangedRow, type ReadableTable } from './changed-rows.ts';

type ChangedContext = Pick<OperationContext, 'storage' | 'locales' | 'configurations'>;

/** Whose changes are asked for, and how many of them. */
export interface LastChangedCall {
  readonly permissions: ContentPermissions;
  /** Entries at most. */
  readonly limit: number;
  /** Only drafts, and only those that nobody has changed since the actor did. @default false */
  readonly ownDrafts?: boolean;
}

/** An entry that was changed lately: enough to name it and to link to it. */
export interface ChangedEntry {
  readonly contentType: ContentType;
  readonly id: number;
  /** The value of the type's main field as text; null when it is empty or may not be read. */
  readonly title: string | null;
  /** Null for types without locales. */
  readonly locale: string | null;
  /** Null for types without drafts. */
  readonly status: 'draft' | 'published' | null;
  readonly updatedAt: string;
  /** Null when nobody in particular changed it, or somebody who is gone. */
  readonly updatedBy: Creator | null;
}

const noTitle = sql`cast(null as text)`;

function isMainField(table: EntryTable, name: string): boolean {
  const attributes: Readonly<Record<string, Attribute>> = table.contentType.attributes;
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return definition !== undefined && canBeMainField(definition);
}

/** The main field as text, on the rows where the actor may read it. */
async function titleOf(
  { storage, configurations }: ChangedContext,
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

async function readableTables(
  context: ChangedContext,
  { permissions, ownDrafts = false }: LastChangedCall,
): Promise<readonly ReadableTable[]> {
  const tables = [...context.storage.tables.values()].map(async (table) => {
    const grants = permissions.grants('read', table.contentType);
    if (grants.length === 0 || (ownDrafts && !table.draftAndPublish)) return [];
    return [{ table, grants, title: await titleOf(context, permissions, table, grants) }];
  });
  return (await Promise.all(tables)).flat();
}

function statusOf(table: EntryTable, row: ChangedRow): ChangedEntry['status'] {
  if (!table.draftAndPublish) return null;
  return row.published_at === null ? 'draft' : 'published';
}

async function present(
  { storage }: ChangedContext,
  rows: readonly ChangedRow[],
): Promise<readonly ChangedEntry[]> {
  const editors = await creatorsOf(storage, storage.database.kysely, rows);
  return rows.map((row) => {
    const table = tableOf(storage, row.uid);
    return {
      contentType: table.contentType,
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
 * What was changed last in all content that the actor may read, newest first. The work does not grow with the number
 * of entries as long as the actor may read most of them.
 */
export async function findLastChanged(
  context: ChangedContext,
  call: LastChangedCall,
): Promise<readonly ChangedEntry[]> {
  const { limit, ownDrafts = false } = call;
  const { actorId } = call.permissions;
  if (ownDrafts && actorId === null) return [];
  const [tables, locales] = await Promise.all([readableTables(context, call), context.locales.codes()]);
  const condition = ownDrafts ? sql<boolean>`(published_at is null and updated_by_id = ${actorId})` : null;
  return present(context, await changedRows(context.storage, tables, { locales, condition, limit }));
}
