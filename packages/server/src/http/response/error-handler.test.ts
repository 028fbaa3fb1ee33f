import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterEach, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { at } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const full = {
  method: 'GET',
  path: '/sample/full',
  policy: 'public',
  response: Type.Unknown(),
} as const satisfies Endpoint;

let server: TestServer;
afterEach(() => server.close());

// A device of Linux on which every write fails as on a full disk.
it.skipIf(!existsSync('/dev/full'))('answers 507 when a file cannot be written to a full disk', async () => {
  const write = async () => {
    await writeFile('/dev/full', 'a');
    return {};
  };
  server = await startTestServer({
    plugins: [defineServerPlugin({ id: 'sample', title: 'Sample', routes: [route(full, write)] })],
  });
  const { status, body } = await server.client.send('GET', full.path);
  expect([status, at(body, 'error.message')]).toEqual([507, 'The storage is full: nothing was saved']);
  const line = server.log.lines.find((text) => text.includes('ENOSPC')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 50, plugin: 'sample' });
});
