import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { StartError } from '../errors/index.ts';

/** What may lie in a backup: nothing of it leads out of the folder that it is restored to. */
const partOfBackup = String.raw`^(?:data\.db|secrets\.json|uploads/(?!\.{1,2}$)[^/\\\u0000]+)$`;

const BackupManifest = Type.Object({
  /** Raised when an older version could not read a newer backup. */
  format: Type.Literal(1),
  /** Version of the application that wrote it. */
  version: Type.Union([Type.String(), Type.Null()]),
  /** ISO 8601. Everything that was saved before is in it. */
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

/** The list of what a backup holds; it is written last, so a folder without it is no backup. */
export type BackupManifest = Static<typeof BackupManifest>;

/** One file of a backup, with its path in the backup and in the data folder. */
export type BackupFile = BackupManifest['files'][number];

const fileName = 'backup.json';

/** Writes the list into the folder of a backup; it is on the disk when this returns. */
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
 * Reads the list of a backup.
 * @throws StartError BACKUP_NOT_FOUND, BACKUP_DAMAGED
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, fileName), 'utf8');
  } catch (error) {
    throw new StartError(
      'BACKUP_NOT_FOUND',
      `${folder} is no finished backup: there is no ${fileName} in it that can be read.`,
      error,
    );
  }
  let manifest: unknown = null;
  try {
    manifest = JSON.parse(text);
  } catch {
    // Judged below, like everything else that is no list of a backup.
  }
  if (Compile(BackupManifest).Check(manifest)) return manifest;
  throw new StartError(
    'BACKUP_DAMAGED',
    `${path.join(folder, fileName)} is not the list of a backup that this version can read: nothing was restored.`,
  );
}
