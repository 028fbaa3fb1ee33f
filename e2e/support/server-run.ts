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

/** Returns a module that makes a program see another Node.js version. */
export const pretendNode = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

/** A running server with its output. */
export interface Run {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves to the exit code; null when a signal ended the process. */
  readonly ended: Promise<number | null>;
}

/** A folder and a port in which a test starts servers. They are stopped after the test. */
export interface Workspace {
  readonly folder: string;
  /** Does not exist at first. */
  readonly dataDir: string;
  readonly port: number;
  /** Copies the data of a stopped server into the data folder. */
  copyData(data: PreparedData): void;
  /** Starts the server, or another program, on this data folder and port unless `environment` names others. */
  launch(environment?: Readonly<Record<string, string>>, args?: readonly string[]): Run;
}

export const test = base.extend<{ readonly workspace: Workspace }>({
  // Playwright reads which fixtures a fixture needs from this pattern.
  workspace: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-start-'));
    const dataDir = join(folder, 'data');
    const port = await freePort();
    const runs: Run[] = [];
    const launch: Workspace['launch'] = (environment = {}, args = [entry]) => {
      const run = start(folder, { DATA_DIR: dataDir, PORT: String(port), ...environment }, args);
      runs.push(run);
      return run;
    };
    const copyData: Workspace['copyData'] = (data) =>
      cpSync(preparedFolder(data), dataDir, { recursive: true });
    await give({ folder, dataDir, port, copyData, launch });
    for (const run of runs) run.child.kill('SIGKILL');
    await Promise.all(runs.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  },
});

function start(folder: string, environment: Readonly<Record<string, string>>, args: readonly string[]): Run {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // The environment of this machine must not influence the server.
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

/** Waits until a server is ready. */
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

/** Expects a refused start: an exit code, no standard output, one sentence. Returns the sentence. */
export async function refusal(run: Run): Promise<string> {
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe('');
  expect(run.stderr()).toMatch(/^[A-Z][^\n]+\.\n$/);
  return run.stderr();
}

/** Returns every file with its mode and a digest, without the shared-memory files of the database. */
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

/** Starts a request with an incomplete body, which occupies the server until `finish` is called. */
export async function beginLogin(run: Run): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ email: administrator.email, password: 'Not-the-1-password' });
  const login = request(`${run.origin}/admin/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server confirms that it has started; a server that is stopping starts no further requests.
      expect: '100-continue',
    },
  });
  // Listens from the start: a response can arrive before the body is complete.
  const response = once(login, 'response') as Promise<[IncomingMessage]>;
  login.flushHeaders();
  await once(login, 'continue');
  login.write(body.slice(0, 10));
  return {
    async finish() {
      login.end(body.slice(10));
      const [message] = await response;
      return message.resume().statusCode;
    },
  };
}
