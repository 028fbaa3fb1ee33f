import { constants } from 'node:fs';
import { copyFile, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadsFolder } from '../uploads-folder.ts';
import type { FileStorage } from './file-storage.ts';

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a storage in the data folder, whose uploads the server serves itself. */
export function createLocalStorage(dataDir: string): FileStorage {
  const pathOf = (name: string): string => path.join(uploadsFolder(dataDir), path.basename(name));
  return {
    provider: 'local',
    async put(name, content) {
      const target = pathOf(name);
      try {
        if (content instanceof Uint8Array) await writeFile(target, content, { flag: 'wx', flush: true });
        else await copyDurably(content.path, target);
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    urlOf: (name) => `/uploads/${name}`,
    open: () => Promise.resolve(null),
  };
}
