import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** A local file to add to the media library. */
export interface FileToStore {
  /** Its path. Trusted: for seeds and imports, never from a request. */
  readonly file: string;
  readonly name: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
  readonly caption: string | null;
}

/** The storage of files, and the current time. */
export interface FileStore {
  readonly database: Database;
  readonly files: FileStorage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Stores a copy of a file under a name derived from its content, and adds it to the media library.
 * @returns the file's id
 */
export async function storeFile(
  { database, files, now }: FileStore,
  { file, name, mime, width, height, alternativeText, caption }: FileToStore,
): Promise<number> {
  const content = await readFile(file);
  const ext = path.extname(file).toLowerCase();
  const hash = `${fileStem(name)}_${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  // An interrupted seed may have stored it before: an equal name means equal content.
  await files.remove(`${hash}${ext}`);
  await files.put(`${hash}${ext}`, content, mime);
  const at = new Date(now).toISOString();
  return database.transaction(async ({ kysely, touch }) => {
    touch('files');
    const { id } = await kysely
      .withTables<{ files: Record<string, unknown> }>()
      .insertInto('files')
      .values({
        name: `${name}${ext}`,
        alternative_text: alternativeText,
        caption,
        width,
        height,
        formats: null,
        hash,
        ext,
        mime,
        // Kilobytes, two digits.
        size: Math.round(content.length / 10) / 100,
        url: files.urlOf(`${hash}${ext}`),
        preview_url: null,
        provider: files.provider,
        provider_metadata: null,
        folder_path: '/',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return Number(id);
  });
}

/** Returns the recognizable part of a file's name: letters, digits and underscores. */
export function fileStem(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return plain.replaceAll(/^_+|_+$/g, '').slice(0, 80) || 'file';
}
