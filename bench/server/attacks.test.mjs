import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig } from '@admin/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '../../examples/blog/src/server/application.ts';
import { createApiClient } from './api-client.mjs';
import { createAttacker } from './attacker.mjs';
import { attacks } from './attacks.mjs';
import { articles } from './sample-entries.mjs';

describe('the attacks of the bench', () => {
  let dataDir;
  let server;
  let origin;
  let api;
  let attacker;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'attacked-'));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
    server = await createServer({ ...application, panelDir: null, config });
    origin = await server.listen();
    api = await createApiClient(origin);
    for (const title of ['First', 'Second', 'Third']) {
      await api.call('POST', articles, { title, slug: title.toLowerCase() });
    }
    attacker = await createAttacker(api);
  });

  afterAll(async () => {
    api.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each(Object.entries(attacks))('%s reaches what it attacks', async (_name, { statuses, compose }) => {
    const { method, path, headers, body } = compose(attacker)();
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    });

    // The server waits for connections whose response is not read before it closes.
    await response.arrayBuffer();
    expect(statuses).toContain(response.status);
  });

  it('link stored articles and read texts of others', async () => {
    const { results } = await fetch(`${origin}${articles}?page=1&pageSize=10`, {
      headers: { accept: 'application/json', authorization: `Bearer ${attacker.token}` },
    }).then((response) => response.json());

    expect(attacker.targets).toHaveLength(3);
    expect(results.map(({ title }) => title)).toContain('First');
  });
});
