import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the table of routes', () => {
  let server: TestServer | null = null;

  afterEach(async () => {
    await server?.close();
    server = null;
  });

  it('lists every route of a server with its policy', async () => {
    server = await startTestServer();
    expect(server.inventory.length).toBeGreaterThan(10);
    for (const line of server.inventory) expect(line.policy).toMatch(/^(?:public|signed-in|entries|.+::.+)$/);
    expect(server.inventory).toContainEqual({
      method: 'POST',
      path: '/admin/login',
      policy: 'public',
      owner: 'core',
    });
  });

  it('requires a session on every route that is not public', async () => {
    server = await startTestServer();
    for (const { method, path, policy } of server.inventory) {
      const url = path.replaceAll(/:[^/]+/g, '1');
      const { status } = await server.client.send(method as 'GET', url, method === 'GET' ? undefined : {});
      expect([`${method} ${path}`, status === 401]).toEqual([`${method} ${path}`, policy !== 'public']);
    }
  });

  it('reaches no module that runs other programs or evaluates text', async () => {
    const root = fileURLToPath(new URL('../../../../..', import.meta.url));
    const folders = ['packages/server', 'packages/content-model', 'packages/contract', 'plugins', 'examples'];
    const sources = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (name) =>
            /(^|\/)src\/.*\.tsx?$/.test(name) && !/node_modules|\.test\.|testing|fixtures\//.test(name),
        )
        .map((name) => path.join(root, folder, name)),
    );
    expect(sources.length).toBeGreaterThan(300);
    const running = /child_process|node:vm|node:repl|\beval\(|new Function\(|process\.dlopen/;
    // It interrupts slow regular expressions by a fixed program that is part of its source.
    const interrupting = path.join(root, 'packages/server/src/content/write/rules/match-in-time.ts');
    const found = sources.filter((file) => running.test(readFileSync(file, 'utf8')));
    // It starts processes that read uploaded files: one fixed file, through a shell that only sets a limit.
    const inspecting = path.join(root, 'plugins/media-library/src/server/pictures/start-process.ts');
    expect(found.toSorted()).toEqual([interrupting, inspecting].toSorted());
    const starting = readFileSync(inspecting, 'utf8');
    expect(starting).toMatch(/import \{ fork, type ChildProcess \} from 'node:child_process';/);
    expect(starting.match(/\bfork\([^,]*/g)).toEqual(['fork(program']);
    expect(starting.match(/'-c', [^,]*/g)).toEqual([
      '\'-c\', `ulimit -d ${Math.floor(data / 1024)} && exec "$0" "$@"`',
    ]);
    expect(starting).toMatch(
      /const program = fileURLToPath\(new URL\('\.\/picture-process\.js', import\.meta\.url\)\);/,
    );
    const rest = readFileSync(interrupting, 'utf8').replace(/new Script\(\s*'[^'\n]*',?\s*\)/, '');
    expect(rest).toMatch(/import \{ createContext, Script, type Context \} from 'node:vm';/);
    expect(rest).not.toMatch(
      /\bScript\(|import\(|child_process|node:repl|\beval\(|new Function\(|process\.dlopen/,
    );
  });
});
