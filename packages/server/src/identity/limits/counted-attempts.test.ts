import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const invalidCredentials = { email: testAdmin.email, password: 'Wrong0000' };

/** Tries to sign in, and says what is left of the tries. */
async function attemptAt(server: TestServer, url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await server.client.send('POST', url, invalidCredentials, { headers });
  return { status: response.status, left: response.headers['x-ratelimit-remaining'] };
}

const registerFrom = async (from: TestServer, forwarded: string) => {
  const body = {
    registrationToken: 'a'.repeat(43),
    userInfo: { firstname: 'A', password: 'Correct-Horse-7' },
  };
  const headers = { 'x-forwarded-for': forwarded };
  return (await from.client.send('POST', '/admin/register', body, { headers })).status;
};

const cookieOf = async (from: TestServer) => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  const { email, password } = testAdmin;
  const response = await from.client.send('POST', '/admin/login', { email, password }, { headers });
  return String(response.headers['set-cookie']);
};

async function registrationsFrom(server: TestServer, address: string, times: number) {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push(await registerFrom(server, address));
  return statuses;
}

forEachDialect((dialect) => {
  describe('attempts are counted', () => {
    let database: Database;
    let server: TestServer;
    let proxied: TestServer;

    beforeEach(async () => {
      database = await dialect.open();
      server = await startTestServer({ database });
      await server.client.registerAdmin();
      proxied = await startTestServer({ database, environment: { TRUST_PROXY: '127.0.0.1' } });
    });

    afterEach(async () => {
      await server.close();
      await proxied.close();
    });

    it('together for every spelling of the sign-in path', async () => {
      const spellings = ['', '/', '?x=1'].map((end) => `/admin/login${end}`);
      const left: unknown[] = [];
      for (const url of [...spellings, '/admin/%6cogin', '/admin/./login']) {
        left.push((await attemptAt(server, url)).left);
      }
      expect(left).toEqual(['4', '3', '2', '1', '0']);
      expect((await attemptAt(server, '/admin/login')).status).toBe(429);
      for (const url of [
        '/ADMIN/LOGIN',
        '//admin/login',
        '/admin//login',
        '/admin/login;a=b',
        '/admin/login%2f',
      ]) {
        expect([url, (await attemptAt(server, url)).status]).toEqual([url, 404]);
      }
    });

    it('across restarts and servers of the same database', async () => {
      await attemptAt(server, '/admin/login');
      await attemptAt(server, '/admin/login');
      await server.close();
      server = await startTestServer({ database });
      expect((await attemptAt(server, '/admin/login')).left).toBe('2');
    });

    it('per network, as reported by a trusted proxy', async () => {
      expect(await registrationsFrom(proxied, '203.0.113.9', 11)).toEqual([
        ...Array.from({ length: 10 }, () => 400),
        429,
      ]);
      expect(await registrationsFrom(proxied, '203.0.113.10', 1)).toEqual([400]);
      expect(await registrationsFrom(proxied, '2001:db8:1:2::1', 10)).toEqual(
        Array.from({ length: 10 }, () => 400),
      );
      expect([
        await registrationsFrom(proxied, '2001:db8:1:2:ffff::2', 1),
        await registrationsFrom(proxied, '2001:db8:1:3::1', 1),
      ]).toEqual([[429], [400]]);
    });

    it('per site of 65,536 IPv6 networks as well', async () => {
      for (let network = 1; network <= 5; network += 1) {
        const statuses = await registrationsFrom(proxied, `2001:db8:9:${network}::1`, 10);
        expect(new Set(statuses)).toEqual(new Set([400]));
      }
      expect(await registrationsFrom(proxied, '2001:db8:9:6::1', 1)).toEqual([429]);
      expect(await registrationsFrom(proxied, '2001:db8:a:6::1', 1)).toEqual([400]);
    });

    it('per network, ignoring headers of untrusted clients', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push(await registerFrom(server, `203.0.113.${String(index)}`));
      }
      expect(statuses.at(-1)).toBe(429);
    });

    it('and TLS headers are accepted from trusted proxies only', async () => {
      expect(await cookieOf(proxied)).toMatch(/^__Host-cms_rt=.*; Secure/);
      expect(await cookieOf(server)).toMatch(/^cms_rt=(?!.*Secure)/);
    });
  });
});
