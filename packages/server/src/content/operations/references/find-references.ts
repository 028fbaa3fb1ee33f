import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/content-tables.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { readRow } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { entryId } from '../entries/read-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import {
  readUsesPage,
  usingTypes,
  type LinkingEntry,
  type UsingType,
  type UsePosition,
  type UsesContext,
} from './referencing-types.ts';

/** The entries that link an entry, as far as the actor may read them and the linking fields. */
export interface EntryUses {
  /** By content type and id, up to the limit. */
  readonly entries: readonly LinkingEntry[];
  readonly total: number;
}

export interface UsesCall extends EntryCall {
  readonly id: unknown;
  /** The maximum number of entries. */
  readonly limit: number;
}

/** Returns the entries that link an entry in their attributes or components, in relations or documents. */
export async function findEntryUses(context: OperationContext, call: UsesCall): Promise<EntryUses> {
  const { permissions, limit } = call;
  // Authorize
  const target = requestedTable(context.storage, call.uid);
  const grants = requireGrants(permissions, 'read', target);
  const { kysely, background } = context.database;
  const row = await readRow(context.storage, kysely, target, entryId(call.id));
  if (!row) throw notFound();
  await requireGrantsOnEntry(kysely, target, grants, row);

  // Query
  const used = sql<boolean>`l.target_uid = ${target.uid} and l.target_id = ${row.id}`;
  const types = await usingTypes(context, permissions, used);
  const countIn = async ({ table, where }: UsingType): Promise<number> => {
    const count = sql`select count(*) as total from ${sql.id(table.table)} where ${where}`;
    const [counted] = await rowsOf<{ readonly total: number | string }>(background, count.compile(kysely));
    return Number(counted?.total ?? 0);
  };
  const [entries, counts] = await Promise.all([
    readUsesPage(context, types, { permissions, used, limit }),
    Promise.all(types.map(countIn)),
  ]);
  return { entries, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** The entries that use files. */
export interface FileUses {
  /**
   * The entries that the actor may read, with the fields that contain a file, by content type and id, up to the limit.
   */
  readonly entries: readonly LinkingEntry[];
  /** True if the actor may read more entries after them. */
  readonly hasMore: boolean;
  /** The number of all entries, including those that the actor may not read. */
  readonly total: number;
}

export interface FileReferencesCall {
  readonly permissions: ContentPermissions;
  readonly ids: readonly number[];
  /** The maximum number of entries. */
  readonly limit: number;
  /** The last entry of the previous page. @default from the first one */
  readonly after?: UsePosition | undefined;
}

/** Returns the entries that use files in their attributes or components, drafts included. */
export async function findFileUses(
  context: UsesContext,
  { permissions, ids, limit, after }: FileReferencesCall,
): Promise<FileUses> {
  const { dialect, kysely, background } = context.database;
  const used = sql<boolean>`l.target_uid = ${fileUid} and ${dialect.inList(sql.ref('l.target_id'), ids)}`;
  const count = sql`select count(*) as total from
    (select distinct l.root_uid, l.root_id from links l where ${used}) as using_entries`;
  const [types, [counted]] = await Promise.all([
    usingTypes(context, permissions, used),
    rowsOf<{ readonly total: number | string }>(background, count.compile(kysely)),
  ]);
  const found = await readUsesPage(context, types, { permissions, used, limit: limit + 1, after });
  return {
    entries: found.slice(0, limit),
    hasMore: found.length > limit,
    total: Number(counted?.total ?? 0),
  };
}
