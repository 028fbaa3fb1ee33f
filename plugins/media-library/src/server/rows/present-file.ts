import type { Selectable } from 'kysely';
import type { UploadedFile } from '../../file-shapes.ts';
import type { Folder } from '../../folder-shapes.ts';
import type { FileRow, FolderRow } from './tables.ts';

/** What is stored as JSON is what this plugin wrote there. */
function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/** A file as answers show it. */
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

/** A folder as answers show it. */
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
