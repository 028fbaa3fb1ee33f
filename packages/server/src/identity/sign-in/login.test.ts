import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { keepOnlyAdmin } from '../../testing/keep-only-admin.ts';
import { cheapPasswords, hashForTests } from '../../testing/passwords.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { addUser } from '../../testing/test-users.ts';
import { identityTables } from '../tables.ts';

const verify = vi.fn(cheapPasswords.verify);

const minute = 60_000;

const message = (response: { body: unknown }) => at(response.body, 'error.message');

forEachDialect((dialect) => {
  describe('signing in', () => {
    let server: TestServer;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        passwords: { ...cheapPasswords, verify },
      });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(() => keepOnlyAdmin(server));

    const login = (email: string, password: string, remoteAddress = '10.0.0.1') =>
      server.client.send('POST', '/admin/login', { email, password }, { remoteAddress });

    const sendNothing = (remoteAddress: string) =>
      server.client.send('POST', '/admin/login', {}, { remoteAddress });

    const hashOf = async (email: string) =>
      (
        await identityTables(server.services.database)
          .selectFrom('admin_users')
          .select('password_hash')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).password_hash;

    it('returns a token and the user without roles, for any case of the address', async () => {
      const response = await login('ADA@example.com', testAdmin.password);
      expect(response.status).toBe(200);
      expect(Object.keys(at(response.body, 'data') as object)).toEqual(['token', 'user']);
      expect(Object.keys(at(response.body, 'data.user') as object).toSorted()).toEqual(
        [
          'blocked',
          'createdAt',
          'email',
          'firstname',
          'id',
          'isActive',
          'lastname',
          'preferedLanguage',
        ].concat(['updatedAt', 'username']),
      );
    });

    it('refuses an unknown address and an incorrect password with the same message', async () => {
      const unknown = await login('nobody@example.com', testAdmin.password);
      const rejected = await login(testAdmin.email, 'Wrong0000');
      expect(unknown.body).toEqual(rejected.body);
      expect(rejected.body).toEqual({
        data: null,
        error: { status: 400, name: 'ApplicationError', message: 'Invalid credentials', details: {} },
      });
    });

    it('compares exactly one hash for known, unknown and invited addresses', async () => {
      const invited = 'invited@example.com';
      await addUser(server.services, { email: invited, password: 'Correct-Horse-7', role: 'strapi-editor' });
      const open = { password_hash: null, is_active: 0 };
      const { kysely } = server.services.database;
      await kysely.updateTable('admin_users').set(open).where('email', '=', invited).execute();
      const known = await hashOf(testAdmin.email);
      const compared: unknown[] = [];
      for (const email of [testAdmin.email, 'nobody@example.com', invited]) {
        verify.mockClear();
        await login(email, 'Wrong0000');
        compared.push(verify.mock.calls);
      }
      // Without a stored hash the same work is done; see the tests of hashing.
      expect(compared).toEqual([[[known, 'Wrong0000']], [[null, 'Wrong0000']], [[null, 'Wrong0000']]]);
    });

    it.each([{ is_active: 0 }, { blocked: 1 }])(
      'reveals that a user is not active only after the right password: %j',
      async (state) => {
        await server.services.database.kysely.updateTable('admin_users').set(state).execute();
        expect(message(await login(testAdmin.email, 'Wrong0000'))).toBe('Invalid credentials');
        expect(message(await login(testAdmin.email, testAdmin.password))).toBe('User not active');
      },
    );

    it.each([
      ['CREDENTIALS_MISSING', {}],
      ['CREDENTIALS_MISSING', { email: testAdmin.email }],
      ['CREDENTIALS_MISSING', { password: testAdmin.password }],
      ['CREDENTIALS_WRONG', { email: 'nobody@example.com', password: testAdmin.password }],
      ['CREDENTIALS_WRONG', { email: testAdmin.email, password: 'Wrong0000' }],
      ['USER_NOT_ACTIVE', { email: 'bob@example.com', password: testAdmin.password }],
    ])('refuses with the code %s: %j', async (code, credentials) => {
      const bob = { email: 'bob@example.com', password: testAdmin.password, role: 'strapi-editor' };
      const { userId } = await addUser(server.services, bob);
      const { identity, database } = server.services;
      await database.kysely.updateTable('admin_users').set({ blocked: 1 }).where('id', '=', userId).execute();
      const client = { ip: '10.0.0.1', userAgent: 'Test', secure: false, renews: true };
      const request = { client, remembered: false, replaces: '' };
      await expect(identity.login(credentials, request, () => {})).rejects.toMatchObject({ code });
    });

    it('names the missing credentials', async () => {
      const response = await server.client.send('POST', '/admin/login', {});
      expect([response.status, at(response.body, 'error.name'), message(response)]).toEqual([
        400,
        'ApplicationError',
        'Missing credentials',
      ]);
      expect(response.headers['x-ratelimit-remaining']).toBe('4');
    });

    it('refuses unknown keys', async () => {
      const body = { email: testAdmin.email, password: testAdmin.password, isActive: true };
      expect(message(await server.client.send('POST', '/admin/login', body))).toBe(
        'this field has unspecified keys: isActive',
      );
    });

    it.each([[{ $ne: null }], [['ada@example.com']], [null], [1]])(
      'refuses %j as an address',
      async (email) => {
        const response = await server.client.send('POST', '/admin/login', {
          email,
          password: testAdmin.password,
        });
        expect(response.status).toBe(400);
      },
    );

    it('allows five attempts per account and network, and then refuses even the right password', async () => {
      const remaining: unknown[] = [];
      for (let index = 0; index < 5; index += 1) {
        remaining.push((await login(testAdmin.email, 'Wrong0000')).headers['x-ratelimit-remaining']);
      }
      expect(remaining).toEqual(['4', '3', '2', '1', '0']);
      const blocked = await login(' ADA@example.com', testAdmin.password);
      expect(blocked.status).toBe(429);
      expect(blocked.body).toEqual({
        data: null,
        error: {
          status: 429,
          name: 'RateLimitError',
          message: 'Too many requests, please try again later.',
          details: {},
        },
      });
      expect(blocked.headers['retry-after']).toBe('300');
      const resetsAt = Math.ceil((server.clock.now() + 5 * minute) / 1000);
      expect(blocked.headers).toMatchObject({
        'x-ratelimit-limit': '5',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(resetsAt),
      });
      expect((await login(testAdmin.email, testAdmin.password, '10.0.0.2')).status).toBe(200);
      server.clock.advance(5 * minute);
      expect((await login(testAdmin.email, testAdmin.password)).status).toBe(200);
    });

    it('does not count successful attempts', async () => {
      for (let index = 0; index < 8; index += 1) {
        const response = await login(testAdmin.email, testAdmin.password);
        expect([response.status, response.headers['x-ratelimit-remaining']]).toEqual([200, '4']);
      }
    });

    it('allows fifty failed attempts per account across networks', async () => {
      for (let index = 0; index < 50; index += 1) {
        const network = `10.0.1.${Math.floor(index / 5)}`;
        expect((await login(testAdmin.email, 'Wrong0000', network)).status).toBe(400);
      }
      expect((await login(testAdmin.email, testAdmin.password, '10.0.2.1')).status).toBe(429);
    });

    it('counts attempts without an address for their network only', async () => {
      for (let index = 0; index < 50; index += 1) await sendNothing(`10.0.1.${Math.floor(index / 5)}`);
      const statuses = [(await sendNothing('10.0.1.0')).status, (await sendNothing('10.0.2.1')).status];
      expect(statuses).toEqual([429, 400]);
    });

    it('counts attempts of a refused network for no account', async () => {
      const from = '6.6.6.6';
      for (let index = 0; index < 20; index += 1) await login(`user${index}@example.com`, 'Wrong0000', from);
      for (let index = 0; index < 60; index += 1) {
        expect((await login(testAdmin.email, 'Wrong0000', from)).status).toBe(429);
      }
      const known = await login(testAdmin.email, testAdmin.password, '9.9.9.9');
      expect([known.status, known.headers['x-ratelimit-remaining']]).toEqual([200, '4']);
    });

    it('counts attempts at a refused account for no other account of the network', async () => {
      for (let index = 0; index < 40; index += 1) await login(testAdmin.email, 'Wrong0000');
      expect((await login('another@example.com', 'Wrong0000')).status).toBe(400);
    });

    it('allows twenty failed attempts per network across accounts', async () => {
      for (let index = 0; index < 20; index += 1) {
        expect((await login(`user${index}@example.com`, 'Wrong0000')).status).toBe(400);
      }
      const refused = await login('another@example.com', 'Wrong0000');
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300']);
      expect((await login('another@example.com', 'Wrong0000', '10.0.0.2')).status).toBe(400);
    });

    it('counts each of several simultaneous attempts', async () => {
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => login('nobody@example.com', 'Wrong0000')),
      );
      const refused = tries.filter(({ status }) => status === 429);
      expect([tries.filter(({ status }) => status === 400).length, refused.length]).toEqual([5, 3]);
    });

    it('counts attempts of every client', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const body = { email: testAdmin.email, password: 'Wrong0000' };
        const headers = { 'user-agent': `Program ${index}` };
        statuses.push((await server.client.send('POST', '/admin/login', body, { headers })).status);
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });

    it('ignores a forwarded address unless a proxy is trusted', async () => {
      for (let index = 0; index < 20; index += 1) await login(`user${index}@example.com`, 'Wrong0000');
      const response = await server.client.send(
        'POST',
        '/admin/login',
        { email: 'another@example.com', password: 'Wrong0000' },
        { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
      );
      expect(response.status).toBe(429);
    });

    it('keeps counts over a restart, without the entered addresses', async () => {
      await login('secret-typed-here@example.com', 'x');
      const stored = () => server.services.database.kysely.selectFrom('admin_limits').selectAll().execute();
      await expect.poll(async () => (await stored()).length).toBe(3);
      const kinds = (await stored()).map(({ bucket }) => String(bucket).split(':')[0]);
      expect(new Set(kinds)).toEqual(new Set(['login/account', 'login/network', 'login/place']));
      expect(JSON.stringify(await stored())).not.toContain('secret-typed-here');
    });

    const setPassword = (password: string) =>
      server.services.database.transaction(async ({ kysely }) => {
        await kysely
          .updateTable('admin_users')
          .set({ password_hash: await hashForTests(password) })
          .execute();
      });

    it.each([
      ['its last character', `Aa1${'x'.repeat(200)}y`, `Aa1${'x'.repeat(200)}z`],
      ['the text after a NUL', 'Correct-Horse-7\u0000a', 'Correct-Horse-7\u0000b'],
      ['a NUL and the text after it', 'Correct-Horse-7\u0000a', 'Correct-Horse-7'],
      ['the composition of a letter', 'Correct-Hors\u00e9-7', 'Correct-Horse\u0301-7'],
      ['the space at its end', 'Correct-Horse-7 ', 'Correct-Horse-7'],
    ])('distinguishes passwords by %s', async (_what, password, other) => {
      await setPassword(password);
      expect((await login(testAdmin.email, other)).status).toBe(400);
      expect((await login(testAdmin.email, password)).status).toBe(200);
    });

    it.each([
      [257, 400],
      [1025, 400],
      [1_000_000, 413],
    ])('refuses a password of %i characters without hashing it: %i', async (length, status) => {
      verify.mockClear();
      expect((await login(testAdmin.email, 'x'.repeat(256))).status).toBe(400);
      expect(verify).toHaveBeenCalledTimes(1);
      expect((await login(testAdmin.email, 'x'.repeat(length))).status).toBe(status);
      expect(verify).toHaveBeenCalledTimes(1);
    });
  });
});
