import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-of.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="./assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/vendor-b2.js">
    <link rel="stylesheet" crossorigin href="./assets/index-c3.css">
  </head>
  <body><noscript>JavaScript disabled.</noscript><div id="root"></div></body>
</html>`;

function buildPanel(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'assets/index-a1.js'), 'export const plain = 1;');
  writeFileSync(
    path.join(folder, 'assets/index-a1.js.br'),
    brotliCompressSync('export const compressed = 1;'),
  );
  return folder;
}

describe('serving the panel', () => {
  let server: TestServer;
  let panelDir: string;

  beforeAll(async () => {
    panelDir = buildPanel();
    server = await startTestServer({ panelDir, environment: { BASE_PATH: '/cms' } });
  });

  afterAll(async () => {
    await server.close();
    rmSync(panelDir, { recursive: true });
  });

  const open = (url: string, headers: Record<string, string> = {}) =>
    server.client.send('GET', url, undefined, { headers: { accept: 'text/html,*/*', ...headers } });

  it('serves the document for every navigation below its path', async () => {
    for (const url of [
      '/cms',
      '/cms/',
      '/cms/auth/login',
      '/cms/content-manager/collection-types/api::a.a/1?x=1',
      '/cms/auth/reset-password?code=x',
      '/cms/auth/register?registrationToken=x',
    ]) {
      const response = await open(url);
      expect([url, response.status, response.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('returns 404 in JSON for other requests', async () => {
    const responses = await Promise.all([
      server.client.send('GET', '/cms/auth/login', undefined, { headers: { accept: 'application/json' } }),
      server.client.send('GET', '/cms/auth/login'),
      server.client.send('POST', '/cms/auth/login', {}, { headers: { accept: 'text/html' } }),
      open('/elsewhere'),
      open('/cms/assets/missing.js'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('allows only the elements of its own document, with a nonce per response', async () => {
    const first = await open('/cms');
    const second = await open('/cms');
    const policy = String(first.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? 'absent';
    expect(second.headers['content-security-policy']).not.toContain(nonce);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types cms-md dompurify pasted-html');
    expect(policy).not.toContain('unsafe');
    const elements = String(first.body).match(/<(?:script|link)\b[^>]*>/g) ?? [];
    expect(elements).toHaveLength(4);
    for (const element of elements) expect(element).toContain(` nonce="${nonce}"`);
    expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
  });

  it('links its assets from the root at every depth of the address', async () => {
    const { body } = await open('/cms/auth/login');
    expect(body).toContain('src="/cms/assets/index-a1.js"');
    expect(body).toContain('href="/cms/assets/index-c3.css"');
    expect(body).not.toContain('"./');
  });

  it('embeds the public data, so that the sign-in screen needs no request', async () => {
    const { body } = await open('/cms');
    const json = /<script type="application\/json" id="admin-boot"[^>]*>([^<]*)<\/script>/.exec(
      String(body),
    )?.[1];
    expect(JSON.parse(json ?? 'null')).toEqual({
      basePath: '/cms',
      apiUrl: '',
      productName: 'Test',
      analyticsUrl: null,
      init: { uuid: anyText, hasAdmin: false, mail: 'file' },
      projectType: { isEE: false, features: [], flags: { nps: false, promoteEE: false } },
    });
  });

  it('allows analytics requests to the configured address only', async () => {
    const policyOf = (response: Awaited<ReturnType<typeof open>>) =>
      / connect-src ([^;]+);/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(policyOf(await open('/cms'))).toBe("'self'");
    const ANALYTICS_URL = 'https://stats.example.com:8443/atrium';
    const other = await startTestServer({ panelDir, environment: { ANALYTICS_URL } });
    const response = await other.client.send('GET', '/admin', undefined, {
      headers: { accept: 'text/html' },
    });
    await other.close();
    expect(policyOf(response)).toBe("'self' https://stats.example.com:8443");
    expect(response.body).toContain(`"analyticsUrl":"${ANALYTICS_URL}"`);
    expect(response.body).toContain('"flags":{"nps":true,');
  });

  it('allows only the configured origins for resources and requests', async () => {
    const directive = (response: Awaited<ReturnType<typeof open>>, name: string) =>
      new RegExp(` ${name} ([^;]+);`).exec(String(response.headers['content-security-policy']))?.[1];
    const closed = await open('/cms');
    expect(directive(closed, 'img-src')).toBe("'self' data: blob:");
    expect(directive(closed, 'frame-src')).toBe("'none'");
    const environment = {
      CSP_IMG_ORIGINS: 'https://images.example.com, https://more.example.com/',
      CSP_FRAME_ORIGINS: 'https://www.example.com',
      CSP_CONNECT_ORIGINS: 'https://api.example.com:8443',
    };
    const other = await startTestServer({ panelDir, environment });
    const response = await other.client.send('GET', '/admin', undefined, {
      headers: { accept: 'text/html' },
    });
    await other.close();
    expect(directive(response, 'img-src')).toBe(
      "'self' data: blob: https://images.example.com https://more.example.com",
    );
    expect(directive(response, 'frame-src')).toBe('https://www.example.com');
    expect(directive(response, 'connect-src')).toBe("'self' https://api.example.com:8443");
    expect(directive(response, 'script-src')).toMatch(/^'nonce-[^' ]+' 'strict-dynamic'$/);
  });

  it('compresses the document for clients that accept it', async () => {
    const response = await open('/cms', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toContain('Accept-Encoding');
    expect(brotliDecompressSync(response.raw.rawPayload).toString()).toContain('<div id="root">');
  });

  it('serves hashed assets as immutable and precompressed', async () => {
    const plain = await server.client.send('GET', '/cms/assets/index-a1.js');
    expect(plain.body).toBe('export const plain = 1;');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const compressed = await server.client.send('GET', '/cms/assets/index-a1.js', undefined, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.raw.rawPayload).toString()).toBe('export const compressed = 1;');
  });

  it.each(['/cms/assets/..%2findex.html', '/cms/assets/%2e%2e/index.html', '/cms/assets/../../etc/passwd'])(
    'serves nothing outside its folder for %s',
    async (url) => {
      const response = await server.client.send('GET', url);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('root');
    },
  );
});
