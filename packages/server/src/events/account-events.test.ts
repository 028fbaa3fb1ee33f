import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { at, type TestSession } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { EventName } from './server-events.ts';

const names: readonly EventName[] = [
  'role.created',
  'role.changed',
  'role.deleted',
  'user.created',
  'user.changed',
  'user.deleted',
];

function idOf({ body }: { readonly body: unknown }): number {
  return Number(at(body, 'data.id'));
}

forEachDialect((dialect) => {
  describe('the events of roles and users', () => {
    let server: TestServer;
    let as: TestSession;
    let received: unknown[] = [];
    let endings: (() => void)[] = [];

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      as = await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(() => {
      received = [];
      const { events } = server.services;
      endings = names.map((name) => events.on(name, (event) => received.push([name, event])));
    });

    afterEach(() => {
      for (const end of endings) end();
    });

    type Method = Parameters<TestServer['client']['send']>[0];
    const send = (method: Method, url: string, body?: unknown) =>
      server.client.send(method, url, body, { as });
    const addRole = async (name: string) => idOf(await send('POST', '/admin/roles', { name }));
    const invite = async (email: string) =>
      send('POST', '/admin/users', { firstname: 'Rita', email, roles: [2] });

    it('report a role that is created, changed in text and in permissions, and deleted', async () => {
      const roleId = await addRole('Testers');
      const event = { roleId, actorId: 1 };
      expect(received).toEqual([['role.created', event]]);
      await send('PUT', `/admin/roles/${roleId}`, { name: 'Renamed' });
      const permissions = [{ action: 'admin::users.read', subject: null, properties: {}, conditions: [] }];
      await send('PUT', `/admin/roles/${roleId}/permissions`, { permissions });
      await send('PUT', `/admin/roles/${roleId}/permissions`, { permissions });
      expect(received.slice(1)).toEqual([
        ['role.changed', event],
        ['role.changed', event],
      ]);
      await send('DELETE', `/admin/roles/${roleId}`);
      expect(received.slice(3)).toEqual([['role.deleted', event]]);
    });

    it('report each of several deleted roles', async () => {
      const ids = [await addRole('One'), await addRole('Two')];
      received = [];
      await send('POST', '/admin/roles/batch-delete', { ids });
      expect(received).toEqual(ids.map((roleId) => ['role.deleted', { roleId, actorId: 1 }]));
    });

    it('report a user who is invited, registers, is changed by an administrator and by themselves, and is deleted', async () => {
      const invited = await invite('rita@example.com');
      const userId = idOf(invited);
      expect(received).toEqual([['user.created', { userId, actorId: 1 }]]);
      await server.client.send('POST', '/admin/register', {
        registrationToken: at(invited.body, 'data.registrationToken'),
        userInfo: { firstname: 'Rita', lastname: null, password: 'Correct-Horse-7' },
      });
      await send('PUT', `/admin/users/${userId}`, { lastname: 'Reader' });
      await send('PUT', '/admin/users/me', { lastname: 'Lovelace' });
      await send('DELETE', `/admin/users/${userId}`);
      expect(received.slice(1)).toEqual([
        ['user.changed', { userId, actorId: userId }],
        ['user.changed', { userId, actorId: 1 }],
        ['user.changed', { userId: 1, actorId: 1 }],
        ['user.deleted', { userId, actorId: 1 }],
      ]);
    });

    it('follow a stored change, and no refused one', async () => {
      const { database, events } = server.services;
      const stored: Promise<unknown>[] = [];
      const readRole = (id: number) =>
        database.kysely.selectFrom('admin_roles').select('name').where('id', '=', id).executeTakeFirst();
      endings.push(events.on('role.created', ({ roleId }) => stored.push(readRole(roleId))));
      await addRole('Stored');
      expect(await Promise.all(stored)).toEqual([{ name: 'Stored' }]);
      received = [];
      expect((await send('POST', '/admin/roles', { name: 'Stored' })).status).toBe(400);
      expect((await send('DELETE', '/admin/users/1')).status).toBe(400);
      expect((await invite('ada@example.com')).status).toBe(400);
      expect(received).toEqual([]);
    });
  });
});
