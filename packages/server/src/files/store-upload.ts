import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileStem } from './store-file.ts';
import type { FileStorage } from './storage/file-storage.ts';

/** What somebody sent, small enough to be held in memory. */
export interface SmallUpload {
  readonly name: string;
  /** With its dot, decided by the content; never what the sender called it. */
  readonly ext: `.${string}`;
  readonly mime: string;
  readonly content: Uint8Array;
}

/** A name that no stored file ever had, by which people may still recognise it: `menu_logo_01d0a63a9f`. */
export function generatedStem(name: string): string {
  const stem = fileStem(path.basename(name, path.extname(name)));
  return `${stem}_${randomBytes(5).toString('hex')}`;
}

/**
 * Keeps what somebody sent under a name that never existed before. It is stored for good when this returns.
 * @returns where it is served from: `/uploads/menu_logo_01d0a63a9f.svg`, or an address elsewhere
 */
export async function storeUpload(files: FileStorage, upload: SmallUpload): Promise<string> {
  const name = `${generatedStem(upload.name)}${upload.ext}`;
  await files.put(name, upload.content, upload.mime);
  return files.urlOf(name);
}

/** Removes a file that `storeUpload` wrote; one that is gone already is no error. */
export async function removeUpload(files: FileStorage, url: string): Promise<void> {
  await files.remove(path.basename(url));
}
