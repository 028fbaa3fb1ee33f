import {
  compilePlainQuery,
  fileUid,
  pageRequest,
  pagination,
  rowsOf,
  type ContentPermissions,
  type PluginContext,
} from '@admin/server';
import { sql, type Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { FilePage } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { withFolders } from '../rows/file-rows.ts';
import { filesFor, whereOf, queryableFiles } from '../rows/permitted.ts';
import type { FileRow } from '../rows/tables.ts';

/**
 * Files that no entry links. Drafts and entries that the user may not read count as uses: deleting would change them.
 */
const unused = sql<boolean>`not exists (select 1 from links
  where links.target_uid = ${fileUid} and links.target_id = files.id)`;

/**
 * Returns a page of the files that the user may see.
 * @param isUnused whether only files are listed that no entry uses
 * @throws AppError QUERY_INVALID, PAGE_INVALID (400)
 */
export async function listFiles(
  { database }: Pick<PluginContext, 'database'>,
  permissions: ContentPermissions,
  query: Readonly<Record<string, unknown>>,
  { isUnused = false }: { readonly isUnused?: boolean } = {},
): Promise<Static<typeof FilePage>> {
  const page = pageRequest(query);
  const { where, orderBy } = compilePlainQuery(database.dialect, queryableFiles, query);
  const permitted = filesFor(uploadActions.read, permissions);
  const condition = sql`${whereOf(where)} and ${whereOf(permitted)} and ${whereOf(isUnused ? unused : null)}`;
  const { kysely } = database;
  const counted = sql`select count(*) as total from files where ${condition}`.compile(kysely);
  const listed = sql`select files.* from files where ${condition} order by ${orderBy}
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.compile(kysely);
  const [counts, rows] = await Promise.all([
    rowsOf<{ total: number | string }>(database.background, counted),
    rowsOf<Selectable<FileRow>>(database.background, listed),
  ]);
  return {
    results: await withFolders(database, rows),
    pagination: pagination(page, Number(counts[0]?.total ?? 0)),
  };
}
