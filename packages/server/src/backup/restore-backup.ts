import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { databaseFile, prepareDataFolder, secretsFile, type ServerConfig } from '../config/index.ts';
import { StartError } from '../errors/index.ts';
import { uploadsFolder } from '../files/index.ts';
import { copyFile } from './copy-file.ts';
import { readManifest, type BackupManifest } from './manifest.ts';

/** The source and the target of a restore. */
export interface RestoreOptions {
  readonly config: Pick<ServerConfig, 'dataDir' | 'databaseUrl'>;
  readonly from: string;
  /** Moves existing data aside. */
  readonly replace: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The result of a restore. */
export interface Restored {
  readonly manifest: BackupManifest;
  /** The folder inside the data folder that contains the previous data; null when there was none. */
  readonly replaced: string | null;
}

function assertSameDatabase({ config, from }: RestoreOptions, manifest: BackupManifest): void {
  const wanted = config.databaseUrl === null ? 'embedded' : 'postgresql';
  if (manifest.database === wanted) return;
  throw new StartError(
    'BACKUP_OF_OTHER_DATABASE',
    manifest.database === 'embedded'
      ? `${from} contains an embedded database: restore it without DATABASE_URL.`
      : `${from} belongs to PostgreSQL: restore it with the DATABASE_URL of that database.`,
  );
}

/** Returns the files and folders that a backup replaces, the database before its log. */
function targetsOf(dataDir: string, { files, database }: BackupManifest): readonly string[] {
  const holdsSecret = files.some((file) => file.path === 'secrets.json');
  const data = databaseFile(dataDir);
  return [
    // A remaining log would be applied to the restored database.
    ...(database === 'embedded' ? [data, `${data}-wal`, `${data}-shm`, `${data}-journal`] : []),
    ...(holdsSecret ? [secretsFile(dataDir)] : []),
    uploadsFolder(dataDir),
  ];
}

/** Copies all files to a staging folder and compares them with the manifest, before the data folder changes. */
async function stage({ from }: RestoreOptions, manifest: BackupManifest, folder: string): Promise<void> {
  await mkdir(uploadsFolder(folder), { mode: 0o700 });
  for (const file of manifest.files) {
    let reason: string | null = 'does not match its checksum';
    try {
      const copied = await copyFile(path.join(from, file.path), path.join(folder, file.path));
      if (copied.sha256 === file.sha256) reason = null;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      reason = 'is missing';
    }
    if (reason === null) continue;
    throw new StartError(
      'BACKUP_DAMAGED',
      `${path.join(from, file.path)} ${reason}: nothing was restored. Use another backup.`,
    );
  }
}

async function isEmptyFolder(target: string): Promise<boolean> {
  try {
    return (await readdir(target)).length === 0;
  } catch {
    return false;
  }
}

async function findOccupied(targets: readonly string[]): Promise<readonly string[]> {
  const occupied: string[] = [];
  for (const target of targets) {
    if (!existsSync(target)) continue;
    if (await isEmptyFolder(target)) await rmdir(target);
    else occupied.push(target);
  }
  return occupied;
}

/**
 * Moves existing data aside, then the staged files to their targets, the database last. After an interruption, no database
 * is beside the log of another one. All files are on the same disk, so they are renamed instead of copied.
 */
async function exchange(
  targets: readonly string[],
  { staged, aside }: { readonly staged: string; readonly aside: string },
): Promise<void> {
  for (const target of targets) {
    if (existsSync(target)) await rename(target, path.join(aside, path.basename(target)));
  }
  for (const target of targets.toReversed()) {
    const file = path.join(staged, path.basename(target));
    if (existsSync(file)) await rename(file, target);
  }
}

async function restoreLocked(order: RestoreOptions, manifest: BackupManifest): Promise<Restored> {
  const { dataDir } = order.config;
  const targets = targetsOf(dataDir, manifest);
  const occupied = await findOccupied(targets);
  if (occupied.length > 0 && !order.replace) {
    throw new StartError(
      'RESTORE_WOULD_REPLACE',
      `${dataDir} already contains ${occupied.map((target) => path.basename(target)).join(', ')}: add --replace to move it aside.`,
    );
  }
  const staged = await mkdtemp(path.join(dataDir, '.restore-'));
  try {
    await stage(order, manifest, staged);
    const at = new Date(order.now).toISOString().replaceAll(/[:.]/g, '-');
    const aside = path.join(dataDir, `replaced-${at}`);
    if (occupied.length > 0) await mkdir(aside, { mode: 0o700 });
    await exchange(targets, { staged, aside });
    return { manifest, replaced: occupied.length > 0 ? aside : null };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/**
 * Restores a backup to the data folder. All files are compared with the manifest first; existing data is moved aside within
 * the data folder and never deleted.
 * @throws StartError BACKUP_NOT_FOUND, BACKUP_DAMAGED, BACKUP_OF_OTHER_DATABASE, DATA_FOLDER_READ_ONLY,
 *   DATA_FOLDER_IN_USE, RESTORE_WOULD_REPLACE, RESTORE_FAILED
 */
export async function restoreBackup(order: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(order.from);
  assertSameDatabase(order, manifest);
  prepareDataFolder(order.config.dataDir);
  const { lockFolder } = await import('../database/embedded-files.ts');
  const unlock = lockFolder(order.config.dataDir);
  try {
    return await restoreLocked(order, manifest);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('RESTORE_FAILED', `${order.from} could not be restored: ${reason}`, error);
  } finally {
    unlock();
  }
}
