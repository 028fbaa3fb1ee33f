import type { ContentType, Creator } from '@admin/content-model';
import { sql } from 'kysely';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { creatorsOf } from '../../read/parts/creators.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { tableOf } from '../../storage/content-storage.ts';
import type { OperationContext } from '../operation-context.ts';
import { entryTitle } from '../entry-title.ts';
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

async function readableTables(
  context: ChangedContext,
  { permissions, ownDrafts = false }: LastChangedCall,
): Promise<readonly ReadableTable[]> {
  const tables = [...context.storage.tables.values()].map(async (table) => {
    const grants = permissions.grants('read', table.contentType);
    if (grants.length === 0 || (ownDrafts && !table.draftAndPublish)) return [];
    return [{ table, grants, title: await entryTitle(context, permissions, { table, grants }) }];
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
