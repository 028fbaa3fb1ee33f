import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import {
  readUsesPage,
  usingTypes,
  type LinkingEntry,
  type UsePosition,
  type UsesContext,
} from '../uses/using-types.ts';

/** The entries that use files. */
export interface FileUses {
  /** Those that the actor may read, with the fields that hold a file, by content type and id, up to the limit. */
  readonly entries: readonly LinkingEntry[];
  /** Whether the actor may read others after them. */
  readonly hasMore: boolean;
  /** All of them, including those that the actor may not read. */
  readonly total: number;
}

export interface UsesCall {
  readonly permissions: ContentPermissions;
  readonly ids: readonly number[];
  /** Entries to be named at most. */
  readonly limit: number;
  /** The entry that the previous page ends with. @default from the first one */
  readonly after?: UsePosition | undefined;
}

/** Which entries use files, in their own attributes or in components, in drafts as well as published. */
export async function findFileUses(
  context: UsesContext,
  { permissions, ids, limit, after }: UsesCall,
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
