import type { Endpoint } from '@admin/contract';
import { tokensServer } from '@admin/plugin-settings/server';
import { defineServerPlugin, route } from '@admin/server';
import {
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLogServer } from './audit-log-server.ts';

const closeShop = {
  method: 'POST',
  path: '/api/shop/close',
  policy: { apiClient: 'plugin::shop.door.close' },
  response: Type.Object({}),
} as const satisfies Endpoint;

/** A plugin whose route for API clients records a change. */
const shop = defineServerPlugin({
  id: 'shop',
  title: 'Shop',
  contentApiActions: [{ id: 'plugin::shop.door.close', access: 'write', requires: null }],
  routes: [
    route(closeShop, async ({ services: { database, events }, apiClient: { permissions } }) => {
      await database.transaction(({ kysely }) =>
        events.recordChange(kysely, () => ({
          action: 'shop.close',
          entity: { type: 'shop', id: null },
          origin: permissions.origin ?? { userId: null, apiClient: null, ip: null },
        })),
      );
      return {};
    }),
  ],
});

forEachDialect((dialect) => {
  describe.each([
    ['behind a trusted proxy', '127.0.0.1', '203.0.113.9'],
    ['without trusted proxies', '', '127.0.0.1'],
    ['behind another proxy', '10.0.0.1', '127.0.0.1'],
  ])('the origin of a record %s', (_case, proxies, address) => {
    let server: TestServer;
    let admin: TestSession;
    const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        plugins: [tokensServer, shop, auditLogServer],
        trusted: ['tokens', 'audit-log'],
        environment: { TRUST_PROXY: proxies },
      });
      admin = await server.client.registerAdmin();
    });
    afterAll(() => server.close());

    const latest = async (action: string) => {
      const { body } = await server.client.send('GET', `/admin/audit-logs?action=${action}`, undefined, {
        as: admin,
      });
      return at(body, 'results.0');
    };

    it('has the address of the client for changes and refused sign-ins', async () => {
      const options = { as: admin, headers: forwarded };
      const role = await server.client.send('POST', '/admin/roles', { name: 'Guest' }, options);
      expect(role.status).toBe(201);
      expect(await latest('role.create')).toMatchObject({ ip: address, user: { id: 1 }, token: null });
      const credentials = { email: 'eve@example.com', password: 'Wrong-Horse-7' };
      await server.client.send('POST', '/admin/login', credentials, { headers: forwarded });
      expect(await latest('admin.auth.failure')).toMatchObject({ ip: address, user: null });
    });

    it('names the API token and its owner', async () => {
      const { body } = await server.client.send(
        'POST',
        '/admin/api-tokens',
        { name: 'Shop window', type: 'full-access' },
        { as: admin },
      );
      const authorization = `Bearer ${String(at(body, 'data.accessKey'))}`;
      const { status } = await server.client.send(
        'POST',
        '/api/shop/close',
        {},
        { headers: { authorization, ...forwarded } },
      );
      expect(status).toBe(200);
      expect(await latest('shop.close')).toMatchObject({
        ip: address,
        token: 'Shop window',
        user: { id: 1, email: 'ada@example.com' },
      });
    });
  });
});
