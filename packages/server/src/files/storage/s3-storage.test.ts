import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configRef } from '../../plugin-api/service-refs.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeUpload } from '../store-upload.ts';
import { uploadsFolder } from '../uploads-folder.ts';

/** The part of the storage server that is used here; it has no types. */
interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server;

const bytes = (text: string) => new TextEncoder().encode(text);

describe('an S3-compatible storage', () => {
  let folder: string;
  let storage: S3Server;
  let environment: Record<string, string>;
  let server: TestServer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bucket-'));
    storage = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      vhostBuckets: false,
      configureBuckets: [{ name: 'media' }],
    });
    const { port } = await storage.run();
    environment = {
      UPLOADS_S3_BUCKET: 'media',
      UPLOADS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      UPLOADS_S3_ACCESS_KEY_ID: 'S3RVER',
      UPLOADS_S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    server = await startTestServer({ environment });
  });
  afterAll(async () => {
    await server.close();
    await storage.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers = {}) => server.client.send('GET', url, undefined, { headers });
  const inBucket = () => readdirSync(path.join(folder, 'media')).filter((name) => name.endsWith('_object'));

  it('stores bytes and files, and nothing in the data folder', async () => {
    const { files } = server.services;
    const url = await storeUpload(files, {
      name: 'a.txt',
      ext: '.txt',
      mime: 'text/plain',
      content: bytes('text'),
    });
    expect(url).toMatch(/^\/uploads\/a_[0-9a-f]{10}\.txt$/);
    const source = path.join(folder, 'photo.png');
    writeFileSync(source, 'pixels');
    await files.put('photo_a1b2.png', { path: source }, 'image/png');
    expect(files.provider).toBe('s3');
    expect(inBucket()).toHaveLength(2);
    expect(readdirSync(uploadsFolder(server.dataDir))).toEqual([]);
    const served = await get(url);
    expect([served.status, served.body, served.headers['content-disposition']]).toEqual([
      200,
      'text',
      'attachment',
    ]);
  });

  it('is served with the headers of every uploaded file, and in ranges', async () => {
    const { status, headers, body } = await get('/uploads/photo_a1b2.png');
    expect([status, body]).toEqual([200, 'pixels']);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '6',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const part = await get('/uploads/photo_a1b2.png', { range: 'bytes=1-3' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'ixe', 'bytes 1-3/6']);
    const head = await server.client.send('HEAD', '/uploads/photo_a1b2.png');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
  });

  it('serves nothing but uploaded files', async () => {
    for (const url of [
      '/uploads/missing.png',
      '/uploads/..%2fphoto.png',
      '/uploads/a%2fb.png',
      '/uploads/.x',
      '/uploads/',
    ]) {
      expect([400, 404]).toContain((await get(url)).status);
    }
  });

  it('leaves files in the data folder unchanged', async () => {
    mkdirSync(uploadsFolder(server.dataDir), { recursive: true });
    writeFileSync(path.join(uploadsFolder(server.dataDir), 'old_a1b2.png'), 'old');
    expect(await get('/uploads/old_a1b2.png')).toMatchObject({ status: 200, body: 'old' });
  });

  it('removes files, and ignores missing ones', async () => {
    const { files } = server.services;
    await files.remove('photo_a1b2.png');
    await files.remove('never_a1b2.png');
    expect((await get('/uploads/photo_a1b2.png')).status).toBe(404);
  });

  it('may be public: the panel may then show its files', async () => {
    const UPLOADS_S3_PUBLIC_URL = 'https://media.example.com/blog/';
    const open = await startTestServer({ environment: { ...environment, UPLOADS_S3_PUBLIC_URL } });
    const { get: service, files } = open.services;
    const { img, media } = service(configRef).panelOrigins;
    await open.close();
    expect(files.urlOf('photo_a1b2.png')).toBe('https://media.example.com/blog/photo_a1b2.png');
    expect([img, media]).toEqual([['https://media.example.com'], ['https://media.example.com']]);
  });

  it('requires its key, which no message contains', async () => {
    const missing = startTestServer({ environment: { ...environment, UPLOADS_S3_ACCESS_KEY_ID: '' } });
    await expect(missing).rejects.toMatchObject({
      code: 'CONFIG_INVALID',
      message: 'UPLOADS_S3_BUCKET needs UPLOADS_S3_ACCESS_KEY_ID and UPLOADS_S3_SECRET_ACCESS_KEY.',
    });
  });
});
