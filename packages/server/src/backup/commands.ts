import { parseArgs } from 'node:util';
import { assertNodeVersion, readConfig, type Environment, type ServerConfig } from '../config/index.ts';
import { StartError } from '../errors/index.ts';
import { createBackup } from './create-backup.ts';
import type { BackupManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** The input of a command: application version, arguments and environment, and its output. */
export interface CommandCall {
  readonly version: string | null;
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly print: (line: string) => void;
}

/** Parses the options of a command. Throws for an unknown option or a missing folder. */
function readOptions(args: readonly string[], folder: 'to' | 'from'): { folder: string; replace: boolean } {
  let given: string | undefined;
  let replace = false;
  let reason = '';
  try {
    const { values } = parseArgs({
      args: [...args],
      options:
        folder === 'to'
          ? { to: { type: 'string' } }
          : { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const text = values[folder];
    given = typeof text === 'string' ? text : undefined;
    replace = values['replace'] === true;
  } catch (error) {
    reason = error instanceof Error ? ` ${error.message}` : '';
  }
  if (given !== undefined && given !== '') return { folder: given, replace };
  throw new StartError('COMMAND_INVALID', `Name a folder with --${folder} <folder>.${reason}`);
}

const counted = (manifest: BackupManifest): string => {
  const uploads = manifest.files.filter((file) => file.path.startsWith('uploads/')).length;
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const parts = [
    ...(manifest.database === 'embedded' ? ['the database'] : []),
    ...(manifest.files.some((file) => file.path === 'secrets.json') ? ['the secret'] : []),
    `${uploads} uploaded files`,
  ];
  return `${parts.join(', ')} (${(bytes / 1_000_000).toFixed(1)} MB)`;
};

const notInBackup = (config: ServerConfig): readonly string[] => [
  ...(config.secret === null ? [] : ['SECRET comes from the environment: keep it beside the backup.']),
  ...(config.databaseUrl === null
    ? []
    : ['The backup does not contain the PostgreSQL database: run pg_dump first, as the guide shows.']),
];

/**
 * Runs `backup --to <folder>`: copies the data of a server, which may be running.
 * @throws StartError
 */
export async function backupCommand({ version, args, environment, print }: CommandCall): Promise<void> {
  assertNodeVersion();
  const { folder: to } = readOptions(args, 'to');
  const config = readConfig(environment);
  const manifest = await createBackup({ config, to, version, now: Date.now() });
  print(`Backed up to ${to}: ${counted(manifest)}.`);
  for (const line of notInBackup(config)) print(line);
}

/**
 * Runs `restore --from <folder> [--replace]`: restores a backup to the data folder of a stopped server.
 * @throws StartError
 */
export async function restoreCommand({ args, environment, print }: CommandCall): Promise<void> {
  assertNodeVersion();
  const { folder: from, replace } = readOptions(args, 'from');
  const config = readConfig(environment);
  const { manifest, replaced } = await restoreBackup({ config, from, replace, now: Date.now() });
  print(`Restored the backup of ${manifest.createdAt} to ${config.dataDir}: ${counted(manifest)}.`);
  if (replaced !== null) print(`The previous data is in ${replaced}.`);
  if (config.databaseUrl !== null) print('The database itself is restored with pg_restore.');
}
