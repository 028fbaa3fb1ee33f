import { sql, type Selectable } from 'kysely';
import { invalid } from '../errors.ts';
import type { FolderRow } from '../rows/tables.ts';
import { requireFreeName } from './folder-name.ts';
import { liesIn, type LockedFolders } from './folder-rows.ts';

/** Where a folder goes. */
export interface FolderMove {
  readonly folder: Selectable<FolderRow>;
  /** Null for the top. */
  readonly parent: Selectable<FolderRow> | null;
  readonly name?: string;
  /** ISO 8601. */
  readonly at: string;
  /** Under which the destination was sent. */
  readonly key: string;
}

/**
 * Moves a folder with everything in it, and renames it.
 * @throws AppError VALIDATION_FAILED (400)
 */
export async function moveFolder(
  { tables, folders, transaction }: LockedFolders,
  { folder, parent, name = folder.name, at, key }: FolderMove,
): Promise<Selectable<FolderRow>> {
  if (parent !== null && liesIn(parent.path, folder.path)) {
    throw invalid([key], 'folder cannot be moved inside itself');
  }
  requireFreeName(folders, { id: folder.id, name, parentId: parent?.id ?? null });
  const path = `${parent?.path ?? ''}/${folder.path_id}`;
  if (path !== folder.path) {
    const { kysely, touch } = transaction;
    const rest = (column: string) =>
      sql`cast(${path} as text) || substr(${sql.id(column)}, ${sql.raw(String(folder.path.length + 1))})`;
    const inside = (column: string) =>
      sql`(${sql.id(column)} = ${folder.path} or ${sql.id(column)} like ${`${folder.path}/%`})`;
    await sql`update folders set path = ${rest('path')} where ${inside('path')}`.execute(kysely);
    await sql`update files set folder_path = ${rest('folder_path')} where ${inside('folder_path')}`.execute(
      kysely,
    );
    touch('files');
  }
  return tables
    .updateTable('folders')
    .set({ name, parent_id: parent?.id ?? null, updated_at: at })
    .where('id', '=', folder.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
