import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { StartError } from '../errors/index.ts';

/** The allowed paths of a backup, none of which is outside its folder. */
const partOfBackup = String.raw`^(?:data\.db|secrets\.json|uploads/(?!\.{1,2}$)[^/\\\u0000]+)$`;

const BackupManifest = Type.Object({
  /** Increased when older versions cannot read newer backups. */
  format: Type.Literal(1),
  /** Version of the application that wrote it. */
  version: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601. The backup contains everything saved before. */
  createdAt: Type.String(),
  database: Type.Union([Type.Literal('embedded'), Type.Literal('postgresql')]),
  files: Type.Array(
    Type.Object({
      path: Type.String({ pattern: partOfBackup }),
      bytes: Type.Integer({ minimum: 0 }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
  ),
});

/** The list of files in a backup. It is written last, so a folder without it is incomplete. */
export type BackupManifest = Static<typeof BackupManifest>;

/** One file of a backup, with its path in the backup and in the data folder. */
export type BackupFile = BackupManifest['files'][number];

const fileName = 'backup.json';

/** Writes the manifest to the folder of a backup and flushes it to disk. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const file = await open(path.join(folder, fileName), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads the manifest of a backup.
 * @throws StartError BACKUP_NOT_FOUND, BACKUP_DAMAGED
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, fileName), 'utf8');
  } catch (error) {
    throw new StartError(
      'BACKUP_NOT_FOUND',
      `${folder} is not a complete backup: ${fileName} is missing or cannot be read. Name the folder of a complete backup.`,
      error,
    );
  }
  let manifest: unknown = null;
  try {
    manifest = JSON.parse(text);
  } catch {
    // The check below rejects it.
  }
  if (Compile(BackupManifest).Check(manifest)) return manifest;
  throw new StartError(
    'BACKUP_DAMAGED',
    `${path.join(folder, fileName)} is not a manifest that this version can read: nothing was restored. Use another backup, or the version that made it.`,
  );
}
