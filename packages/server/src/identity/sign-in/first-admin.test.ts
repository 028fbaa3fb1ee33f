import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyNumber, textLike } from '../../testing/any-of.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { cheapPasswords } from '../../testing/passwords.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { identityTables } from '../tables.ts';

const hash = vi.fn(cheapPasswords.hash);

forEachDialect((dialect) => {
  describe('registering the first administrator', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        passwords: { ...cheapPasswords, hash },
      });
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      const tables = identityTables(server.services.database);
      await tables.deleteFrom('admin_users').execute();
      await tables.deleteFrom('admin_settings').where('name', '=', 'first-admin').execute();
    });

    const register = (body: unknown) => server.client.send('POST', '/admin/register-admin', body);

    it('returns the new user with the role and a valid token', async () => {
      const response = await register({ ...testAdmin, email: 'Ada@Example.com', firstname: ' Ada ' });
      expect(response.status).toBe(200);
      expect(at(response.body, 'data.user')).toEqual({
        id: anyNumber,
        firstname: 'Ada',
        lastname: 'Admin',
        username: null,
        email: 'ada@example.com',
        isActive: true,
        blocked: false,
        preferedLanguage: null,
        createdAt: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
        updatedAt: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
        roles: [
          {
            id: 1,
            name: 'Super Admin',
            description: 'Super Admins can access and manage all features and settings.',
            code: 'strapi-super-admin',
          },
        ],
      });
      const token = String(at(response.body, 'data.token'));
      const me = await server.client.send('GET', '/admin/users/me', undefined, { as: { token, cookie: '' } });
      expect(at(me.body, 'data')).toEqual(at(response.body, 'data.user'));
    });

    it.each([
      [' Admin ', 'Admin'],
      ['  ', null],
      [null, null],
      [undefined, null],
    ])('stores the last name %j as %j', async (lastname, stored) => {
      const response = await register({ ...testAdmin, lastname });
      expect(at(response.body, 'data.user.lastname')).toBe(stored);
    });

    it('publishes events of the administrator, as their own author, and of their session', async () => {
      const { events } = server.services;
      const received: unknown[] = [];
      const endings = (['user.created', 'admin.registered', 'session.opened'] as const).map((name) =>
        events.on(name, (event) => received.push([name, event])),
      );
      const response = await server.client.send('POST', '/admin/register-admin', testAdmin, {
        remoteAddress: '10.0.0.9',
      });
      for (const end of endings) end();
      const userId = at(response.body, 'data.user.id');
      const [, sessionId] = /=([^.]+)/.exec(String(response.headers['set-cookie'])) ?? [];
      expect(received).toEqual([
        ['user.created', { userId, actorId: userId }],
        ['admin.registered', { userId }],
        ['session.opened', { userId, sessionId, ip: '10.0.0.9' }],
      ]);
    });

    it('hashes no password for a late request, and refuses it with a code', async () => {
      await register(testAdmin);
      hash.mockClear();
      const client = { ip: '10.0.0.1', userAgent: 'Test', secure: false, renews: true };
      const late = server.services.identity.registerFirstAdmin(testAdmin, {
        client,
        remembered: false,
        replaces: '',
      });
      await expect(late).rejects.toMatchObject({ code: 'ADMIN_EXISTS' });
      expect(hash).not.toHaveBeenCalled();
    });

    it('reports to the panel whether an administrator exists', async () => {
      const before = await server.client.send('GET', '/admin/init');
      expect(before.body).toEqual({
        data: {
          uuid: textLike(/^[\da-f-]{36}$/),
          hasAdmin: false,
          mail: 'file',
        },
      });
      await register(testAdmin);
      const after = await server.client.send('GET', '/admin/init');
      expect(after.body).toEqual({ data: { ...(at(before.body, 'data') as object), hasAdmin: true } });
    });

    it('lets exactly one of twenty simultaneous requests succeed', async () => {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          register({ ...testAdmin, email: `admin${index}@example.com` }),
        ),
      );
      const refused = responses.filter(({ status }) => status === 400);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(refused).toHaveLength(19);
      for (const { body } of refused) {
        expect(body).toEqual({
          data: null,
          error: {
            status: 400,
            name: 'ApplicationError',
            message: 'You cannot register a new super admin',
            details: {},
          },
        });
      }
      const users = await server.services.database.kysely.selectFrom('admin_users').selectAll().execute();
      expect(users).toHaveLength(1);
    });

    it.each([
      ['blocked', { blocked: 1 }],
      ['deactivated', { is_active: 0 }],
      ['deleted', null],
    ])('is closed permanently, also when the administrator is %s', async (_state, change) => {
      await register(testAdmin);
      const tables = identityTables(server.services.database);
      if (change === null) await tables.deleteFrom('admin_users').execute();
      else await tables.updateTable('admin_users').set(change).execute();
      const response = await register({ ...testAdmin, email: 'second@example.com' });
      expect([response.status, at(response.body, 'error.message')]).toEqual([
        400,
        'You cannot register a new super admin',
      ]);
    });

    it('reports all missing fields in one response', async () => {
      const response = await register({});
      expect(response.status).toBe(400);
      expect(response.body).toEqual({
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: '3 errors occurred',
          details: {
            errors: ['email', 'firstname', 'password'].map((field) => ({
              path: [field],
              message: `${field} is a required field`,
              name: 'ValidationError',
            })),
          },
        },
      });
    });

    it('refuses unknown keys', async () => {
      const response = await register({ ...testAdmin, news: true });
      expect(at(response.body, 'error.message')).toBe('this field has unspecified keys: news');
      expect(at(response.body, 'error.details.errors')).toEqual([
        { path: [], message: 'this field has unspecified keys: news', name: 'ValidationError' },
      ]);
    });

    it('lists every rule that a weak password breaks', async () => {
      const response = await register({ ...testAdmin, password: 'weak' });
      const errors = at(response.body, 'error.details.errors') as readonly { message: string }[];
      expect(errors.map(({ message }) => message)).toEqual([
        'password must be at least 8 characters',
        'password must contain at least one uppercase character',
        'password must contain at least one number',
      ]);
    });

    it('refuses common and overlong passwords', async () => {
      const common = await register({ ...testAdmin, password: 'Password123' });
      expect(at(common.body, 'error.message')).toBe('This password is too common.');
      const endless = await register({ ...testAdmin, password: `Aa1${'x'.repeat(300)}` });
      expect(at(endless.body, 'error.message')).toBe('password must be at most 256 characters');
    });
  });
});
