import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMail, readOutbox } from '../../../mail/testing/outbox.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser, setRolePermissions, type TestPermission } from '../../../testing/test-users.ts';

const password = 'Correct-Horse-7';
const manage: readonly TestPermission[] = ['create', 'read', 'update', 'delete'].map((name) => ({
  action: `admin::users.${name}`,
}));
const media: TestPermission = { action: 'plugin::upload.read' };
const invitation = (roleIds: readonly number[]) => ({
  firstname: 'Eve',
  email: 'eve@example.com',
  roles: roleIds,
});

forEachDialect((dialect) => {
  describe('a user manager without all permissions', () => {
    let server: TestServer;
    let manager: TestSession;
    const ids = { manager: 0, equal: 0, wider: 0 };
    const roles = { manager: 0, equal: 0, wider: 0 };

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      await server.client.registerAdmin();
      const added = await addUser(server.services, { email: 'manager@example.com', password, role: manage });
      [ids.manager, roles.manager] = [added.userId, added.roleId];
      const equal = await addUser(server.services, { email: 'equal@example.com', password, role: manage });
      [ids.equal, roles.equal] = [equal.userId, equal.roleId];
      const wider = await addUser(server.services, { email: 'wider@example.com', password, role: [media] });
      [ids.wider, roles.wider] = [wider.userId, wider.roleId];
      manager = await server.client.signIn({ email: 'manager@example.com', password });
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(() => clearMail(server));

    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
      server.client.send(method, url, body, { as: manager });
    const users = async () =>
      JSON.stringify(
        await server.services.database.kysely.selectFrom('admin_users').selectAll().orderBy('id').execute(),
      );
    const links = async () =>
      JSON.stringify(
        await server.services.database.kysely.selectFrom('admin_user_roles').selectAll().execute(),
      );

    it('cannot assign a role with more permissions, nor several roles of which one has more', async () => {
      const before = [await users(), await links()];
      for (const wanted of [[1], [roles.wider], [roles.manager, roles.wider], [roles.manager, 1]]) {
        const invited = await send('POST', '/admin/users', invitation(wanted));
        const changed = await send('PUT', `/admin/users/${ids.equal}`, { roles: wanted });
        const own = await send('PUT', `/admin/users/${ids.manager}`, { roles: wanted });
        for (const { status, body } of [invited, changed, own]) {
          expect([status, at(body, 'error.name'), at(body, 'error.message')]).toEqual([
            403,
            'ForbiddenError',
            'You can only give roles whose permissions you hold yourself',
          ]);
        }
      }
      expect([await users(), await links()]).toEqual(before);
      expect(await readOutbox(server)).toEqual([]);
    });

    it('can assign a role once they hold its permissions', async () => {
      await setRolePermissions(server.services, roles.manager, [...manage, media]);
      const given = await send('PUT', `/admin/users/${ids.equal}`, { roles: [roles.wider] });
      expect(given.status).toBe(200);
      await setRolePermissions(server.services, roles.manager, manage);
    });

    it.each(['admin::is-creator', 'admin::has-same-role-as-creator'])(
      'cannot assign a role with a permission that they hold under a condition: %s',
      async (condition) => {
        const own = { ...media, conditions: [condition] };
        await setRolePermissions(server.services, roles.manager, [...manage, own]);
        for (const wider of [[media], [own]]) {
          await setRolePermissions(server.services, roles.wider, wider);
          expect((await send('POST', '/admin/users', invitation([roles.wider]))).status).toBe(403);
        }
        await setRolePermissions(server.services, roles.manager, [...manage, media]);
        const email = `${condition.slice(7)}@example.com`;
        expect((await send('POST', '/admin/users', { ...invitation([roles.wider]), email })).status).toBe(
          201,
        );
        await setRolePermissions(server.services, roles.wider, [media]);
        await setRolePermissions(server.services, roles.manager, manage);
      },
    );

    it('cannot assign roles to themselves, even one without permissions', async () => {
      const empty = await addUser(server.services, { email: 'empty@example.com', password, role: [] });
      const before = await links();
      const ownRoles = [roles.manager, empty.roleId];
      expect((await send('PUT', `/admin/users/${ids.manager}`, { roles: ownRoles })).status).toBe(403);
      expect(await links()).toBe(before);
      const same = await send('PUT', `/admin/users/${ids.manager}`, { roles: [roles.manager] });
      expect(same.status).toBe(200);
    });

    it.each([
      ['PUT', { password: 'Another-Horse-8' }],
      ['PUT', { email: 'mine@example.com' }],
      ['PUT', { isActive: false }],
      ['POST', undefined],
    ] as const)('cannot take over a user with more permissions: %s %j', async (method, body) => {
      const before = await users();
      const suffix = method === 'POST' ? '/invitation' : '';
      for (const id of [1, ids.wider]) {
        expect((await send(method, `/admin/users/${id}${suffix}`, body)).status).toBe(403);
      }
      expect(await users()).toBe(before);
    });

    it.each([
      { password: 'Another-Horse-8' },
      { email: 'mine@example.com' },
      { isActive: false },
      { roles: 'that the manager may give' },
    ])('cannot take over a user with the same conditional permission: %j', async (change) => {
      const own = { ...media, conditions: ['admin::is-creator'] };
      await setRolePermissions(server.services, roles.manager, [...manage, own]);
      await setRolePermissions(server.services, roles.wider, [own]);
      const before = [await users(), await links()];
      const body = 'roles' in change ? { roles: [roles.equal] } : change;
      expect((await send('PUT', `/admin/users/${ids.wider}`, body)).status).toBe(403);
      expect([await users(), await links()]).toEqual(before);
      await setRolePermissions(server.services, roles.wider, [media]);
      await setRolePermissions(server.services, roles.manager, manage);
    });

    it('can edit and sign out users with more permissions, except super administrators', async () => {
      expect((await send('PUT', `/admin/users/${ids.wider}`, { firstname: 'Wilma' })).status).toBe(200);
      expect((await send('DELETE', `/admin/users/${ids.wider}/sessions`)).status).toBe(204);
      const before = await users();
      for (const [method, url, body] of [
        ['PUT', '/admin/users/1', { firstname: 'Eve' }],
        ['PUT', '/admin/users/1', { isActive: false }],
        ['PUT', '/admin/users/1', { roles: [roles.manager] }],
        ['DELETE', '/admin/users/1', undefined],
        ['DELETE', '/admin/users/1/sessions', undefined],
        ['POST', '/admin/users/batch-delete', { ids: [ids.equal, 1] }],
      ] as const) {
        expect([method, url, (await send(method, url, body)).status]).toEqual([method, url, 403]);
      }
      expect(await users()).toBe(before);
    });

    it('can change the own address and password only with the current password', async () => {
      for (const body of [{ password: 'Another-Horse-8' }, { email: 'mine@example.com' }]) {
        const { status, body: response } = await send('PUT', `/admin/users/${ids.manager}`, body);
        expect([status, at(response, 'error.details.errors.0.path')]).toEqual([400, Object.keys(body)]);
      }
      const unchanged = { email: 'Manager@Example.com', firstname: 'Mia' };
      expect((await send('PUT', `/admin/users/${ids.manager}`, unchanged)).status).toBe(200);
    });

    it('needs the permission of each route', async () => {
      await setRolePermissions(server.services, roles.manager, [{ action: 'admin::users.read' }]);
      expect((await send('GET', '/admin/users')).status).toBe(200);
      for (const [method, url, body] of [
        ['POST', '/admin/users', invitation([roles.manager])],
        ['PUT', `/admin/users/${ids.equal}`, { firstname: 'Eve' }],
        ['DELETE', `/admin/users/${ids.equal}`, undefined],
        ['POST', '/admin/users/batch-delete', { ids: [ids.equal] }],
        ['POST', `/admin/users/${ids.equal}/invitation`, undefined],
        ['DELETE', `/admin/users/${ids.equal}/sessions`, undefined],
      ] as const) {
        expect([method, url, (await send(method, url, body)).status]).toEqual([method, url, 403]);
      }
      await setRolePermissions(server.services, roles.manager, [media]);
      for (const url of ['/admin/users', '/admin/users/1', `/admin/users/${ids.manager}`]) {
        expect((await send('GET', url)).status).toBe(403);
      }
      await setRolePermissions(server.services, roles.manager, manage);
    });

    it('loses a permission with the next request after the role lost it', async () => {
      const admin = await server.client.signIn(testAdmin);
      expect((await send('GET', '/admin/users')).status).toBe(200);
      await server.client.send('PUT', `/admin/users/${ids.manager}`, { roles: [roles.wider] }, { as: admin });
      expect((await send('GET', '/admin/users')).status).toBe(403);
    });
  });
});
