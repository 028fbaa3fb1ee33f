import type { Database, DatabaseTransaction } from '@admin/server';
import type { FileInfo, FocalPoint } from '../../file-schemas.ts';
import { invalid } from '../errors.ts';
import { idOf } from '../rows/file-rows.ts';
import { libraryTables } from '../rows/tables.ts';
import type { PreparedFile } from './prepare-file.ts';
import { shownName } from './receive-form.ts';

/** The columns that the content of a file determines. */
export function contentValues(
  { hash, ext, mime, size, width, height, formats }: PreparedFile,
  { urlOf, provider }: { readonly urlOf: (name: string) => string; readonly provider: string },
) {
  return {
    hash,
    ext,
    mime,
    size,
    width,
    height,
    formats: formats === null ? null : JSON.stringify(formats),
    url: urlOf(`${hash}${ext}`),
    provider,
  };
}

/** Returns a text in its stored form; null if it is blank. */
function cleaned(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function metadataWith(focalPoint: FocalPoint | null): string | null {
  return focalPoint === null ? null : JSON.stringify({ focalPoint });
}

/** Stores a file. */
async function locationValues(
  database: Database,
  transaction: DatabaseTransaction,
  folder: number | string | null,
) {
  if (folder === null) return { folder_id: null, folder_path: '/' };
  const id = idOf(folder);
  const found =
    id === null
      ? undefined
      : await libraryTables(transaction)
          .selectFrom('folders')
          .select(['id', 'path'])
          .where('id', '=', id)
          .modifyEnd(database.dialect.forUpdate)
          .executeTakeFirst();
  if (found === undefined) throw invalid(['fileInfo', 'folder'], 'folder does not exist');
  return { folder_id: found.id, folder_path: found.path };
}

/**
 * Returns the columns that users can set, if they were sent.
 * @throws AppError VALIDATION_FAILED (400) for a folder that does not exist
 */
export async function infoValues(
  database: Database,
  transaction: DatabaseTransaction,
  { name, alternativeText, caption, folder, focalPoint }: FileInfo,
) {
  return {
    ...(cleaned(name ?? null) !== null && { name: shownName(name ?? '') }),
    ...(alternativeText !== undefined && { alternative_text: cleaned(alternativeText) }),
    ...(caption !== undefined && { caption: cleaned(caption) }),
    ...(focalPoint !== undefined && { provider_metadata: metadataWith(focalPoint) }),
    ...(folder !== undefined && (await locationValues(database, transaction, folder))),
  };
}
