import { Type } from 'typebox';
import type { Endpoint } from '@admin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRef, beforeUser, defineServerPlugin, route } from '../../plugin-api/index.ts';
import { refused } from '../../errors/request-errors.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const enter = {
  method: 'GET',
  path: '/door/enter',
  policy: 'public',
  query: Type.Object({ to: Type.String() }),
  status: 302,
} as const satisfies Endpoint;

const knock = {
  method: 'POST',
  path: '/door/knock',
  policy: 'public',
  accepts: 'urlencoded',
  body: Type.Object({ name: Type.String({ maxLength: 10 }) }),
  response: Type.Object({ name: Type.String() }),
} as const satisfies Endpoint;

const userId = 2;

forEachDialect((dialect) => {
  describe('a plugin that signs users in', () => {
    let server: TestServer;
    let admin: TestSession;
    let isRefused = false;

    const door = defineServerPlugin({
      id: 'door',
      title: 'Door',
      routes: [
        route(enter, async ({ services, client, cookies, query, setHeader }) => {
          const opened = await services
            .get(accountsRef)
            .openSession(userId, { client, cookies }, () => Promise.resolve());
          setHeader('set-cookie', opened.cookie);
          return query.to;
        }),
        route(knock, ({ body }) => ({ name: body.name })),
      ],
      beforeUser: (['create', 'activate'] as const).map((step) =>
        beforeUser(step, () => {
          if (isRefused) throw refused('DOOR_CLOSED', 'Closed');
        }),
      ),
      onSignOut: ({ userId: leaving }) =>
        leaving === 1 ? Promise.reject(new Error('no way out')) : Promise.resolve('https://door.example/out'),
    });
    const ignored = defineServerPlugin({
      id: 'ignored',
      title: 'Ignored',
      onSignOut: () => Promise.resolve('https://ignored.example'),
    });

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open(), plugins: [door, ignored] });
      admin = await server.client.registerAdmin();
      await addUser(server.services, {
        email: 'bob@example.com',
        password: 'Correct-Horse-7',
        role: 'strapi-editor',
      });
    });
    afterAll(() => server.close());
    beforeEach(() => {
      isRefused = false;
    });

    const accounts = () => server.services.get(accountsRef);
    const enterAs = () => server.client.send('GET', '/door/enter?to=%2Fadmin', undefined, { renews: false });

    it('[P61] opens a session whose cookie the panel exchanges for a token, and redirects', async () => {
      const response = await enterAs();
      expect([response.status, response.headers.location, response.headers['cache-control']]).toEqual([
        302,
        '/admin',
        'no-store',
      ]);
      const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
      const renewed = await server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        { headers: { cookie } },
      );
      const as = { token: String(at(renewed.body, 'data.token')), cookie };
      const me = await server.client.send('GET', '/admin/users/me', undefined, { as });
      expect(at(me.body, 'data.email')).toBe('bob@example.com');
    });

    it('[P61] opens no session for a user who may not sign in', async () => {
      await server.client.send('PUT', `/admin/users/${userId}`, { isActive: false }, { as: admin });
      const response = await enterAs();
      expect([response.status, at(response.body, 'error.message')]).toEqual([400, 'User not active']);
      expect(response.headers['set-cookie']).toBeUndefined();
      await server.client.send('PUT', `/admin/users/${userId}`, { isActive: true }, { as: admin });
    });

    it('[P61] undoes a session whose further writes fail', async () => {
      const call = { client: { ip: '10.0.0.1', userAgent: '', secure: false, renews: false }, cookies: {} };
      const sessions = () =>
        server.services.database.kysely.selectFrom('admin_sessions').selectAll().execute();
      const before = await sessions();
      const failing = accounts().openSession(userId, call, () => Promise.reject(new Error('full')));
      await expect(failing).rejects.toThrow('full');
      expect(await sessions()).toEqual(before);
    });

    it('[P61] creates users with existing roles, unless a hook refuses', async () => {
      const eve = { email: 'Eve@Example.com', firstname: 'Eve', lastname: null, roles: [2, 999] };
      const nothing = () => Promise.resolve();
      isRefused = true;
      await expect(accounts().create(eve, nothing)).rejects.toMatchObject({ code: 'DOOR_CLOSED' });
      isRefused = false;
      const created = await accounts().create(eve, nothing);
      expect(created).toMatchObject({ email: 'eve@example.com', isActive: true, roles: [{ id: 2 }] });
      expect(await accounts().isInvited(created.id)).toBe(false);
      expect((await accounts().findByEmail('EVE@example.com'))?.id).toBe(created.id);
      await expect(accounts().create(eve, nothing)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    });

    it('[P61] accepts an invitation once, and drops its link', async () => {
      const invited = { firstname: 'Ida', email: 'ida@example.com', roles: [2] };
      const { body } = await server.client.send('POST', '/admin/users', invited, { as: admin });
      const id = Number(at(body, 'data.id'));
      expect(await accounts().isInvited(id)).toBe(true);
      isRefused = true;
      await expect(accounts().acceptInvitation(id)).rejects.toMatchObject({ code: 'DOOR_CLOSED' });
      isRefused = false;
      await accounts().acceptInvitation(id);
      expect((await accounts().find(id))?.isActive).toBe(true);
      await expect(accounts().acceptInvitation(id)).rejects.toMatchObject({ status: 404 });
      const registrationToken = at(body, 'data.registrationToken');
      const userInfo = { firstname: 'Ida', password: 'Correct-Horse-7' };
      const late = await server.client.send('POST', '/admin/register', { registrationToken, userInfo });
      expect(late.status).toBe(400);
    });

    it('[P61] replaces roles, but never by none and not those of the last super administrator', async () => {
      await accounts().replaceRoles(userId, [3]);
      expect((await accounts().find(userId))?.roles).toMatchObject([{ id: 3 }]);
      await accounts().replaceRoles(userId, [999]);
      expect((await accounts().find(userId))?.roles).toMatchObject([{ id: 3 }]);
      await expect(accounts().replaceRoles(1, [2])).rejects.toMatchObject({ code: 'LAST_SUPER_ADMIN' });
    });

    it('[P62] names where the sign-out continues, and never keeps a user signed in', async () => {
      const signOut = async (as: TestSession) =>
        (await server.client.send('POST', '/admin/logout', undefined, { as })).body;
      const bob = await server.client.signIn({ email: 'bob@example.com', password: 'Correct-Horse-7' });
      expect(await signOut(bob)).toEqual({ data: { redirectTo: 'https://door.example/out' } });
      const again = await server.client.signIn();
      expect(await signOut(again)).toEqual({ data: { redirectTo: 'https://ignored.example' } });
      expect((await server.client.send('GET', '/admin/users/me', undefined, { as: again })).status).toBe(401);
      admin = await server.client.signIn();
    });

    it('[P63] reads plain forms, validates them, and accepts nothing else there', async () => {
      const send = (payload: string, type: string) =>
        server.client.send('POST', '/door/knock', payload, { headers: { 'content-type': type } });
      const form = 'application/x-www-form-urlencoded';
      expect((await send('name=%C3%89va&x=1', form)).body).toEqual({ name: 'Éva' });
      expect((await send('name=much+too+long+a+name', form)).status).toBe(400);
      expect((await send('', form)).status).toBe(400);
      expect((await send('{"name":"Eva"}', 'application/json')).status).toBe(415);
      expect((await send(`name=${'a'.repeat(70_000)}`, form)).status).toBe(413);
    });
  });
});
