import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textLike } from '../testing/any-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { uploadsFolder } from '../files/uploads-folder.ts';

describe('serving uploaded files', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    const folder = uploadsFolder(server.dataDir);
    writeFileSync(path.join(folder, 'photo_a1b2.png'), 'not looked at');
    writeFileSync(path.join(folder, 'photo_a1b2.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(path.join(folder, 'page_a1b2.html'), '<script>alert(1)</script>');
    writeFileSync(path.join(folder, '.hidden'), 'hidden');
  });

  afterAll(async () => {
    await server.close();
  });

  const get = (url: string) => server.client.send('GET', url);

  it('stores them in a folder that only the account of the server can read', () => {
    expect(statSync(uploadsFolder(server.dataDir)).mode & 0o777).toBe(0o700);
  });

  it('sends an image with a sandbox policy', async () => {
    const { status, headers } = await get('/uploads/photo_a1b2.png');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': textLike(/^sandbox; default-src 'none'/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('allows embedding by other sites only if they may call the API', async () => {
    const environment = { CORS_ORIGINS: 'https://panel.example.com' };
    const open = await startTestServer({ environment });
    writeFileSync(path.join(uploadsFolder(open.dataDir), 'photo_a1b2.png'), 'not looked at');
    const policies = await Promise.all(
      [server, open].map(async ({ client }) => {
        const { headers } = await client.send('GET', '/uploads/photo_a1b2.png');
        return headers['cross-origin-resource-policy'];
      }),
    );
    const api = await open.client.send('GET', '/admin/init');
    await open.close();
    expect(policies).toEqual(['same-origin', 'cross-origin']);
    expect(api.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(['page_a1b2.html', 'photo_a1b2.svg'])('offers %s only as a download', async (name) => {
    const { status, headers } = await get(`/uploads/${name}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toMatch(/^sandbox/);
  });

  it.each([
    '/uploads/..%2fsecrets.json',
    '/uploads/%2e%2e/secrets.json',
    '/uploads/..%5csecrets.json',
    '/uploads//secrets.json',
    '/uploads/photo_a1b2.svg%00.png',
    '/uploads/.hidden',
    '/uploads/',
    '/uploads/missing.png',
  ])('returns 404 or 400 for %s and nothing from the data folder', async (url) => {
    const { status, body } = await get(url);
    expect([400, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/hidden"|"secret"/);
  });
});
