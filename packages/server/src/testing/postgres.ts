import { execFileSync } from 'node:child_process';
import { chownSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBundledPrograms, installedPrograms } from './postgres-programs.ts';

/** A PostgreSQL server for tests in a temporary folder, with a socket in it. */
export interface TestPostgres {
  /** Connection string without a database. */
  readonly url: string;
  /** The origin of its programs: this machine or the development dependencies. */
  readonly programs: string;
  /** Stops the server; its data stays. `fast` ends connections, `immediate` is a crash. */
  halt(mode: 'fast' | 'immediate'): void;
  /** Starts a halted server again. */
  resume(): void;
  /** Stops the server and removes its data. */
  stop(): void;
}

/** Ids of a system account. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Returns another user when running as root, which PostgreSQL refuses: `postgres`, or one of every system. */
function accountOf(isRoot: boolean): Account | undefined {
  if (!isRoot) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stderr' in error ? String(error.stderr).trim() : '';
  return output === '' ? error.message : output;
}

/**
 * Starts a PostgreSQL server: this machine's, otherwise the one of the development dependencies.
 * @throws Error with a sentence that says what to install
 */
export function startPostgres(): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  const programs = installedPrograms() ?? copyBundledPrograms(join(folder, 'native'));
  const account = accountOf(process.getuid?.() === 0);
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o755);
  const cluster = join(folder, 'cluster');
  const run = (program: string, parameters: readonly string[]): void => {
    const file = join(programs ?? '', program);
    execFileSync(file, parameters, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...account });
  };
  const options = `-k ${folder} -c listen_addresses='' -c max_connections=200`;
  const resume = () =>
    run('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const halt = (mode: string) => run('pg_ctl', ['-D', cluster, '-w', '-m', mode, 'stop']);
  try {
    if (programs === null) throw new Error(`there are none for ${process.platform} ${process.arch}`);
    const encoding = ['-E', 'UTF8', '--locale=C.UTF-8'];
    run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '--no-sync', ...encoding]);
    resume();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The tests need PostgreSQL and could not start it: ${reasonOf(error)}. Install it (Debian: apt-get install postgresql), or name the folder of initdb and pg_ctl in POSTGRES_BIN.`,
      { cause: error },
    );
  }
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}`,
    programs: programs ?? '',
    halt,
    resume,
    stop: () => {
      halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
