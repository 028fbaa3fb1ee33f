import type { Database } from '@admin/server';
import type { Selectable } from 'kysely';
import type { UploadedFile } from '../../file-schemas.ts';
import type { Folder } from '../../folder-schemas.ts';
import { libraryTables, type FileRow, type FolderRow } from './tables.ts';

/** Returns the id in a path, query or form; null for invalid text. */
export function idOf(sent: number | string): number | null {
  const id = Number(sent);
  return /^\d{1,15}$/.test(String(sent)) && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

/** Returns files in the form of lists, each with its folder. */
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

/** This JSON is written by this plugin only. */
function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/** Returns a file in the form of responses. */
export function presentFile(row: Selectable<FileRow>): UploadedFile {
  return {
    id: row.id,
    name: row.name,
    alternativeText: row.alternative_text,
    caption: row.caption,
    width: row.width,
    height: row.height,
    formats: parsed(row.formats) as UploadedFile['formats'],
    hash: row.hash,
    ext: row.ext,
    mime: row.mime,
    size: row.size,
    url: row.url,
    previewUrl: row.preview_url,
    provider: row.provider,
    provider_metadata: parsed(row.provider_metadata) as UploadedFile['provider_metadata'],
    folderPath: row.folder_path,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isUrlSigned: false,
  };
}

/** Returns a folder in the form of responses. */
export function presentFolder(row: Selectable<FolderRow>): Folder {
  return {
    id: row.id,
    name: row.name,
    pathId: row.path_id,
    path: row.path,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
