import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of the tests' own, in a temporary folder, reached through a socket in it. */
export interface TestPostgres {
  /** Connection string without a database. */
  readonly url: string;
  stop(): void;
}

const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs on this machine; null when there are none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const candidates = [
    process.env['POSTGRES_BIN'],
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  const found = candidates.find(
    (folder) =>
      folder !== undefined && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
  return found ?? null;
}

/** Starts a server, or gives null when this machine has no PostgreSQL. */
export function startPostgres(): TestPostgres | null {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  const cluster = join(folder, 'cluster');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; its own user then needs the folder.
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o755);
  }
  const run = (program: string, parameters: readonly string[]): void => {
    const command = [join(programs, program), ...parameters];
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file ?? '', rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  };
  const encoding = ['-E', 'UTF8', '--locale=C.UTF-8'];
  run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '--no-sync', ...encoding]);
  const options = `-k ${folder} -c listen_addresses='' -c max_connections=200`;
  run('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}`,
    stop: () => {
      run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
