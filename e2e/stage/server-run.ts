import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { administrator } from './administrator.ts';
import { freePort } from './free-port.ts';
import { preparedFolder, type PreparedData } from './prepared-data.ts';

export { expect };

export const inRepository = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The built server's program. */
export const entry = inRepository('examples/blog/dist/server/main.js');

/** A module that lets the program after it believe that it runs on another Node.js. */
export const pretendNode = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

/** A server as somebody at a terminal sees it. */
export interface Run {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves to the exit code; null when a signal ended the process. */
  readonly ended: Promise<number | null>;
}

/** Where a test starts servers: a folder and a port of its own. What it starts ends with the test. */
export interface Place {
  readonly folder: string;
  /** Does not exist at first. */
  readonly dataDir: string;
  readonly port: number;
  /** Puts data there as a server left it that was stopped. */
  holds(data: PreparedData): void;
  /** Starts the server, or another program, on this data folder and port unless `environment` names others. */
  launch(environment?: Readonly<Record<string, string>>, args?: readonly string[]): Run;
}

export const test = base.extend<{ readonly place: Place }>({
  // Playwright reads which fixtures a fixture needs from this pattern.
  place: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-start-'));
    const dataDir = join(folder, 'data');
    const port = await freePort();
    const runs: Run[] = [];
    const launch: Place['launch'] = (environment = {}, args = [entry]) => {
      const run = start(folder, { DATA_DIR: dataDir, PORT: String(port), ...environment }, args);
      runs.push(run);
      return run;
    };
    const holds: Place['holds'] = (data) => cpSync(preparedFolder(data), dataDir, { recursive: true });
    await give({ folder, dataDir, port, holds, launch });
    for (const run of runs) run.child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  },
});

function start(folder: string, environment: Readonly<Record<string, string>>, args: readonly string[]): Run {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // Nothing of this machine's environment may decide what the server does.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => (output[name] += chunk.toString()));
  }
  return {
    child,
    origin: `http://127.0.0.1:${environment['PORT'] ?? ''}`,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Waits until a server answers. */
export async function answering(run: Run): Promise<Run> {
  await expect
    .poll(
      async () => {
        if (run.child.exitCode !== null) throw new Error(`The server stopped: ${run.stderr()}`);
        return (await fetch(`${run.origin}/_health`).catch(() => undefined))?.status;
      },
      { timeout: 20_000, intervals: [50] },
    )
    .toBe(204);
  return run;
}

/** What a refused start looks like: an exit code, nothing on the standard output, one plain sentence. */
export async function refusal(run: Run): Promise<string> {
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe('');
  expect(run.stderr()).toMatch(/^[A-Z][^\n]+\.\n$/);
  return run.stderr();
}

/** Every file with its mode and a digest; without what the database keeps only to share memory. */
export function contents(of: string): Readonly<Record<string, string>> {
  const files = readdirSync(of, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !/^\.lock|-shm$/.test(file.name),
  );
  return Object.fromEntries(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path, `${statSync(path).mode.toString(8)} ${digest}`];
    }),
  );
}

/** Begins a request whose body is not complete: the server is busy with it until it is finished. */
export async function beginLogin(run: Run): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ email: administrator.email, password: 'Not-the-1-password' });
  const login = request(`${run.origin}/admin/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server says when it has begun with it: one that is told to end before that begins with nothing any more.
      expect: '100-continue',
    },
  });
  // An answer that comes early is waited for, too.
  const response = once(login, 'response') as Promise<[IncomingMessage]>;
  login.flushHeaders();
  await once(login, 'continue');
  login.write(body.slice(0, 10));
  return {
    async finish() {
      login.end(body.slice(10));
      const [answer] = await response;
      return answer.resume().statusCode;
    },
  };
}
