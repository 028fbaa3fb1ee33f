import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { OperationContext } from '../operation-context.ts';
import type { EntryUse } from '../uses/entry-use.ts';
import type { LinkingField } from '../uses/linking-path.ts';
import { readUses } from '../uses/read-uses.ts';
import { linkingFields, rowsUsing, type Used } from '../uses/rows-using.ts';

/** The entries that use files. */
export interface FileUses {
  /** Those that the actor may read, with the field that holds a file, up to the limit. */
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

async function usesIn(
  context: UsesContext,
  { permissions, limit }: UsesCall,
  fields: readonly LinkingField[],
  used: Used,
): Promise<readonly EntryUse[]> {
  const table = context.storage.tables.get(fields[0]?.root_uid ?? '');
  if (table === undefined || limit <= 0) return [];
  const grants = permissions.grants('read', table.contentType);
  const where = rowsUsing(table, { storage: context.storage, grants, fields, used });
  if (where === null) return [];
  return readUses(context, table, { runner: context.database.kysely, permissions, where, limit });
}

/** Which entries use files, in their own attributes or in components, in drafts as well as published. */
export async function findFileUses(context: UsesContext, call: UsesCall): Promise<FileUses> {
  const { dialect, kysely } = context.database;
  const used = sql<boolean>`l.target_uid = ${fileUid} and ${dialect.inList(sql.ref('l.target_id'), call.ids)}`;
  const count = sql`select count(*) as total from
    (select distinct l.root_uid, l.root_id from links l where ${used}) as using_entries`;
  const [fields, [counted]] = await Promise.all([
    rowsOf<LinkingField>(kysely, linkingFields(used).compile(kysely)),
    rowsOf<{ readonly total: number | string }>(kysely, count.compile(kysely)),
  ]);
  const entries: EntryUse[] = [];
  for (const uid of [...new Set(fields.map(({ root_uid: root }) => root))].toSorted()) {
    const own = fields.filter(({ root_uid: root }) => root === uid);
    entries.push(...(await usesIn(context, { ...call, limit: call.limit - entries.length }, own, used)));
  }
  return { entries, total: Number(counted?.total ?? 0) };
}
