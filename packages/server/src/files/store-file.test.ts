import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { storeFile } from './store-file.ts';

describe('storeFile', () => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    server = await startTestServer();
    folder = mkdtempSync(path.join(tmpdir(), 'to-store-'));
    writeFileSync(path.join(folder, 'dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('marks cached counts of files as stale', async () => {
    const { database, files } = server.services;
    const before = await database.writeCount('files');
    const id = await storeFile(
      { database, files, now: server.clock.now() },
      {
        file: path.join(folder, 'dot.svg'),
        name: 'A dot',
        mime: 'image/svg+xml',
        width: 1,
        height: 1,
        alternativeText: null,
        caption: null,
      },
    );
    expect(id).toBe(1);
    expect(await database.writeCount('files')).not.toBe(before);
  });
});
