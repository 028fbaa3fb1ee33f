import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('the HTTP server', () => {
  let server: TestServer;
  let session: TestSession;

  beforeAll(async () => {
    server = await startTestServer();
    session = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  describe('cross-site requests', () => {
    const calls = [
      '/admin/renew-token',
      '/admin/login',
      '/admin/logout',
      '/admin/register-admin',
      '/admin/forgot-password',
      '/admin/reset-password',
    ] as const;

    it.each(calls)('are refused by their origin: %s', async (url) => {
      for (const origin of ['https://evil.example', 'null', 'http://localhost:80.evil.example']) {
        const response = await server.client.send(
          'POST',
          url,
          {},
          { headers: { origin, cookie: session.cookie } },
        );
        expect([origin, response.status]).toEqual([origin, 403]);
      }
    });

    it.each(calls)('are refused by Sec-Fetch-Site: %s', async (url) => {
      const headers = { 'sec-fetch-site': 'cross-site', cookie: session.cookie };
      expect((await server.client.send('POST', url, {}, { headers })).status).toBe(403);
    });

    it.each(calls)('are refused with the body of a form: %s', async (url) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const from = { origin: 'https://evil.example', cookie: session.cookie };
        const headers = { ...from, 'content-type': type };
        const response = await server.client.send('POST', url, '{"token":"","x":"="}', { headers });
        expect([type, response.status]).toEqual([type, 403]);
      }
    });

    it('leave the session of the browser unchanged', async () => {
      const headers = { origin: 'https://evil.example', cookie: session.cookie };
      await server.client.send('POST', '/admin/logout', undefined, { headers });
      await server.client.send('POST', '/admin/renew-token', { token: '' }, { headers });
      const own = await server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        {
          headers: { cookie: session.cookie, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' },
        },
      );
      expect(own.status).toBe(200);
    });
  });

  describe('the host check', () => {
    const initAt = (host: string) =>
      server.client.send('GET', '/admin/init', undefined, { headers: { host } });

    it.each(['localhost', 'LOCALHOST:1337', 'localhost.', '127.0.0.1:8080', '[::1]:1337', '[0::1]'])(
      'accepts %s',
      async (host) => {
        expect((await initAt(host)).status).toBe(200);
      },
    );

    it.each([
      'evil.example',
      'evil.example:1337',
      'localhost.evil.example',
      '10.0.0.5',
      'a@localhost',
      'a b',
    ])('refuses %s and names the setting that allows it', async (host) => {
      const response = await initAt(host);
      expect([response.status, at(response.body, 'error.name')]).toEqual([403, 'ForbiddenError']);
      expect(at(response.body, 'error.message')).toContain('Set PUBLIC_URL to the address');
    });

    it('refuses the registration of an administrator by DNS rebinding', async () => {
      const fresh = await startTestServer();
      const headers = {
        host: 'evil.example:1337',
        origin: 'http://evil.example:1337',
        'sec-fetch-site': 'same-origin',
      };
      const response = await fresh.client.send('POST', '/admin/register-admin', testAdmin, { headers });
      expect(response.status).toBe(403);
      const init = await fresh.client.send('GET', '/admin/init');
      expect(at(init.body, 'data.hasAdmin')).toBe(false);
      await fresh.close();
    });

    it.each([
      ['accepts its HOST', { HOST: 'cms.internal' }, 'CMS.internal:1337', 200],
      ['accepts any name with a PUBLIC_URL', { PUBLIC_URL: 'https://a.example' }, 'b.example', 200],
      ['refuses a name that only X-Forwarded-Host allows', { TRUST_PROXY: '127.0.0.1' }, 'evil.example', 403],
    ])('%s', async (_case, environment, host, status) => {
      const other = await startTestServer({ environment });
      const headers = { host, 'x-forwarded-host': 'localhost' };
      const response = await other.client.send('GET', '/admin/init', undefined, { headers });
      expect(response.status).toBe(status);
      await other.close();
    });

    it('accepts the address of the connection when it listens on all addresses', async () => {
      const open = await startTestServer({ environment: { HOST: '0.0.0.0' } });
      await open.http.listen({ host: '0.0.0.0', port: 0 });
      const { port } = open.http.server.address() as AddressInfo;
      const statusFor = (host: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const call = request({ host: '127.0.0.2', port, path: '/admin/init', headers: { host } });
          call.on('response', (response) => {
            response.resume();
            resolve(response.statusCode);
          });
          call.on('error', reject);
          call.end();
        });
      expect(await statusFor(`127.0.0.2:${port}`)).toBe(200);
      expect(await statusFor(`127.0.0.3:${port}`)).toBe(403);
      await open.close();
    });
  });
});
