import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { uploadsFolder } from './serve-uploads.ts';

/** A file of this machine that is to become part of the media library. */
export interface FileToStore {
  /** Where it lies. Trusted: for seeds and imports, never for what a request names. */
  readonly file: string;
  readonly name: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
  readonly caption: string | null;
}

/** The part of a file's name that people may recognise it by: letters, digits and underscores. */
export function fileStem(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return plain.replaceAll(/^_+|_+$/g, '').slice(0, 80) || 'file';
}

/**
 * Copies a file into the data folder under a name of the server's own and adds it to the media library.
 * @returns the file's id
 */
export async function storeFile(
  { database, dataDir, now }: { readonly database: Database; readonly dataDir: string; readonly now: number },
  { file, name, mime, width, height, alternativeText, caption }: FileToStore,
): Promise<number> {
  const content = readFileSync(file);
  const ext = path.extname(file).toLowerCase();
  const hash = `${fileStem(name)}_${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  copyFileSync(file, path.join(uploadsFolder(dataDir), `${hash}${ext}`));
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
        url: `/uploads/${hash}${ext}`,
        preview_url: null,
        provider: 'local',
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
