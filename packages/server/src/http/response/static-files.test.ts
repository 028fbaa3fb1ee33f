import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { nestedNames, serveStaticFiles } from './static-files.ts';

describe('serveStaticFiles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-static-'));
  const root = path.join(folder, 'assets');
  mkdirSync(path.join(root, 'nested'), { recursive: true });
  const script = 'export const one = 1;';
  const files = {
    'assets/index.js': script,
    'assets/index.js.gz': gzipSync(script),
    'assets/nested/deep.css': 'a{}',
    'assets/.hidden': 'hidden',
    'secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);

  const server = fastify();
  serveStaticFiles(server, {
    root,
    prefix: '/assets/',
    names: nestedNames,
    preCompressed: true,
    headersOf: (name) => ({ 'x-name': name }),
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers = {}) => server.inject({ url, headers });

  it('sends a file with its type, a lifetime of a year and the given headers', async () => {
    const { statusCode, headers, body } = await get('/assets/nested/deep.css');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'a{}' });
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-name': 'nested/deep.css',
      vary: 'Accept-Encoding',
    });
  });

  it('sends a compressed version with the type of the file, and the file where there is none', async () => {
    const packed = await get('/assets/index.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
    });
    const plain = await get('/assets/index.js', { 'accept-encoding': 'br' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(script);
  });

  it('answers HEAD, ranges and conditional requests', async () => {
    const head = await server.inject({ method: 'HEAD', url: '/assets/index.js' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(script.length));
    const part = await get('/assets/index.js', { range: 'bytes=0-5' });
    expect(part).toMatchObject({ statusCode: 206, body: 'export' });
    expect(await get('/assets/index.js', { range: 'bytes=900-' })).toMatchObject({ statusCode: 416 });
    const etag = head.headers['etag'];
    expect(await get('/assets/index.js', { 'if-none-match': etag })).toMatchObject({ statusCode: 304 });
  });

  it.each([
    '/assets/',
    '/assets/nested',
    '/assets/missing.js',
    '/assets/.hidden',
    '/assets//index.js',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/..%5csecret.txt',
    '/assets/nested%2f..%2findex.js',
    '/assets/index.js%00',
  ])('does not find %s', async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404 });
  });
});
