import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMail, linkIn, newestMailTo, readOutbox } from '../../mail/testing/outbox.ts';
import { anyNumber, anyText, textLike } from '../../testing/any-of.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin, type TestResponse, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser, setRolePermissions, type TestPermission } from '../../testing/test-users.ts';

const day = 86_400_000;
const rita = { firstname: 'Rita', lastname: 'Restricted', email: 'Rita@Example.com', roles: [2] };
const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
const userInfo = { firstname: 'Rita', lastname: 'R', password: 'Correct-Horse-7' };

forEachDialect((dialect) => {
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    server = await startTestServer({
      database: await dialect.open(),
      environment: { PUBLIC_URL: 'https://cms.example.com', BASE_PATH: '/panel' },
    });
    await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  beforeEach(async () => {
    await clearMail(server);
    const { kysely } = server.services.database;
    await server.services.identity.forgetAttempts();
    for (const table of ['admin_tokens', 'admin_sessions']) {
      await kysely.deleteFrom(table).execute();
    }
    await kysely.deleteFrom('admin_users').where('email', '<>', testAdmin.email).execute();
    await kysely.deleteFrom('admin_roles').where('code', 'not like', 'strapi-%').execute();
    admin = await server.client.signIn();
  });

  const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    server.client.send(method, url, body, { as: admin });
  const invite = async (changes: object = {}) => {
    const { status, body } = await asAdmin('POST', '/admin/users', { ...rita, ...changes });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { id: Number(at(body, 'data.id')), token: String(at(body, 'data.registrationToken')) };
  };
  let callers = 0;
  const register = (registrationToken: unknown, info: object = userInfo): Promise<TestResponse> => {
    callers += 1;
    const remoteAddress = `10.1.${callers >> 8}.${callers & 255}`;
    return server.client.send(
      'POST',
      '/admin/register',
      { registrationToken, userInfo: info },
      { remoteAddress },
    );
  };
  const lookUp = (token: string, remoteAddress = '10.9.9.9') =>
    server.client.send('GET', `/admin/registration-info?registrationToken=${token}`, undefined, {
      remoteAddress,
    });

  describe('inviting', () => {
    it('returns an inactive user with the token of the link', async () => {
      const { status, body } = await asAdmin('POST', '/admin/users', { ...rita, preferedLanguage: 'fr' });
      expect(status).toBe(201);
      expect(at(body, 'data')).toEqual({
        id: anyNumber,
        firstname: 'Rita',
        lastname: 'Restricted',
        username: null,
        email: 'rita@example.com',
        isActive: false,
        blocked: false,
        preferedLanguage: 'fr',
        createdAt: anyText,
        updatedAt: anyText,
        roles: [{ id: 2, name: 'Editor', description: anyText, code: 'strapi-editor' }],
        registrationToken: textLike(/^[\w-]{43}$/),
      });
    });

    it('mails a link to the configured address', async () => {
      const { token } = await invite();
      const message = await newestMailTo(server, 'rita@example.com');
      expect(linkIn(message).href).toBe(
        `https://cms.example.com/panel/auth/register?registrationToken=${token}`,
      );
      expect(message.text).toContain('Hello Rita Restricted,');
      expect(message.text).toContain('Ada Admin invites you');
    });

    it('escapes names in the mail', async () => {
      const firstname = 'Rita\r\nBcc: eve@example.com<img src=x onerror=alert(1)>';
      await invite({ firstname });
      const message = await newestMailTo(server, 'rita@example.com');
      expect(message.text).toContain('Hello Rita Bcc: eve@example.com<img');
      expect(message.html).not.toContain('<img');
    });

    it('stores no readable token in the database', async () => {
      const { token } = await invite();
      const rows = await server.services.database.kysely.selectFrom('admin_tokens').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(server.log.lines.join('')).not.toContain(token);
    });

    it('accepts an address once, in every spelling', async () => {
      await invite();
      for (const email of ['rita@example.com', 'RITA@EXAMPLE.COM']) {
        const response = await asAdmin('POST', '/admin/users', { ...rita, email });
        expect([response.status, at(response.body, 'error.name')]).toEqual([400, 'ApplicationError']);
      }
      const both = await Promise.all(
        [1, 2, 3].map(() => asAdmin('POST', '/admin/users', { ...rita, email: 'x@y.zz' })),
      );
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    });

    it.each([
      { roles: [] },
      { roles: [9999] },
      { firstname: ' ' },
      { email: 'rita' },
      { email: 'rita@example.com, eve@example.com' },
      { email: 'rita@example.com\nBcc: eve@example.com' },
      { isActive: true },
      { password: 'Correct-Horse-7' },
      { id: 7 },
    ])('refuses %j', async (changes) => {
      const response = await asAdmin('POST', '/admin/users', { ...rita, ...changes });
      expect([response.status, at(response.body, 'error.name')]).toEqual([400, 'ValidationError']);
      expect(at((await asAdmin('GET', '/admin/users')).body, 'data.pagination.total')).toBe(1);
    });

    it('does not let the invited user sign in yet', async () => {
      await invite();
      await expect(
        server.client.signIn({ email: 'rita@example.com', password: userInfo.password }),
      ).rejects.toThrow('Invalid credentials');
    });
  });

  describe('accepting an invitation', () => {
    it('with the mailed link sets a password, activates the account and opens a session', async () => {
      await invite();
      const link = linkIn(await newestMailTo(server, 'rita@example.com'));
      const token = link.searchParams.get('registrationToken') ?? '';
      expect((await lookUp(token)).body).toEqual({
        data: { email: 'rita@example.com', firstname: 'Rita', lastname: 'Restricted' },
      });
      const { status, body } = await register(token);
      expect(status).toBe(200);
      expect(at(body, 'data.user')).toMatchObject({
        email: 'rita@example.com',
        lastname: 'R',
        isActive: true,
        roles: [{ code: 'strapi-editor' }],
      });
      const me = await server.client.send('GET', '/admin/users/me', undefined, {
        as: { token: String(at(body, 'data.token')), cookie: '' },
      });
      expect(at(me.body, 'data')).toEqual(at(body, 'data.user'));
      const credentials = { email: 'rita@example.com', password: userInfo.password };
      await expect(server.client.signIn(credentials)).resolves.toHaveProperty('token');
    });

    it('keeps the last name of the invitation unless another is sent', async () => {
      const { firstname, password } = userInfo;
      const response = await register((await invite()).token, { firstname, password });
      expect(at(response.body, 'data.user.lastname')).toBe('Restricted');
    });

    const invalid = {
      status: 400,
      name: 'ValidationError',
      message: 'This invitation is no longer valid. Ask an administrator for a new one.',
      details: {},
    };

    it('works once', async () => {
      const { token } = await invite();
      await register(token);
      expect(at((await register(token)).body, 'error')).toEqual(invalid);
      expect(at((await lookUp(token)).body, 'error')).toEqual(invalid);
    });

    it('succeeds for exactly one of twenty simultaneous requests', async () => {
      const { token } = await invite();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          register(token, { ...userInfo, firstname: `Rita ${index}`, password: `Correct-Horse-${index}` }),
        ),
      );
      const winners = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
      expect(winners).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
      const [winner] = winners;
      await expect(
        server.client.signIn({ email: 'rita@example.com', password: `Correct-Horse-${winner}` }),
      ).resolves.toHaveProperty('token');
      const sessions = await server.services.database.kysely
        .selectFrom('admin_sessions')
        .selectAll()
        .where('user_id', '<>', 1)
        .execute();
      expect(sessions).toHaveLength(2);
    });

    it('succeeds within seven days', async () => {
      const { token } = await invite();
      server.clock.advance(7 * day - 1);
      expect((await lookUp(token)).status).toBe(200);
      server.clock.advance(1);
      expect(at((await lookUp(token, '10.9.9.8')).body, 'error')).toEqual(invalid);
      expect(at((await register(token)).body, 'error')).toEqual(invalid);
    });

    it('fails once the user is deleted, even when a new user has the address', async () => {
      const { id, token } = await invite();
      await asAdmin('DELETE', `/admin/users/${id}`);
      await invite();
      expect(at((await register(token)).body, 'error')).toEqual(invalid);
    });

    it('fails once an administrator sets a password or another address', async () => {
      for (const change of [{ password: 'Another-Horse-8' }, { email: 'other@example.com' }]) {
        const { id, token } = await invite();
        await asAdmin('PUT', `/admin/users/${id}`, { ...change, isActive: true });
        expect(at((await register(token)).body, 'error')).toEqual(invalid);
        await asAdmin('DELETE', `/admin/users/${id}`);
      }
    });

    it('refuses the link of a password reset', async () => {
      await addUser(server.services, { ...bob, role: 'strapi-editor' });
      await server.client.send('POST', '/admin/forgot-password', { email: 'bob@example.com' });
      const code = linkIn(await newestMailTo(server, 'bob@example.com')).searchParams.get('code') ?? '';
      expect(at((await register(code)).body, 'error')).toEqual(invalid);
      expect(at((await lookUp(code)).body, 'error')).toEqual(invalid);
    });

    it.each([{ $ne: null }, {}, [], true, null, '', 7, 'x'.repeat(600)])(
      'refuses a token of another type or length: %j',
      async (token) => {
        const response = await register(token);
        expect([response.status, at(response.body, 'error.name')]).toEqual([400, 'ValidationError']);
        expect(at(response.body, 'error.details.errors')).toBeTruthy();
      },
    );

    it.each(['email', 'roles', 'isActive', 'id', 'username'])(
      'does not let the user set their own %s',
      async (key) => {
        const { token } = await invite();
        const response = await register(token, { ...userInfo, [key]: 'x' });
        expect(at(response.body, 'error.message')).toBe(`userInfo field has unspecified keys: ${key}`);
        expect((await lookUp(token)).status).toBe(200);
      },
    );

    it('reports every broken rule at its field and leaves the invitation valid', async () => {
      const { token } = await invite();
      const response = await register(token, { firstname: ' ', password: 'short' });
      const errors = at(response.body, 'error.details.errors') as readonly { path: readonly string[] }[];
      expect(errors.map(({ path }) => path.join('.'))).toEqual([
        'userInfo.firstname',
        'userInfo.password',
        'userInfo.password',
        'userInfo.password',
      ]);
      expect((await register(token)).status).toBe(200);
    });

    it('and looking it up is limited per network', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) statuses.push((await lookUp('nope')).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      expect((await lookUp('nope', '10.9.9.1')).status).toBe(400);
      server.clock.advance(60_000);
      expect((await lookUp('nope')).status).toBe(400);
    });
  });

  describe('an invitation by a user without all permissions', () => {
    const manage: readonly TestPermission[] = ['create', 'read', 'update'].map((name) => ({
      action: `admin::users.${name}`,
    }));
    const media: TestPermission = { action: 'plugin::upload.read' };
    const credentials = { email: 'mia@example.com', password: 'Correct-Horse-7' };
    let manager: { userId: number; roleId: number };
    let invited: { id: number; token: string };

    beforeEach(async () => {
      manager = await addUser(server.services, { ...credentials, role: manage });
      const as = await server.client.signIn(credentials);
      const person = { ...rita, roles: [manager.roleId] };
      const { body } = await server.client.send('POST', '/admin/users', person, { as });
      invited = { id: Number(at(body, 'data.id')), token: String(at(body, 'data.registrationToken')) };
    });

    const statuses = async () => [
      (await lookUp(invited.token)).status,
      (await register(invited.token)).status,
    ];

    it('is valid while the invited user has no more permissions than the inviter', async () => {
      expect(await statuses()).toEqual([200, 200]);
    });

    it.each([
      ['super administrator', [1]],
      ['wider', [2]],
    ])('is void once another administrator assigns the role %s', async (_kind, roles) => {
      // The second role is that of editors, who may do something with content or plugins everywhere but here.
      await setRolePermissions(server.services, 2, [media]);
      expect((await asAdmin('PUT', `/admin/users/${invited.id}`, { roles })).status).toBe(200);
      expect(await statuses()).toEqual([400, 400]);
    });

    it('is void once the inviter has fewer permissions than the invited user', async () => {
      const role = (await asAdmin('POST', '/admin/roles', { name: 'Readers' })).body;
      const narrow = Number(at(role, 'data.id'));
      await asAdmin('PUT', `/admin/users/${manager.userId}`, { roles: [narrow] });
      expect(await statuses()).toEqual([400, 400]);
    });

    it('is void once the role of the invited user gains permissions', async () => {
      const own = await addUser(server.services, { ...bob, role: manage });
      await asAdmin('PUT', `/admin/users/${invited.id}`, { roles: [own.roleId] });
      expect((await lookUp(invited.token)).status).toBe(200);
      await setRolePermissions(server.services, own.roleId, [...manage, media]);
      expect(await statuses()).toEqual([400, 400]);
    });

    it.each([{ is_active: 0 }, { blocked: 1 }])('is void once the inviter is %j', async (state) => {
      const { kysely } = server.services.database;
      await kysely.updateTable('admin_users').set(state).where('id', '=', manager.userId).execute();
      expect(await statuses()).toEqual([400, 400]);
    });

    it('is void once the inviter is deleted, and can be replaced', async () => {
      await asAdmin('DELETE', `/admin/users/${manager.userId}`);
      expect(await statuses()).toEqual([400, 400]);
      const { body } = await asAdmin('POST', `/admin/users/${invited.id}/invitation`);
      expect((await register(at(body, 'data.registrationToken'))).status).toBe(200);
    });

    it('is valid again when a user with more permissions creates a new link', async () => {
      await asAdmin('PUT', `/admin/users/${invited.id}`, { roles: [1] });
      const { body } = await asAdmin('POST', `/admin/users/${invited.id}/invitation`);
      expect((await register(at(body, 'data.registrationToken'))).status).toBe(200);
    });
  });

  describe('a new invitation', () => {
    const renew = (id: number | string) => asAdmin('POST', `/admin/users/${id}/invitation`);

    it('replaces the previous one and is mailed', async () => {
      const { id, token } = await invite();
      server.clock.advance(6 * day);
      admin = await server.client.signIn();
      const { status, body } = await renew(id);
      const fresh = String(at(body, 'data.registrationToken'));
      expect(status).toBe(201);
      const link = linkIn(await newestMailTo(server, 'rita@example.com'));
      expect(link.searchParams.get('registrationToken')).toBe(fresh);
      expect((await register(token)).status).toBe(400);
      server.clock.advance(6 * day);
      expect((await register(fresh)).status).toBe(200);
    });

    it('is offered for users who have never registered, and not for deactivated ones', async () => {
      const state = async (id: number | string) => {
        const { status, body } = await asAdmin('GET', `/admin/users/${id}/invitation`);
        return status === 200 ? at(body, 'data') : status;
      };
      const { id, token } = await invite();
      expect(await state(id)).toEqual({ isPending: true, mail: 'file' });
      await register(token);
      expect(await state(id)).toEqual({ isPending: false, mail: 'file' });
      await asAdmin('PUT', `/admin/users/${id}`, { isActive: false });
      expect(await state(id)).toEqual({ isPending: false, mail: 'file' });
      expect(await state(9999)).toBe(404);
    });

    it('is refused for registered and unknown users', async () => {
      const { id, token } = await invite();
      await register(token);
      const mails = (await readOutbox(server)).length;
      for (const who of [id, 1, 9999, 'abc']) expect((await renew(who)).status).toBe(404);
      expect(await readOutbox(server)).toHaveLength(mails);
    });
  });
});
