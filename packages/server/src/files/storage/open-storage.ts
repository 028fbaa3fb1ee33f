import type { ServerConfig } from '../../config/server-config.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** Opens the configured storage: a bucket, otherwise the data folder. */
export function openStorage({ dataDir, uploads }: Pick<ServerConfig, 'dataDir' | 'uploads'>): FileStorage {
  return uploads.s3 === null ? createLocalStorage(dataDir) : createS3Storage(uploads.s3);
}
