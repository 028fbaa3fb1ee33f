import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { administrator, registerAdministrator } from './administrator.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const entry = inRepository('examples/blog/dist/server/main.js');

/** Lets a program believe that it runs on another Node.js. */
const pretendNode = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;

/** A server as somebody at a terminal sees it. */
interface Run {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves to the exit code; null when a signal ended the process. */
  readonly ended: Promise<number | null>;
}

let folder: string;
let dataDir: string;
let port: number;
const children = new Set<ChildProcess>();

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-start-'));
  dataDir = join(folder, 'data');
  port = await freePort();
});

test.afterEach(async () => {
  await Promise.all(
    [...children].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  children.clear();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}

function launch(environment: Readonly<Record<string, string>> = {}, args: readonly string[] = [entry]): Run {
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...environment };
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => (output[name] += chunk.toString()));
  }
  return {
    child,
    origin: `http://127.0.0.1:${settings.PORT}`,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Waits until a server answers. */
async function answering(run: Run): Promise<Run> {
  await expect
    .poll(
      async () => {
        if (run.child.exitCode !== null) throw new Error(`The server stopped: ${run.stderr()}`);
        return (await fetch(`${run.origin}/_health`).catch(() => undefined))?.status;
      },
      { timeout: 20_000, intervals: [50] },
    )
    .toBe(200);
  return run;
}

async function interrupted(run: Run): Promise<number | null> {
  run.child.kill('SIGINT');
  return run.ended;
}

/** What a refused start looks like: an exit code, nothing on the standard output, one plain sentence. */
async function refusal(run: Run): Promise<string> {
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe('');
  expect(run.stderr()).toMatch(/^[A-Z][^\n]+\.\n$/);
  return run.stderr();
}

/** Every file with its mode and a digest; without what the database keeps only to share memory. */
function contents(of: string): Readonly<Record<string, string>> {
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

test('a port that is taken is named, and no data folder appears', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await refusal(launch())).toContain(`Port ${port}`);
  expect(existsSync(dataDir)).toBe(false);
  other.close();
});

test('a data folder below a file is refused, and the file stays as it is', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'mine');
  expect(await refusal(launch({ DATA_DIR: join(file, 'data') }))).toContain(join(file, 'data'));
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a data folder where not even an administrator can write is refused', async () => {
  test.skip(!existsSync('/proc/version'), 'There is no /proc on this system.');
  expect(await refusal(launch({ DATA_DIR: '/proc/atrium/data' }))).toContain('/proc/atrium/data');
});

test('a data folder that is marked read-only is refused and stays empty', async () => {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o500);
  expect(await refusal(launch())).toContain(`The data folder ${dataDir} cannot be written to`);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a secret that is too short is refused without being repeated', async () => {
  const sentence = await refusal(launch({ SECRET: 'hunter2-hunter2' }));
  expect(sentence).toContain('SECRET must be');
  expect(sentence).not.toContain('hunter2');
  expect(existsSync(dataDir)).toBe(false);
});

test('a Node.js that is too old is named before anything is installed, built or opened', async () => {
  const old = ['--import', pretendNode('18.20.0')];
  for (const program of [inRepository('scripts/start.mjs'), entry]) {
    const sentence = await refusal(launch({}, [...old, program]));
    expect(sentence).toContain('Node.js 20.19 or newer is needed, this is 18.20.0');
  }
  expect(existsSync(dataDir)).toBe(false);
});

test('a damaged database is named and left as it is', async () => {
  expect(await interrupted(await answering(launch()))).toBe(0);
  const file = join(dataDir, 'data.db');
  const stored = readFileSync(file);
  // A sound first page, so that the file still looks like a database.
  stored.fill(0xa5, 4096);
  writeFileSync(file, stored);
  const before = contents(dataDir);
  expect(await refusal(launch())).toContain(`The database ${file} is damaged`);
  expect(contents(dataDir)).toEqual(before);
});

test('a file that is no database is named and left as it is', async () => {
  mkdirSync(dataDir);
  const file = join(dataDir, 'data.db');
  writeFileSync(file, 'These are the notes of somebody else.\n'.repeat(500));
  const before = contents(dataDir);
  expect(await refusal(launch())).toContain(file);
  expect(contents(dataDir)).toEqual(before);
});

test('a data folder in use is refused, and the server that uses it goes on', async () => {
  const first = await answering(launch());
  const before = contents(dataDir);
  const sentence = await refusal(launch({ PORT: String(await freePort()) }));
  expect(sentence).toContain(`The data folder ${dataDir} is in use`);
  expect(contents(dataDir)).toEqual(before);
  expect((await fetch(`${first.origin}/_health`)).status).toBe(200);
});

test('the first start keeps secrets and database from other users, and says what to do next', async () => {
  const run = await answering(launch());
  await expect.poll(run.stdout).toContain(`${run.origin}/admin`);
  expect(run.stdout()).toContain('create the first administrator');
  expect(run.stderr()).toBe('');
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('Ctrl+C lets a running request finish, takes no new one and ends with code 0', async () => {
  const run = await answering(launch());
  const body = JSON.stringify({ email: administrator.email, password: 'Not-the-1-password' });
  const login = request(`${run.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = once(login, 'response').then(([answer]) => (answer as { statusCode: number }).statusCode);
  login.write(body.slice(0, 10));
  await once(login, 'socket');
  // The server answers this one after it has begun with the one before.
  await fetch(`${run.origin}/_health`);
  run.child.kill('SIGINT');
  await expect
    .poll(async () =>
      fetch(`${run.origin}/_health`).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(run.child.exitCode).toBeNull();
  login.end(body.slice(10));
  expect(await answered).toBe(400);
  expect(await run.ended).toBe(0);
  expect(run.stderr()).toBe('');
});

test('a server that was killed starts again with everything that was stored', async () => {
  const run = await answering(launch());
  await registerAdministrator(run.origin);
  run.child.kill('SIGKILL');
  await run.ended;
  const again = await answering(launch());
  const answer = await fetch(`${again.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email, password: administrator.password }),
  });
  expect(answer.status).toBe(200);
  expect(await interrupted(again)).toBe(0);
});
