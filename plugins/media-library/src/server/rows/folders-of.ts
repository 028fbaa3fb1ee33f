import type { Database } from '@admin/server';
import type { UploadedFile } from '../../file-shapes.ts';
import type { Folder } from '../../folder-shapes.ts';
import type { Selectable } from 'kysely';
import { presentFile, presentFolder } from './present-file.ts';
import { libraryTables, type FileRow } from './tables.ts';

/** Files as lists show them: each with the folder that it lies in. */
export async function withFolders(
  database: Database,
  rows: readonly Selectable<FileRow>[],
): Promise<UploadedFile[]> {
  const ids = [...new Set(rows.flatMap(({ folder_id: id }) => (id === null ? [] : [id])))];
  const folders = new Map<number | null, Folder>();
  if (ids.length > 0) {
    const found = await libraryTables(database)
      .selectFrom('folders')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    for (const row of found) folders.set(row.id, presentFolder(row));
  }
  return rows.map((row) => ({ ...presentFile(row), folder: folders.get(row.folder_id) ?? null }));
}
