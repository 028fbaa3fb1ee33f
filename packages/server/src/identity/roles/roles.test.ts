import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyNumber, anyText, textLike } from '../../testing/any-of.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const password = 'Correct-Horse-7';

function messageOf(response: { readonly body: unknown }) {
  return at(response.body, 'error.message');
}

forEachDialect((dialect) => {
  describe('roles', () => {
    let server: TestServer;
    let admin: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      admin = await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    type Send = Parameters<TestServer['client']['send']>;
    const send = (method: Send[0], url: string, body?: unknown, as = admin) =>
      server.client.send(method, url, body, { as });
    const create = async (name: string) => {
      const { body } = await send('POST', '/admin/roles', { name });
      return Number(at(body, 'data.id'));
    };

    it('are listed with the number of their users', async () => {
      await addUser(server.services, { email: 'ed@example.com', password, role: 'strapi-editor' });
      const { status, body } = await send('GET', '/admin/roles/');
      expect(status).toBe(200);
      expect(at(body, 'data')).toMatchObject([
        { code: 'strapi-super-admin', usersCount: 1 },
        { code: 'strapi-editor', usersCount: 1 },
        { code: 'strapi-author', usersCount: 0 },
      ]);
      expect((await send('GET', '/admin/roles/1')).body).toEqual({
        data: {
          id: 1,
          name: 'Super Admin',
          code: 'strapi-super-admin',
          description: anyText,
          createdAt: textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: anyText,
          usersCount: 1,
        },
      });
    });

    it('can be sorted, searched and filtered by their public fields only', async () => {
      const names = async (query: string) => {
        const { body } = await send('GET', `/admin/roles?${query}`);
        return (at(body, 'data') as readonly { name: string }[]).map(({ name }) => name);
      };
      expect(await names('sort=name:ASC')).toEqual(['Author', 'Editor', 'Super Admin']);
      expect(await names('_q=OTHER+users')).toEqual(['Editor']);
      expect(await names('filters[code][$eq]=strapi-author')).toEqual(['Author']);
      expect(await names('filters[id][$in][0]=1&filters[id][$in][1]=3')).toEqual(['Super Admin', 'Author']);
      for (const query of ['sort=users_count', 'filters[users][password][$contains]=a', 'where[id]=1']) {
        const response = await send('GET', `/admin/roles?${query}`);
        expect([query, response.status, at(response.body, 'error.name')]).toEqual([
          query,
          400,
          'ValidationError',
        ]);
      }
    });

    it('are created without permissions and without users, with a unique code', async () => {
      const { status, body } = await send('POST', '/admin/roles', { name: ' Größe & Maß ' });
      expect(status).toBe(201);
      expect(body).toEqual({
        data: {
          id: anyNumber,
          name: 'Größe & Maß',
          code: textLike(/^groesse-and-mass-[a-z0-9]+$/),
          description: null,
          createdAt: anyText,
          updatedAt: anyText,
        },
      });
      const id = Number(at(body, 'data.id'));
      expect((await send('GET', `/admin/roles/${id}/permissions`)).body).toEqual({ data: [] });
      const twin = await send('POST', '/admin/roles', { name: 'Größe, and Maß' });
      expect(twin.status).toBe(201);
      expect(at(twin.body, 'data.code')).not.toBe(at(body, 'data.code'));
    });

    it('have unique names, also under simultaneous requests', async () => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, () => send('POST', '/admin/roles', { name: 'Only one' })),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 400)).toHaveLength(7);
      const refused = responses.find(({ status }) => status === 400);
      expect(refused?.body).toEqual({
        data: null,
        error: {
          status: 400,
          name: 'ApplicationError',
          message: 'The name must be unique and a role with name `Only one` already exists.',
          details: {},
        },
      });
      const id = await create('Another');
      expect((await send('PUT', `/admin/roles/${id}`, { name: 'Only one' })).status).toBe(400);
      expect((await send('PUT', `/admin/roles/${id}`, { name: 'Another' })).status).toBe(200);
    });

    it.each([
      [{}, 'name is a required field'],
      [{ name: '' }, 'name is a required field'],
      [{ name: '   ' }, 'name is a required field'],
      [{ name: 'x', code: 'strapi-super-admin' }, 'this field has unspecified keys: code'],
    ])('are not created from %j', async (sent, message) => {
      const response = await send('POST', '/admin/roles', sent);
      expect([response.status, messageOf(response)]).toEqual([400, message]);
    });

    it('change their name and description and keep their code', async () => {
      const id = await create('Before');
      const before = at((await send('GET', `/admin/roles/${id}`)).body, 'data') as { code: string };
      server.clock.advance(5000);
      const { body } = await send('PUT', `/admin/roles/${id}`, { name: 'After', description: 'y' });
      expect(at(body, 'data')).toMatchObject({ name: 'After', description: 'y', code: before.code });
      expect(at(body, 'data')).not.toHaveProperty('usersCount');
      expect(at(body, 'data.updatedAt')).not.toBe(at(body, 'data.createdAt'));
      const updated = await send('PUT', `/admin/roles/${id}`, { name: 'After that' });
      expect(at(updated.body, 'data.description')).toBe('y');
    });

    it.each(['9999', '0', '-1', '1e3', 'abc', '1%20or%201=1', '99999999999999999999'])(
      'return 404 for the id %s',
      async (id) => {
        const calls = [
          send('GET', `/admin/roles/${id}`),
          send('PUT', `/admin/roles/${id}`, { name: 'X' }),
          send('DELETE', `/admin/roles/${id}`),
          send('GET', `/admin/roles/${id}/permissions`),
          send('PUT', `/admin/roles/${id}/permissions`, { permissions: [] }),
        ];
        for (const response of await Promise.all(calls)) {
          expect([response.status, messageOf(response)]).toEqual([404, 'role.notFound']);
        }
      },
    );

    it('are deleted with all their permissions', async () => {
      const id = await create('Short-lived');
      const permissions = [{ action: 'admin::project-settings.read' }];
      await send('PUT', `/admin/roles/${id}/permissions`, { permissions });
      const { status, body } = await send('DELETE', `/admin/roles/${id}`);
      expect(status).toBe(200);
      expect(at(body, 'data')).toMatchObject({ id, name: 'Short-lived' });
      const { kysely } = server.services.database;
      const left = await kysely
        .selectFrom('admin_permissions')
        .selectAll()
        .where('role_id', '=', id)
        .execute();
      expect(left).toEqual([]);
      expect(await create('Next')).toBeGreaterThan(id);
    });

    it('cannot be deleted while a user has them', async () => {
      const editor = 2;
      const unused = await create('Unused');
      const single = await send('DELETE', `/admin/roles/${editor}`);
      expect(single.status).toBe(400);
      expect(at(single.body, 'error.details.errors')).toMatchObject([{ path: ['id'] }]);
      const batch = await send('POST', '/admin/roles/batch-delete', { ids: [unused, editor] });
      expect(batch.status).toBe(400);
      expect(at(batch.body, 'error.details.errors')).toMatchObject([{ path: ['ids'] }]);
      expect((await send('GET', `/admin/roles/${unused}`)).status).toBe(200);
      const both = await send('POST', '/admin/roles/batch-delete', { ids: [unused, unused, 9999] });
      expect(at(both.body, 'data')).toMatchObject([{ id: unused }]);
      expect((await send('GET', `/admin/roles/${unused}`)).status).toBe(404);
    });

    it('of the super administrator cannot be changed or deleted', async () => {
      const renamed = await send('PUT', '/admin/roles/1', { name: 'Nobody' });
      expect([renamed.status, messageOf(renamed)]).toEqual([400, "Super admin can't be edited."]);
      const permissions = await send('PUT', '/admin/roles/1/permissions', { permissions: [] });
      expect([permissions.status, messageOf(permissions)]).toEqual([
        400,
        "Super admin permissions can't be edited.",
      ]);
      expect(at(permissions.body, 'error.name')).toBe('ApplicationError');
      for (const response of [
        await send('DELETE', '/admin/roles/1'),
        await send('POST', '/admin/roles/batch-delete', { ids: [1] }),
      ]) {
        expect([response.status, messageOf(response)]).toEqual([
          400,
          'You cannot delete the super admin role',
        ]);
      }
      expect(at((await send('GET', '/admin/roles/1')).body, 'data.name')).toBe('Super Admin');
    });

    it.each([{ ids: [] }, { ids: ['1 or 1=1'] }, { ids: 'all' }, {}])(
      'are not deleted in bulk by %j',
      async (sent) => {
        expect((await send('POST', '/admin/roles/batch-delete', sent)).status).toBe(400);
      },
    );

    it('require the permission of each route', async () => {
      const email = 'reader@example.com';
      await addUser(server.services, { email, password, role: [{ action: 'admin::roles.read' }] });
      const reader = await server.client.signIn({ email, password });
      expect((await send('GET', '/admin/roles', undefined, reader)).status).toBe(200);
      expect((await send('GET', '/admin/roles/2/permissions', undefined, reader)).status).toBe(200);
      for (const [method, url, body] of [
        ['POST', '/admin/roles', { name: 'Mine' }],
        ['PUT', '/admin/roles/3', { name: 'Mine' }],
        ['DELETE', '/admin/roles/3', undefined],
        ['POST', '/admin/roles/batch-delete', { ids: [3] }],
        ['PUT', '/admin/roles/3/permissions', { permissions: [] }],
      ] as const) {
        expect([url, (await send(method, url, body, reader)).status]).toEqual([url, 403]);
        expect([url, (await server.client.send(method, url, body)).status]).toEqual([url, 401]);
      }
      expect(at((await send('GET', '/admin/roles/3')).body, 'data.name')).toBe('Author');
    });
  });
});
