import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText, textLike } from '../../testing/any-of.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const password = 'Correct-Horse-7';

forEachDialect((dialect) => {
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ database: await dialect.open() });
    admin = await server.client.registerAdmin();
    await server.client.send('PUT', '/admin/users/me', { firstname: 'ada' }, { as: admin });
    for (const [firstname, role] of [
      ['bea', 'strapi-editor'],
      ['cem', 'strapi-author'],
      ['dag', 'strapi-editor'],
    ] as const) {
      server.clock.advance(1000);
      const { userId } = await addUser(server.services, {
        email: `${firstname}@example.com`,
        password,
        role,
      });
      const columns = { firstname, lastname: firstname === 'cem' ? null : `${firstname}-son` };
      await server.services.database.kysely
        .updateTable('admin_users')
        .set(columns)
        .where('id', '=', userId)
        .execute();
    }
  });

  afterAll(async () => {
    await server.close();
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as = admin) =>
    server.client.send(method, url, body, { as });
  const idOf = async (email: string) => {
    const list = await send('GET', `/admin/users?filters[email][$eq]=${encodeURIComponent(email)}`);
    return Number(at(list.body, 'data.results.0.id'));
  };
  const emails = async (query: string) => {
    const { status, body } = await send('GET', `/admin/users?${query}`);
    if (status !== 200) return at(body, 'error.message');
    const results = at(body, 'data.results') as readonly { email: string }[];
    return results.map(({ email }) => email.split('@')[0]);
  };

  describe('the list of users', () => {
    it('returns pages with the roles of each user and without secrets', async () => {
      const { body } = await send('GET', '/admin/users?pageSize=2&page=2&sort=id');
      expect(at(body, 'data.pagination')).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 4 });
      expect(at(body, 'data.results.0')).toEqual({
        id: 3,
        firstname: 'cem',
        lastname: null,
        username: null,
        email: 'cem@example.com',
        isActive: true,
        blocked: false,
        preferedLanguage: null,
        createdAt: anyText,
        updatedAt: anyText,
        roles: [{ id: 3, name: 'Author', description: anyText, code: 'strapi-author' }],
      });
    });

    it.each([
      ['sort=firstname', ['ada', 'bea', 'cem', 'dag']],
      ['sort=firstname:DESC', ['dag', 'cem', 'bea', 'ada']],
      ['sort=lastname:ASC&pageSize=1', ['cem']],
      ['sort[0]=email:desc', ['dag', 'cem', 'bea', 'ada']],
      ['sort[createdAt]=desc&pageSize=1', ['dag']],
      ['sort=isActive,id:desc', ['dag', 'cem', 'bea', 'ada']],
    ])('sorts by %s', async (query, expected) => {
      expect(await emails(query)).toEqual(expected);
    });

    it.each([
      ['_q=DAG', ['dag']],
      ['_q=bea-SON', ['bea']],
      ['_q=example.com&sort=id', ['ada', 'bea', 'cem', 'dag']],
      ['_q=%25', []],
      ['_q=', ['ada', 'bea', 'cem', 'dag']],
      ['_q=so&sort=id', ['bea', 'dag']],
      ['_q=ea', []],
      ['_q=ÉX&sort=id', ['ada', 'bea', 'cem', 'dag']],
      ['filters[email][$contains]=ea@', ['bea']],
      ['filters[$and][0][firstname][$eq]=cem', ['cem']],
      ['filters[$or][0][firstname]=cem&filters[$or][1][firstname]=dag', ['cem', 'dag']],
      ['filters[$not][firstname][$in][0]=cem', ['ada', 'bea', 'dag']],
      ['filters[isActive]=false', []],
      ['filters[isActive][$eq]=true&filters[id][$gt]=3', ['dag']],
      ['filters[lastname][$null]=true', ['cem']],
      ['filters[roles][code][$eq]=strapi-editor', ['bea', 'dag']],
      ['filters[roles]=3', ['cem']],
      ['filters[roles][id][$in][0]=1&filters[roles][id][$in][1]=3', ['ada', 'cem']],
      ['filters[createdAt][$lt]=2001-01-01', []],
      ['filters[createdAt][$gte]=2001-01-01T00:00:00.000Z&filters[firstname]=bea', ['bea']],
    ])('finds with %s', async (query, expected) => {
      expect(await emails(query)).toEqual(expected);
    });

    it.each([
      ['sort=password', 'Invalid parameter password'],
      ['sort=password_hash', 'Invalid parameter password_hash'],
      ['sort=firstname:sideways', 'Invalid order sideways, expected asc or desc'],
      ['sort[0][0]=x', 'Invalid parameter x'],
      ['filters[password][$startsWith]=x', 'Invalid parameter password'],
      ['filters[password_hash][$startsWith]=x', 'Invalid parameter password_hash'],
      ['filters[roles][permissions][action]=x', 'Invalid parameter permissions'],
      ['filters[roles][users][password]=x', 'Invalid parameter users'],
      ['filters[firstname][$regexp]=x', 'Invalid parameter $regexp'],
      ['filters[id][$eq]=abc', 'Invalid value for id'],
      ['filters[createdAt]=yesterday', 'Invalid format, expected a timestamp or an ISO date'],
      ['filters=abc', 'Invalid parameter filters'],
      ['filters[$or][0]=abc', 'Invalid parameter filters'],
      ['page=0', "Invalid 'page' parameter. Expected an integer > 0, received: 0"],
      ['pageSize=1001', "Invalid 'pageSize' parameter. Expected an integer <= 1000, received: 1001"],
      ['populate=*', 'Invalid parameter populate'],
      ['lookup[password]=x', 'Invalid parameter lookup'],
      ['_q[]=x', textLike(/_q/)],
    ])('refuses %s', async (query, message) => {
      const { status, body } = await send('GET', `/admin/users?${query}`);
      expect([status, at(body, 'error.message')]).toEqual([400, message]);
    });

    it('rejects deeply nested filters', async () => {
      const deep = `filters${'[$and][0]'.repeat(6)}[id]=1`;
      const many = Array.from({ length: 21 }, (_, index) => `filters[$or][${index}][id]=1`).join('&');
      for (const query of [deep, many]) expect((await send('GET', `/admin/users?${query}`)).status).toBe(400);
    });
  });

  describe('one user', () => {
    it.each(['9999', '0', '-1', 'abc', '1e3', '99999999999', '1%20or%201=1'])(
      'that does not exist returns 404: %s',
      async (id) => {
        for (const method of ['GET', 'PUT', 'DELETE'] as const) {
          const { status, body } = await send(
            method,
            `/admin/users/${id}`,
            method === 'PUT' ? {} : undefined,
          );
          expect([method, status, at(body, 'error.message')]).toEqual([method, 404, 'User does not exist']);
        }
      },
    );

    it('changes only in the sent fields', async () => {
      const id = await idOf('bea@example.com');
      server.clock.advance(1000);
      const change = { firstname: ' Beatrix ', lastname: '', username: 'bee', preferedLanguage: 'fr' };
      const { body } = await send('PUT', `/admin/users/${id}`, { ...change, email: 'BEA@example.com' });
      expect(at(body, 'data')).toMatchObject({
        firstname: 'Beatrix',
        lastname: null,
        username: 'bee',
        email: 'bea@example.com',
        preferedLanguage: 'fr',
        isActive: true,
        roles: [{ code: 'strapi-editor' }],
      });
      expect(at((await send('GET', `/admin/users/${id}`)).body, 'data')).toEqual(at(body, 'data'));
    });

    it('gets exactly the sent roles, including ids as strings', async () => {
      const id = await idOf('cem@example.com');
      const { body } = await send('PUT', `/admin/users/${id}`, { roles: ['2', 3, 2] });
      expect(at(body, 'data.roles')).toMatchObject([{ id: 2 }, { id: 3 }]);
      await send('PUT', `/admin/users/${id}`, { roles: [3] });
      expect(at((await send('GET', `/admin/users/${id}`)).body, 'data.roles')).toMatchObject([{ id: 3 }]);
    });

    it.each([[{ roles: [9999] }], [{ roles: [3, 99_999_999_999] }], [{ roles: [-1] }]])(
      'cannot get a role that does not exist: %j',
      async (body) => {
        const id = await idOf('cem@example.com');
        const response = await send('PUT', `/admin/users/${id}`, body);
        expect([response.status, at(response.body, 'error.details.errors.0.path')]).toEqual([400, ['roles']]);
        expect(at((await send('GET', `/admin/users/${id}`)).body, 'data.roles')).toMatchObject([{ id: 3 }]);
      },
    );

    it.each([
      [{ roles: [] }, 'roles'],
      [{ firstname: '   ' }, 'firstname'],
      [{ firstname: '' }, 'firstname'],
      [{ email: 'no-address' }, 'email'],
      [{ email: 'a@b.co\r\nBcc: eve@example.com' }, 'email'],
      [{ email: { $ne: null } }, 'email'],
      [{ password: 'weak' }, 'password'],
    ])('rejects the change %j', async (body, field) => {
      const response = await send('PUT', `/admin/users/${await idOf('cem@example.com')}`, body);
      expect(response.status).toBe(400);
      expect(at(response.body, 'error.details.errors.0.path.0')).toBe(field);
    });

    it.each([{ id: 1 }, { blocked: true }, { registrationToken: 'x' }, { createdAt: 'x' }])(
      'rejects the key of %j',
      async (body) => {
        const response = await send('PUT', `/admin/users/${await idOf('cem@example.com')}`, body);
        expect(at(response.body, 'error.message')).toBe(
          `this field has unspecified keys: ${Object.keys(body)[0]}`,
        );
      },
    );

    it('cannot take the address of another user, also under simultaneous requests', async () => {
      const [bea, cem] = [await idOf('bea@example.com'), await idOf('cem@example.com')];
      const taken = await send('PUT', `/admin/users/${cem}`, { email: 'Bea@Example.com' });
      expect(at(taken.body, 'error')).toEqual({
        status: 400,
        name: 'ApplicationError',
        message: 'A user with this email address already exists',
        details: {},
      });
      const both = await Promise.all(
        [bea, cem].map((id) => send('PUT', `/admin/users/${id}`, { email: 'wanted@example.com' })),
      );
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      await send('PUT', `/admin/users/${bea}`, { email: 'bea@example.com' });
      await send('PUT', `/admin/users/${cem}`, { email: 'cem@example.com' });
    });

    it('loses access with the next request when deactivated, and regains it when activated', async () => {
      const id = await idOf('dag@example.com');
      const session = await server.client.signIn({ email: 'dag@example.com', password });
      await send('PUT', `/admin/users/${id}`, { isActive: false });
      expect((await send('GET', '/admin/users/me', undefined, session)).status).toBe(401);
      const renewed = await server.client.send(
        'POST',
        '/admin/renew-token',
        { token: session.token },
        { headers: { cookie: session.cookie } },
      );
      expect(renewed.status).toBe(400);
      await expect(server.client.signIn({ email: 'dag@example.com', password })).rejects.toThrow(
        'User not active',
      );
      await send('PUT', `/admin/users/${id}`, { isActive: true });
      expect((await send('GET', '/admin/users/me', undefined, session)).status).toBe(401);
      await expect(server.client.signIn({ email: 'dag@example.com', password })).resolves.toBeTruthy();
    });

    it('cannot deactivate themselves', async () => {
      const own = await idOf(testAdmin.email);
      const { status, body } = await send('PUT', `/admin/users/${own}`, { isActive: false, lastname: 'x' });
      expect(status).toBe(400);
      expect(at(body, 'error.details.errors.0')).toMatchObject({
        path: ['isActive'],
        message: 'You cannot deactivate your own account.',
      });
      expect((await send('PUT', `/admin/users/${own}`, { isActive: true })).status).toBe(200);
      expect((await send('GET', '/admin/users/me')).status).toBe(200);
    });

    it('is signed out everywhere by a new password, and by an administrator', async () => {
      const id = await idOf('dag@example.com');
      const before = await server.client.signIn({ email: 'dag@example.com', password });
      await send('PUT', `/admin/users/${id}`, { password: 'Another-Horse-8' });
      expect((await send('GET', '/admin/users/me', undefined, before)).status).toBe(401);
      server.clock.advance(300_000);
      const after = await server.client.signIn({ email: 'dag@example.com', password: 'Another-Horse-8' });
      expect((await send('DELETE', `/admin/users/${id}/sessions`)).status).toBe(204);
      expect((await send('GET', '/admin/users/me', undefined, after)).status).toBe(401);
      admin = await server.client.signIn();
    });
  });

  describe('the last active super administrator', () => {
    const refusal = {
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: 'There must always be an active user with the super administrator role',
        details: {},
      },
    };

    it.each([
      ['PUT', '/admin/users/1', { roles: [2] }],
      ['DELETE', '/admin/users/1', undefined],
      ['POST', '/admin/users/batch-delete', { ids: [1] }],
      ['POST', '/admin/users/batch-delete', { ids: [3, 1, 3] }],
    ] as const)('cannot be removed: %s %s %j', async (method, url, body) => {
      const before = await send('GET', '/admin/users');
      const response = await send(method, url, body);
      expect([response.status, response.body]).toEqual([400, refusal]);
      expect((await send('GET', '/admin/users')).body).toEqual(before.body);
    });

    it('is not an invited or inactive user', async () => {
      const invited = await send('POST', '/admin/users', {
        firstname: 'Eve',
        email: 'eve@example.com',
        roles: [1],
      });
      expect((await send('PUT', '/admin/users/1', { roles: [2] })).status).toBe(400);
      const id = String(at(invited.body, 'data.id'));
      await send('PUT', `/admin/users/${id}`, { isActive: true });
      expect((await send('PUT', '/admin/users/1', { roles: [2] })).status).toBe(400);
      expect((await send('DELETE', `/admin/users/${id}`)).status).toBe(200);
    });

    it('remains when all of them resign simultaneously', async () => {
      const people = await Promise.all(
        ['f', 'g', 'h'].map(async (name) => {
          const email = `${name}@example.com`;
          const { userId } = await addUser(server.services, { email, password, role: 'strapi-super-admin' });
          return { userId, session: await server.client.signIn({ email, password }) };
        }),
      );
      const everybody = [{ userId: 1, session: admin }, ...people];
      const resignations = everybody.map(({ userId, session }) =>
        send('PUT', `/admin/users/${userId}`, { roles: [2] }, session),
      );
      const statuses = (await Promise.all(resignations)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400]);
      const remaining = everybody[statuses.indexOf(400)]?.session ?? admin;
      await send('PUT', '/admin/users/1', { roles: [1], isActive: true }, remaining);
      server.clock.advance(300_000);
      admin = await server.client.signIn();
      for (const { userId } of people) {
        expect((await send('DELETE', `/admin/users/${userId}`)).status).toBe(200);
      }
    });

    it('remains when two of them deactivate each other simultaneously', async () => {
      const email = 'f@example.com';
      const { userId } = await addUser(server.services, { email, password, role: 'strapi-super-admin' });
      const other = await server.client.signIn({ email, password });
      const responses = await Promise.all([
        send('PUT', `/admin/users/${userId}`, { isActive: false }),
        send('PUT', '/admin/users/1', { isActive: false }, other),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      if (responses[1]?.status === 200) await send('PUT', '/admin/users/1', { isActive: true }, other);
      server.clock.advance(300_000);
      admin = await server.client.signIn();
      expect((await send('DELETE', `/admin/users/${userId}`)).status).toBe(200);
    });
  });

  describe('deleting', () => {
    it('returns the deleted user, and ends their sessions and tokens', async () => {
      const session = await server.client.signIn({ email: 'cem@example.com', password });
      const id = await idOf('cem@example.com');
      const { status, body } = await send('DELETE', `/admin/users/${id}`);
      expect([status, at(body, 'data')]).toMatchObject([200, { id, roles: [{ code: 'strapi-author' }] }]);
      expect((await send('GET', '/admin/users/me', undefined, session)).status).toBe(401);
      expect((await send('GET', `/admin/users/${id}`)).status).toBe(404);
    });

    it('gives a new user with the same address none of the old sessions', async () => {
      const eve = { email: 'eve@example.com', password, role: 'strapi-author' };
      const { userId: first } = await addUser(server.services, eve);
      const old = await server.client.signIn(eve);
      await send('DELETE', `/admin/users/${first}`);
      const { userId: next } = await addUser(server.services, eve);
      expect(next).toBeGreaterThan(first);
      expect((await send('GET', '/admin/users/me', undefined, old)).status).toBe(401);
      for (const [token, cookie] of [
        [old.token, ''],
        ['', old.cookie],
      ] as const) {
        const headers = { cookie };
        const renewed = await server.client.send('POST', '/admin/renew-token', { token }, { headers });
        expect(renewed.status).toBe(400);
      }
      await send('DELETE', `/admin/users/${next}`);
    });

    it('several users ignores unknown ids', async () => {
      const [bea, dag] = [await idOf('bea@example.com'), await idOf('dag@example.com')];
      const { body } = await send('POST', '/admin/users/batch-delete', {
        ids: [dag, bea, dag, 9999, 99_999_999_999, -5],
      });
      expect(at(body, 'data')).toMatchObject([{ id: bea }, { id: dag }]);
      expect(await emails('')).toEqual([testAdmin.email.split('@')[0]]);
    });

    it.each([
      ['no ids', { ids: [] }],
      ['a text', { ids: ['1 or 1=1'] }],
      ['null', { ids: null }],
      ['an empty body', {}],
      ['more than a thousand', { ids: Array.from({ length: 1001 }, () => 1) }],
    ])('refuses %s', async (_case, body) => {
      expect((await send('POST', '/admin/users/batch-delete', body)).status).toBe(400);
    });
  });
});
