import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { OperationContext } from '../operation-context.ts';
import type { EntryUse } from '../uses/entry-use.ts';
import { readUses } from '../uses/read-uses.ts';

/** The entries that use files. */
export interface FileUses {
  /** Those that the actor may read, up to the limit. */
  readonly entries: readonly EntryUse[];
  /** All of them. */
  readonly total: number;
}

type UsesContext = Pick<OperationContext, 'storage' | 'configurations' | 'database'>;

export interface UsesCall {
  readonly permissions: ContentPermissions;
  readonly ids: readonly number[];
  /** Entries to be named at most. */
  readonly limit: number;
}

/** The links to the files, each with the entry that it belongs to. */
function linksTo({ database }: UsesContext, ids: readonly number[]): RawBuilder<unknown> {
  return sql`from links where target_uid = ${fileUid} and ${database.dialect.inList(sql.ref('target_id'), ids)}`;
}

async function usesIn(context: UsesContext, call: UsesCall, table: EntryTable): Promise<readonly EntryUse[]> {
  const grants = call.permissions.grants('read', table.contentType);
  if (grants.length === 0) return [];
  const permitted = permittedRows(table, grants, table.table) ?? sql`1 = 1`;
  const links = sql`select root_id ${linksTo(context, call.ids)} and root_uid = ${table.uid}`;
  const where = sql`${sql.id(table.table, 'id')} in (${links}) and ${permitted}`;
  return readUses(context, table, { ...call, runner: context.database.kysely, where });
}

/** Which entries use files, in their own attributes or in components, in drafts as well as published. */
export async function findFileUses(context: UsesContext, call: UsesCall): Promise<FileUses> {
  const { kysely } = context.database;
  const counts = sql`select root_uid as uid, count(distinct root_id) as total ${linksTo(context, call.ids)} group by root_uid`;
  const using = await rowsOf<{ uid: string; total: number | string }>(kysely, counts.compile(kysely));
  const entries: EntryUse[] = [];
  for (const { uid } of using.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))) {
    const table = context.storage.tables.get(uid);
    if (table === undefined || entries.length >= call.limit) continue;
    entries.push(...(await usesIn(context, { ...call, limit: call.limit - entries.length }, table)));
  }
  return { entries, total: using.reduce((sum, { total }) => sum + Number(total), 0) };
}
