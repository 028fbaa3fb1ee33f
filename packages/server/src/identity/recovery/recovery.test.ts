import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMail, linkIn, newestMailTo, readOutbox } from '../../mail/testing/outbox.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { hashForTests } from '../../testing/passwords.ts';
import { recordQueries, type RecordedDatabase } from '../../testing/record-queries.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { identityTables } from '../tables.ts';

const hour = 3_600_000;
const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
const fresh = 'Another-Horse-8';

forEachDialect((dialect) => {
  let recorded: RecordedDatabase;
  let server: TestServer;
  let admin: TestSession;
  let callers = 0;
  let bobId = 0;
  let bobHash = '';

  beforeAll(async () => {
    recorded = recordQueries(await dialect.open());
    server = await startTestServer({
      database: recorded.database,
      environment: { PUBLIC_URL: 'https://cms.example.com' },
    });
    await server.client.registerAdmin();
    bobHash = await hashForTests(bob.password);
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
    bobId = await insertUser('bob@example.com');
    admin = await server.client.signIn();
  });

  const insertUser = async (email: string, state: object = {}) => {
    const user = { email, is_active: 1, blocked: 0, created_at: '', updated_at: '', ...state };
    const { id } = await identityTables(server.services.database)
      .insertInto('admin_users')
      .values({ password_hash: bobHash, ...user })
      .returning('id')
      .executeTakeFirstOrThrow();
    await identityTables(server.services.database)
      .insertInto('admin_user_roles')
      .values({ user_id: id, role_id: 2 })
      .execute();
    return id;
  };
  const elsewhere = () => {
    callers += 1;
    return `10.2.${callers >> 8}.${callers & 255}`;
  };
  const forgot = (email: unknown, remoteAddress = elsewhere(), headers: Record<string, string> = {}) =>
    server.client.send('POST', '/admin/forgot-password', { email }, { remoteAddress, headers });
  const codeFor = async (email = bob.email) => {
    await forgot(email);
    return linkIn(await newestMailTo(server, email)).searchParams.get('code') ?? '';
  };
  const reset = (resetPasswordToken: unknown, password: unknown = fresh, remoteAddress = elsewhere()) =>
    server.client.send('POST', '/admin/reset-password', { resetPasswordToken, password }, { remoteAddress });
  const check = (resetPasswordToken: unknown) =>
    server.client.send('POST', '/admin/reset-password/check', { resetPasswordToken });
  const meStatus = async (session: TestSession) =>
    (await server.client.send('GET', '/admin/users/me', undefined, { as: session })).status;

  describe('an opened link', () => {
    it('is validated before the form is filled in, any number of times', async () => {
      const code = await codeFor();
      for (const status of [204, 204]) expect((await check(code)).status).toBe(status);
      expect((await reset(code)).status).toBe(200);
    });

    it('is reported as used or invalid with the message of the form', async () => {
      const code = await codeFor();
      await reset(code);
      for (const dead of [code, 'made-up']) {
        const response = await check(dead);
        const refused = await reset(dead);
        expect(response.status).toBe(400);
        expect(response.body).toEqual(refused.body);
      }
    });
  });

  describe('a forgotten password', () => {
    it('gets the same response for every address, and mail goes to active users only', async () => {
      await insertUser('off@example.com', { is_active: 0 });
      await insertUser('blocked@example.com', { blocked: 1 });
      await server.client.send(
        'POST',
        '/admin/users',
        { firstname: 'Ina', email: 'invited@example.com', roles: [2] },
        { as: admin },
      );
      const before = (await readOutbox(server)).length;
      const names = ['bob', 'unknown', 'off', 'blocked', 'invited'];
      const responses = await Promise.all(names.map((name) => forgot(`${name}@example.com`)));
      for (const { status, raw } of responses) expect([status, raw.payload]).toEqual([204, '']);
      const mails = (await readOutbox(server)).slice(before);
      expect(mails.map(({ to }) => to)).toEqual(['bob@example.com']);
    });

    it('is looked up after the response, with the same statements for every address', async () => {
      const { kysely } = server.services.database;
      const state = async () =>
        (await kysely.selectFrom('admin_tokens').select('hash').where('user_id', '=', bobId).execute())
          .length;
      await forgot(bob.email);
      expect(await state()).toBe(0);
      await server.services.mail.flush();
      expect(await state()).toBe(1);
    });

    it('runs the same statements for known and unknown addresses, and reads no account before the response', async () => {
      const requestFor = async (email: string) => {
        recorded.forget();
        await forgot(email);
        const queries = [...recorded.queries];
        await server.services.mail.flush();
        return { queries, later: recorded.queries.slice(queries.length) };
      };
      const known = await requestFor(bob.email);
      const unknown = await requestFor('nobody@example.com');
      expect(known.queries).toEqual(unknown.queries);
      expect(known.queries.filter((query) => query.includes('admin_users'))).toEqual([]);
      expect(known.later[0]).toContain('admin_users');
    });

    it('links to the configured address, regardless of the host of the request', async () => {
      const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      await forgot(bob.email, elsewhere(), evil);
      const message = await newestMailTo(server, bob.email);
      expect(linkIn(message).href).toMatch(
        /^https:\/\/cms\.example\.com\/admin\/auth\/reset-password\?code=[\w-]{43}$/,
      );
      expect(`${message.text}${message.html}`).not.toContain('evil');
    });

    it('in another spelling of the address goes to the stored address', async () => {
      await forgot('BOB@Example.COM');
      await newestMailTo(server, bob.email);
      expect(await readOutbox(server)).toHaveLength(1);
    });

    it.each(['b\u00f6b@example.com', '\u212aim@example.com', 'ｂob@example.com', 'bob@ex\u0430mple.com'])(
      'of an address that only looks similar reaches no user: %s',
      async (email) => {
        await insertUser('kim@example.com');
        const { status } = await forgot(email);
        // Refused before the account is looked up, so that no mail can be pending.
        expect(status).toBe(400);
        expect(await readOutbox(server)).toEqual([]);
      },
    );

    it.each([
      'not-an-email',
      '',
      'a@b.co\r\nBcc: eve@example.com',
      { $ne: null },
      ['bob@example.com', 'eve@example.com'],
      null,
      true,
      `${'a'.repeat(300)}@example.com`,
    ])('is refused for %j', async (email) => {
      const { status, body } = await forgot(email);
      expect([status, at(body, 'error.name')]).toEqual([400, 'ValidationError']);
    });

    it('is limited to three an hour for one address, known or not', async () => {
      for (const email of [bob.email, 'nobody@example.com']) {
        const statuses: number[] = [];
        for (const spelling of [email, email.toUpperCase(), email, email]) {
          statuses.push((await forgot(spelling)).status);
        }
        expect(statuses).toEqual([204, 204, 204, 429]);
      }
      expect(await readOutbox(server)).toHaveLength(3);
      const { headers } = await forgot(bob.email);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
      server.clock.advance(hour);
      expect((await forgot(bob.email)).status).toBe(204);
    });

    it('is limited to ten an hour for one network', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push((await forgot(`nobody${index}@example.com`, '10.3.0.1')).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    });
  });

  describe('a new password from the mailed link', () => {
    it('signs in and ends all other sessions', async () => {
      const [old, other] = [await server.client.signIn(bob), await server.client.signIn(bob)];
      const code = await codeFor();
      const { status, body, headers } = await reset(code);
      expect(status).toBe(200);
      expect(at(body, 'data.user')).toMatchObject({ email: bob.email, roles: [{ code: 'strapi-editor' }] });
      expect(String(headers['set-cookie'])).toMatch(/HttpOnly/);
      expect(await meStatus({ token: String(at(body, 'data.token')), cookie: '' })).toBe(200);
      expect([await meStatus(old), await meStatus(other)]).toEqual([401, 401]);
      const renewed = await server.client.send(
        'POST',
        '/admin/renew-token',
        { token: old.token },
        { headers: { cookie: old.cookie } },
      );
      expect(renewed.status).toBe(400);
      expect(await meStatus(admin)).toBe(200);
      await expect(server.client.signIn(bob)).rejects.toThrow('Invalid credentials');
      await expect(server.client.signIn({ ...bob, password: fresh })).resolves.toHaveProperty('token');
    });

    it('is reported to the owner', async () => {
      await reset(await codeFor());
      expect(await newestMailTo(server, bob.email)).toMatchObject({ subject: 'Your account was changed' });
    });

    const invalid = {
      status: 400,
      name: 'ApplicationError',
      message: 'This link is no longer valid. Ask for a new one.',
      details: {},
    };

    it('is set once per link, and invalidates all other links', async () => {
      const [first, second] = [await codeFor(), await codeFor()];
      expect(first).not.toBe(second);
      expect((await reset(second)).status).toBe(200);
      for (const code of [second, first]) expect(at((await reset(code)).body, 'error')).toEqual(invalid);
    });

    it('is set by one of twenty simultaneous requests', async () => {
      const code = await codeFor();
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => reset(code, `Another-Horse-${index}`)),
      );
      expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
    });

    it('can be set for an hour', async () => {
      const [early, late] = [await codeFor(), await codeFor(testAdmin.email)];
      server.clock.advance(hour - 1);
      expect((await reset(early)).status).toBe(200);
      server.clock.advance(1);
      expect(at((await reset(late)).body, 'error')).toEqual(invalid);
    });

    it('is set for the owner of the link, regardless of later requests by others', async () => {
      const code = await codeFor();
      await codeFor(testAdmin.email);
      const response = await reset(code);
      expect(at(response.body, 'data.user.email')).toBe(bob.email);
      server.clock.advance(300_000);
      await expect(server.client.signIn()).resolves.toHaveProperty('token');
    });

    it('is not set for a user who has since been deactivated, deleted or given another address', async () => {
      const asAdmin = { as: admin };
      for (const change of [
        { isActive: false },
        { email: 'bobby@example.com' },
        { password: 'Third-Horse-9' },
      ]) {
        const code = await codeFor();
        await server.client.send('PUT', `/admin/users/${bobId}`, change, asAdmin);
        expect(at((await reset(code)).body, 'error')).toEqual(invalid);
        await server.client.send(
          'PUT',
          `/admin/users/${bobId}`,
          { isActive: true, email: bob.email },
          asAdmin,
        );
        server.clock.advance(60_000);
      }
      server.clock.advance(hour);
      admin = await server.client.signIn();
      const code = await codeFor();
      expect(
        (await server.client.send('DELETE', `/admin/users/${bobId}`, undefined, { as: admin })).status,
      ).toBe(200);
      expect(at((await reset(code)).body, 'error')).toEqual(invalid);
    });

    it('is not set by the link of an invitation', async () => {
      const invited = await server.client.send(
        'POST',
        '/admin/users',
        { firstname: 'Ina', email: 'ina@example.com', roles: [2] },
        { as: admin },
      );
      const token = at(invited.body, 'data.registrationToken');
      expect(at((await reset(token)).body, 'error')).toEqual(invalid);
    });

    it('is refused once the owner changes the password in the profile', async () => {
      const code = await codeFor();
      const session = await server.client.signIn(bob);
      const change = { password: 'Third-Horse-9', currentPassword: bob.password };
      await server.client.send('PUT', '/admin/users/me', change, { as: session });
      expect(at((await reset(code)).body, 'error')).toEqual(invalid);
    });

    it('that is weak is refused with every broken rule and leaves the link valid', async () => {
      const code = await codeFor();
      const { body } = await reset(code, 'weak');
      const errors = at(body, 'error.details.errors') as readonly { path: readonly string[] }[];
      expect(errors.map(({ path }) => path)).toEqual([['password'], ['password'], ['password']]);
      expect((await reset(code)).status).toBe(200);
    });

    it.each([{}, { $gt: '' }, [], true, null, '', 7, 'x'.repeat(600)])(
      'requires a token of the right type and length: %j',
      async (token) => {
        const { status, body } = await reset(token);
        expect([status, at(body, 'error.name')]).toEqual([400, 'ValidationError']);
      },
    );

    it.each([
      [600, 400],
      [1_000_000, 413],
    ])('runs no statement for a token of %i characters: %i', async (length, status) => {
      expect((await reset('x'.repeat(length))).status).toBe(status);
      const counted = await server.services.database.kysely.selectFrom('admin_limits').selectAll().execute();
      expect(counted.filter(({ bucket }) => String(bucket).startsWith('reset/'))).toEqual([]);
    });

    it('is limited to ten attempts a minute per network', async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        statuses.push((await reset(`nope${index}`, fresh, '10.4.0.1')).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    });

    it('is not logged or stored, and neither is its token', async () => {
      const code = await codeFor();
      await reset(code, 'Canary-Horse-77');
      const { kysely } = server.services.database;
      const stored = JSON.stringify([
        await kysely.selectFrom('admin_tokens').selectAll().execute(),
        await kysely.selectFrom('admin_users').selectAll().execute(),
      ]);
      const log = server.log.lines.join('');
      for (const secret of [code, 'Canary-Horse-77']) {
        expect(stored).not.toContain(secret);
        expect(log).not.toContain(secret);
      }
    });
  });
});
