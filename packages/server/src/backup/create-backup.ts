import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseFile, secretsFile, type ServerConfig } from '../config/index.ts';
import { StartError } from '../errors/index.ts';
import { uploadsFolder } from '../files/index.ts';
import { copyFile, fingerprint, type Fingerprint } from './copy-file.ts';
import { writeManifest, type BackupManifest } from './manifest.ts';

/** The source and the target of a backup. */
export interface BackupOptions {
  readonly config: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>;
  /** An empty or missing folder. */
  readonly to: string;
  /** Version of the application. */
  readonly version: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Copied = Map<string, Fingerprint>;

/** Copies uploads that were not copied completely. Names are never reused, and files never change. */
async function copyUploads(from: string, to: string, copied: Copied): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(from, entry.name);
    try {
      const { size } = await stat(file);
      if (copied.get(`uploads/${entry.name}`)?.bytes === size) continue;
      copied.set(`uploads/${entry.name}`, await copyFile(file, path.join(to, entry.name)));
    } catch (error) {
      // Deleted since the folder was listed: the database no longer references it.
      if (existsSync(file)) throw error;
    }
  }
}

async function copyDatabase(from: string, to: string, copied: Copied): Promise<void> {
  const { copyEmbedded } = await import('../database/embedded-files.ts');
  await copyEmbedded(from, to);
  copied.set('data.db', await fingerprint(to));
}

async function write({ config, to, version, now }: BackupOptions): Promise<BackupManifest> {
  const uploads = uploadsFolder(config.dataDir);
  const copied: Copied = new Map();
  await mkdir(uploadsFolder(to), { mode: 0o700 });
  // Uploads are copied before and after the database, so that every upload that it references is included.
  await copyUploads(uploads, uploadsFolder(to), copied);
  if (config.databaseUrl === null) {
    await copyDatabase(databaseFile(config.dataDir), databaseFile(to), copied);
  }
  await copyUploads(uploads, uploadsFolder(to), copied);
  const secrets = secretsFile(config.dataDir);
  if (existsSync(secrets)) copied.set('secrets.json', await copyFile(secrets, secretsFile(to)));
  const manifest: BackupManifest = {
    format: 1,
    version,
    createdAt: new Date(now).toISOString(),
    database: config.databaseUrl === null ? 'embedded' : 'postgresql',
    files: [...copied].map(([file, held]) => ({ path: file, ...held })),
  };
  await writeManifest(to, manifest);
  return manifest;
}

function assertSomethingIsThere({ dataDir, databaseUrl }: BackupOptions['config']): void {
  const needed = databaseUrl === null ? databaseFile(dataDir) : dataDir;
  if (existsSync(needed)) return;
  throw new StartError(
    'NOTHING_TO_BACK_UP',
    `There is no ${needed}: name the data folder of the server in DATA_DIR.`,
  );
}

async function prepareEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new StartError(
    'BACKUP_FOLDER_NOT_EMPTY',
    `${folder} is not empty: name a new folder for each backup.`,
  );
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
}

/**
 * Copies a consistent snapshot of the embedded database, the uploads and the generated secret to a folder, while servers
 * run. With PostgreSQL only uploads and secret are copied. A failed backup leaves no files.
 * @throws StartError NOTHING_TO_BACK_UP, BACKUP_FOLDER_NOT_EMPTY, DATABASE_CORRUPT, BACKUP_FAILED
 */
export async function createBackup(order: BackupOptions): Promise<BackupManifest> {
  assertSomethingIsThere(order.config);
  let isOurs = false;
  try {
    await prepareEmpty(order.to);
    isOurs = true;
    return await write(order);
  } catch (error) {
    if (isOurs) await empty(order.to);
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('BACKUP_FAILED', `No backup was made in ${order.to}: ${reason}`, error);
  }
}
