import { sql } from 'kysely';
import { permittedFiles, readFiles } from '../../permissions/permitted-files.ts';
import type { Reader } from './linked-entries.ts';

/** Where a file is in the library, as entries show it. */
export interface FileFolder {
  readonly folderPath: string;
  /** Null at the top. */
  readonly folder: Readonly<Record<string, unknown>> | null;
}

interface LocatedFile {
  readonly id: number;
  readonly folder_id: number | null;
  readonly folder_path: string;
}

interface FolderRow {
  readonly id: number;
  readonly name: string;
  readonly path_id: number;
  readonly path: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The ids of those files that the reader may read in the library. */
async function readableIds(
  { storage, kysely, permissions }: Reader,
  files: readonly LocatedFile[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(files.map(({ id }) => id))];
  const permitted = permittedFiles(permissions);
  if (permitted === null) return new Set(ids);
  const inIds = storage.database.dialect.inList(sql.ref('files.id'), ids);
  const { rows } = await sql<{
    id: number;
  }>`select files.id from files where ${inIds} and ${permitted}`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the folders of files by the file's id, for the files that the reader may read in the library. Reads nothing from
 * the database where the reader may read no file, or all of them and none is in a folder.
 */
export async function fileFolders(
  reader: Reader,
  files: readonly LocatedFile[],
): Promise<ReadonlyMap<number, FileFolder>> {
  if (files.length === 0 || reader.permissions.grantsOf(readFiles).length === 0) return new Map();
  const readable = await readableIds(reader, files);
  const shown = files.filter(({ id }) => readable.has(id));
  const ids = [...new Set(shown.flatMap(({ folder_id: id }) => id ?? []))];
  const folders = new Map<number | null, FileFolder['folder']>();
  if (ids.length > 0) {
    const inIds = reader.storage.database.dialect.inList(sql.ref('id'), ids);
    const { rows } = await sql<FolderRow>`select * from folders where ${inIds}`.execute(reader.kysely);
    for (const { id, name, path_id: pathId, path, ...row } of rows) {
      folders.set(id, { id, name, pathId, path, createdAt: row.created_at, updatedAt: row.updated_at });
    }
  }
  return new Map(
    shown.map((file) => [
      file.id,
      { folderPath: file.folder_path, folder: folders.get(file.folder_id) ?? null },
    ]),
  );
}
