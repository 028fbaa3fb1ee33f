import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileStem } from './store-file.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** A small upload, held in memory. */
export interface SmallUpload {
  readonly name: string;
  /** With its dot, derived from the content, never from the sender's file name. */
  readonly ext: `.${string}`;
  readonly mime: string;
  readonly content: Uint8Array;
}

/** Returns a unique name that still resembles the original: `menu_logo_01d0a63a9f`. */
export function generatedStem(name: string): string {
  const stem = fileStem(path.basename(name, path.extname(name)));
  return `${stem}_${randomBytes(5).toString('hex')}`;
}

/**
 * Stores an upload durably under a new name.
 * @returns where it is served from: `/uploads/menu_logo_01d0a63a9f.svg`, or a URL of a bucket
 */
export async function storeUpload(files: FileStorage, upload: SmallUpload): Promise<string> {
  const name = `${generatedStem(upload.name)}${upload.ext}`;
  await files.put(name, upload.content, upload.mime);
  return files.urlOf(name);
}

/** Removes a file that `storeUpload` wrote; a missing one is no error. */
export async function removeUpload(files: FileStorage, url: string): Promise<void> {
  await files.remove(path.basename(url));
}
