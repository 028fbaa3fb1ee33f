import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadsFolder } from './serve-uploads.ts';
import { fileStem } from './store-file.ts';

/** Where an uploaded file is served from: `/uploads/picture_01d0a63a9f.svg`. */
export type UploadUrl = `/uploads/${string}`;

/**
 * Writes what somebody sent into the data folder, under a name that never existed before. It is on the disk
 * when this returns.
 * @param file.ext with its dot, decided by the content; never what the sender called it
 */
export async function keepUpload(
  dataDir: string,
  file: { readonly name: string; readonly ext: `.${string}`; readonly content: Uint8Array },
): Promise<UploadUrl> {
  const stem = fileStem(path.basename(file.name, path.extname(file.name)));
  const generated = `${stem}_${randomBytes(5).toString('hex')}${file.ext}`;
  await writeFile(path.join(uploadsFolder(dataDir), generated), file.content, { flag: 'wx', flush: true });
  return `/uploads/${generated}`;
}

/** Removes a file that `keepUpload` wrote; one that is gone already is no error. */
export async function dropUpload(dataDir: string, url: string): Promise<void> {
  await rm(path.join(uploadsFolder(dataDir), path.basename(url)), { force: true });
}
