import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

forEachDialect((dialect) => {
  describe('a renewed token', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    it.each([
      ['ten minutes, for a caller that renews it', 'ordinary', true, 10 * minute],
      ['ten minutes, for a caller with a remembered session', 'remembered', true, 10 * minute],
      ['the idle time of its session, for a caller that does not renew it', 'ordinary', false, 2 * hour],
      ['the idle time of its remembered session', 'remembered', false, 14 * day],
    ])('is valid for %s, renewed by token or by cookie', async (_how, kind, renews, lifetime) => {
      const { token, cookie } = await server.client.signIn(testAdmin, {
        headers: { 'x-session-lifetime': kind },
      });
      const renewedBy = async (given: string, headers: Record<string, string>) => {
        const extra = { headers, renews };
        const response = await server.client.send('POST', '/admin/renew-token', { token: given }, extra);
        const { iat = 0, exp = 0 } = decodeJwt(String(at(response.body, 'data.token')));
        return (exp - iat) * 1000;
      };
      expect([await renewedBy(token, {}), await renewedBy('', { cookie })]).toEqual([lifetime, lifetime]);
    });

    it('is refused with a code, and counted separately', async () => {
      const client = { ip: '10.0.0.1', userAgent: 'Test', secure: false, renews: true };
      const renewed = server.services.identity.renewToken({ refreshToken: '', token: 'nope' }, client);
      await expect(renewed).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
      const limits = () => server.services.database.kysely.selectFrom('admin_limits').select('bucket');
      const counted = async () =>
        (await limits().execute()).map(({ bucket }) => String(bucket).split(':')[0]);
      await expect.poll(counted).toContain('renew/network');
    });
  });
});
