import { connect, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSessionGuard } from './session-guard.ts';

forEachDialect((dialect) => {
  describe('the session guard', () => {
    let server: TestServer;
    let session: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      session = await server.client.registerAdmin();
      await server.http.listen({ host: '127.0.0.1', port: 0 });
    });

    afterAll(async () => {
      await server.close();
    });

    /** Asks who one is over a connection, where a header can be sent several times. */
    const statusWith = (headers: readonly string[]) =>
      new Promise<string | undefined>((resolve) => {
        const { port } = server.http.server.address() as AddressInfo;
        const lines = ['GET /admin/users/me HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers];
        let text = '';
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        });
        socket.on('data', (chunk) => {
          text += String(chunk);
        });
        socket.on('close', () => {
          resolve(/^HTTP\/1\.1 (\d+) /.exec(text)?.[1]);
        });
      });

    it.each([
      ['a valid one', (good: string) => [good], '200'],
      ['none', () => [], '401'],
      ['an invalid one before a valid one', (good: string) => ['Authorization: Bearer null', good], '401'],
      ['an empty one before a valid one', (good: string) => ['Authorization:', good], '401'],
      ['two in one', (good: string) => [`${good}, Bearer null`], '401'],
      [
        'two valid ones in one',
        (good: string) => [`${good}, ${good.slice('Authorization: '.length)}`],
        '401',
      ],
    ] as const)('uses the first authorization header: %s', async (_what, headersOf, expected) => {
      expect(await statusWith(headersOf(`Authorization: Bearer ${session.token}`))).toBe(expected);
    });

    it('refuses several host headers', async () => {
      expect(await statusWith(['Host: localhost', `Authorization: Bearer ${session.token}`])).toBe('400');
    });

    it('does not identify the caller while the database is unreachable', async () => {
      const { kysely } = server.services.database;
      await sql`alter table admin_sessions rename to lost_sessions`.execute(kysely);
      for (const url of ['/admin/users/me', '/admin/users', '/admin/roles', '/admin/users/me/permissions']) {
        const { status, body } = await server.client.send('GET', url, undefined, { as: session });
        expect([url, status, body]).toEqual([url, 500, expect.objectContaining({ data: null })]);
      }
      const { email, password } = testAdmin;
      const signIn = await server.client.send('POST', '/admin/login', { email, password });
      expect([signIn.status, signIn.headers['set-cookie']]).toEqual([500, undefined]);
      await sql`alter table lost_sessions rename to admin_sessions`.execute(kysely);
      const again = await server.client.send('GET', '/admin/users/me', undefined, { as: session });
      expect(again.status).toBe(200);
    });
  });
});

it('lets a role preview read, and refuses its changes', async () => {
  const server = await startTestServer();
  const as = await server.client.registerAdmin();
  const made = await server.client.send('POST', '/admin/roles/2/view', {}, { as });
  const headers = { authorization: `Bearer ${String(at(made.body, 'data.token'))}` };
  const guard = (method: 'GET' | 'PUT', rest: { readonly readOnly?: true } = {}) =>
    createSessionGuard(
      { method, policy: 'signed-in', ...rest },
      {
        identity: server.services.identity,
        authenticateApiClient: () => Promise.reject(new Error('unused')),
        apiClientLimiter: { countNetwork: () => undefined, countClient: () => undefined },
      },
    )({
      headers,
      ip: '192.0.2.1',
      actor: null,
      apiClient: null,
    });
  await guard('GET');
  await guard('PUT', { readOnly: true });
  await expect(guard('PUT')).rejects.toMatchObject({ code: 'VIEW_CHANGES_NOTHING', status: 403 });
  await server.close();
});
