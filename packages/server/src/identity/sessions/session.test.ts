import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { keepOnlyAdmin } from '../../testing/keep-only-admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { addUser } from '../../testing/test-users.ts';
import { loadSecret, readConfig } from '../../config/index.ts';
import { createIdentityKeys } from '../identity-context.ts';
import { createAccessTokens } from '../tokens/access-token.ts';
import { readRefreshToken } from './refresh-token.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const credentials = { email: testAdmin.email, password: testAdmin.password };

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';

forEachDialect((dialect) => {
  describe('sessions', () => {
    let server: TestServer;
    let session: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      await keepOnlyAdmin(server);
      session = await server.client.signIn();
    });

    const readMe = (as: TestSession) => server.client.send('GET', '/admin/users/me', undefined, { as });

    const renew = (body: { token: string }, cookie?: string) =>
      server.client.send('POST', '/admin/renew-token', body, {
        headers: cookie === undefined ? {} : { cookie },
      });

    it('end at logout, for token and cookie', async () => {
      const response = await server.client.send('POST', '/admin/logout', undefined, { as: session });
      expect(response.body).toEqual({ data: {} });
      expect(String(response.headers['set-cookie'])).toMatch(/^cms_rt=; .*Max-Age=0/);
      expect((await readMe(session)).status).toBe(401);
      expect((await renew({ token: session.token })).status).toBe(400);
      expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
    });

    it.each([{ is_active: 0 }, { blocked: 1 }])('end immediately when the user is %j', async (state) => {
      expect((await readMe(session)).status).toBe(200);
      await server.services.database.kysely.updateTable('admin_users').set(state).execute();
      const response = await readMe(session);
      expect(response.status).toBe(401);
      expect(response.body).toEqual({
        data: null,
        error: {
          status: 401,
          name: 'UnauthorizedError',
          message: 'Missing or invalid credentials',
          details: {},
        },
      });
      expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
      expect((await renew({ token: session.token })).status).toBe(400);
    });

    it.each(['ordinary', 'remembered'])(
      'end everywhere when the password changes, and a new one starts in the same browser: %s',
      async (lifetime) => {
        const headers = { 'x-session-lifetime': lifetime };
        const [here, elsewhere] = [
          await server.client.signIn(testAdmin, { headers }),
          await server.client.signIn(),
        ];
        const change = { password: 'Another-Horse-8', currentPassword: testAdmin.password };
        const response = await server.client.send('PUT', '/admin/users/me', change, { as: here });
        expect([response.status, at(response.body, 'data.email')]).toEqual([200, testAdmin.email]);
        for (const old of [session, here, elsewhere]) {
          expect((await readMe(old)).status).toBe(401);
          expect((await renew({ token: old.token }, old.cookie)).status).toBe(400);
        }
        const cookie = String(response.headers['set-cookie']);
        expect(cookie.includes('Max-Age')).toBe(lifetime === 'remembered');
        const renewed = await renew({ token: '' }, cookieOf(response));
        const token = String(at(renewed.body, 'data.token'));
        expect((await readMe({ token, cookie: '' })).status).toBe(200);
      },
    );

    it('continue when any other field changes', async () => {
      const change = {
        firstname: 'Augusta',
        email: 'augusta@example.com',
        currentPassword: testAdmin.password,
      };
      const response = await server.client.send('PUT', '/admin/users/me', change, { as: session });
      expect([response.status, response.headers['set-cookie']]).toEqual([200, undefined]);
      expect((await readMe(session)).status).toBe(200);
    });

    it('can be listed, and ended individually or all others together', async () => {
      const phone = await server.client.signIn(testAdmin, { headers: { 'user-agent': 'Phone' } });
      const desk = await server.client.signIn();
      const list = await server.client.send('GET', '/admin/users/me/sessions', undefined, { as: session });
      const sessions = at(list.body, 'data') as readonly {
        id: string;
        userAgent: string;
        current: boolean;
      }[];
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      const phoneId = sessions.find(({ userAgent }) => userAgent === 'Phone')?.id;
      await server.client.send('DELETE', `/admin/users/me/sessions/${phoneId}`, undefined, { as: session });
      expect([(await readMe(phone)).status, (await readMe(desk)).status]).toEqual([401, 200]);
      await server.client.send('DELETE', '/admin/users/me/sessions', undefined, { as: session });
      expect([(await readMe(desk)).status, (await readMe(session)).status]).toEqual([401, 200]);
    });

    it('of another user cannot be ended', async () => {
      const response = await server.client.send('DELETE', '/admin/users/me/sessions/nobody', undefined, {
        as: session,
      });
      expect(response.status).toBe(404);
    });

    it('give access for ten minutes per token, and continue by cookie', async () => {
      server.clock.advance(10 * minute + 1000);
      expect((await readMe(session)).status).toBe(401);
      expect((await renew({ token: session.token })).status).toBe(400);
      const renewed = await renew({ token: '' }, session.cookie);
      expect(renewed.status).toBe(200);
      const token = String(at(renewed.body, 'data.token'));
      expect((await readMe({ token, cookie: '' })).status).toBe(200);
    });

    describe('of a caller that does not announce renewal', () => {
      const silent = { renews: false };

      it('give access for the idle time, and not after they have ended', async () => {
        const opened = await server.client.signIn(testAdmin, silent);
        server.clock.advance(2 * hour - minute);
        expect((await readMe(opened)).status).toBe(200);
        await server.client.send('POST', '/admin/logout', undefined, { as: opened });
        expect((await readMe(opened)).status).toBe(401);
        const again = await server.client.signIn(testAdmin, silent);
        server.clock.advance(2 * hour);
        expect((await readMe(again)).status).toBe(401);
      });

      it('continue by a renewal of the same duration', async () => {
        const opened = await server.client.signIn(testAdmin, silent);
        server.clock.advance(hour);
        const { cookie } = opened;
        const response = await server.client.send(
          'POST',
          '/admin/renew-token',
          { token: opened.token },
          { headers: { cookie }, ...silent },
        );
        server.clock.advance(2 * hour - minute);
        expect((await readMe({ token: String(at(response.body, 'data.token')), cookie })).status).toBe(200);
      });

      it('survive a new password in the browser that sets it, without their old cookies', async () => {
        const opened = await server.client.signIn(testAdmin, silent);
        const response = await server.client.send(
          'PUT',
          '/admin/users/me',
          { currentPassword: testAdmin.password, password: 'Another-Horse-8' },
          { as: opened, ...silent },
        );
        expect([response.status, (await readMe(opened)).status, (await readMe(session)).status]).toEqual([
          200, 200, 401,
        ]);
        expect((await renew({ token: '' }, opened.cookie)).status).toBe(400);
        expect((await renew({ token: '' }, cookieOf(response))).status).toBe(200);
      });
    });

    it('are renewed by a valid token within the same session', async () => {
      const response = await renew({ token: session.token });
      expect(response.status).toBe(200);
      expect(response.headers['set-cookie']).toBeUndefined();
      const list = await server.client.send('GET', '/admin/users/me/sessions', undefined, {
        as: { token: String(at(response.body, 'data.token')), cookie: '' },
      });
      expect(at(list.body, 'data')).toHaveLength(1);
    });

    it.each(['nope', '', 'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'])('are not renewed by %j', async (token) => {
      const response = await renew({ token });
      expect(response.body).toEqual({
        data: null,
        error: { status: 400, name: 'ValidationError', message: 'Invalid token', details: {} },
      });
    });

    it('are not renewed by a refresh token instead of an access token', async () => {
      expect((await renew({ token: session.cookie.split('=')[1]! })).status).toBe(400);
    });

    it('are renewed for the owner of the cookie, regardless of the token', async () => {
      const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, { ...bob, role: 'strapi-editor' });
      const { token } = await server.client.signIn(bob);
      const response = await renew({ token }, session.cookie);
      const me = await readMe({ token: String(at(response.body, 'data.token')), cookie: '' });
      expect(at(me.body, 'data.email')).toBe(testAdmin.email);
    });

    it('limit failed renewals to sixty a minute per network, without blocking valid ones', async () => {
      const ask = (token: string, remoteAddress: string) =>
        server.client.send('POST', '/admin/renew-token', { token }, { remoteAddress });
      for (let count = 0; count < 100; count += 1) {
        expect((await ask(session.token, '10.5.0.1')).status).toBe(200);
      }
      const refused = [];
      for (let count = 0; count < 61; count += 1) refused.push((await ask('nope', '10.5.0.1')).status);
      expect(refused).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
      expect((await ask('nope', '10.5.0.1')).headers['retry-after']).toBe('60');
      expect((await ask(session.token, '10.5.0.1')).status).toBe(200);
      expect((await ask('nope', '10.5.0.2')).status).toBe(400);
      server.clock.advance(minute);
      expect((await ask('nope', '10.5.0.1')).status).toBe(400);
    });

    it('exchange a refresh token once, and return the same successor to simultaneous requests', async () => {
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => renew({ token: '' }, session.cookie)),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(new Set(responses.map(cookieOf)).size).toBe(1);
      expect(cookieOf(responses[0]!)).not.toBe(session.cookie);
    });

    it('end when a refresh token is reused after the grace period of ten seconds', async () => {
      const { length } = server.log.lines;
      const first = await renew({ token: '' }, session.cookie);
      server.clock.advance(9000);
      expect((await renew({ token: '' }, session.cookie)).status).toBe(200);
      server.clock.advance(2000);
      expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
      expect((await renew({ token: '' }, cookieOf(first))).status).toBe(400);
      expect((await readMe(session)).status).toBe(401);
      const logged = server.log.lines.slice(length);
      expect(logged.filter((line) => line.includes('"event":"session.reused"'))).toHaveLength(1);
    });

    it('are not ended by forged tokens', async () => {
      const [name = '', value = ''] = session.cookie.split('=');
      const [sessionId] = value.split('.');
      const forged = `${name}=${sessionId}.0.${'A'.repeat(43)}`;
      expect((await renew({ token: '' }, forged)).status).toBe(400);
      expect((await readMe(session)).status).toBe(200);
    });

    const remembered = () =>
      server.client.signIn(testAdmin, { headers: { 'x-session-lifetime': 'remembered' } });

    it('end after two idle hours, remembered ones after fourteen days', async () => {
      for (const [open, idle] of [
        [() => server.client.signIn(), 2 * hour],
        [remembered, 14 * day],
      ] as const) {
        const { cookie } = await open();
        server.clock.advance(idle - 1);
        const renewed = await renew({ token: '' }, cookie);
        expect(renewed.status).toBe(200);
        server.clock.advance(idle);
        expect((await renew({ token: '' }, cookieOf(renewed))).status).toBe(400);
      }
    });

    /** A token as the server signs them, of any session, at any moment. */
    const signFor = ({ cookie }: TestSession) => {
      const { sessionId } = readRefreshToken(cookie.split('=')[1] ?? '') ?? { sessionId: '' };
      const keys = createIdentityKeys(loadSecret(readConfig({ DATA_DIR: server.dataDir })));
      return createAccessTokens(keys.accessToken, server.clock.now).sign(
        { userId: 1, sessionId },
        10 * minute,
      );
    };

    it.each([
      ['two hours without use', 'ordinary', 2 * hour, 0],
      ['a day regardless of use', 'ordinary', hour, 23],
      ['thirty days regardless of use', 'remembered', 10 * day, 2],
    ])('are not renewed by a token after %s', async (_name, lifetime, step, expected) => {
      const opened = await server.client.signIn(testAdmin, { headers: { 'x-session-lifetime': lifetime } });
      let renewals = 0;
      for (; renewals < 60; renewals += 1) {
        server.clock.advance(step);
        if ((await renew({ token: await signFor(opened) })).status !== 200) break;
      }
      expect(renewals).toBe(expected);
    });

    it('end after a day regardless of renewals', async () => {
      let { cookie } = session;
      let renewals = 0;
      for (let passed = 0; passed < 3 * day; passed += hour) {
        server.clock.advance(hour);
        const response = await renew({ token: '' }, cookie);
        if (response.status !== 200) break;
        cookie = cookieOf(response);
        renewals += 1;
      }
      expect(renewals).toBe(23);
    });

    it('last thirty days when the user stays signed in, with a persistent cookie', async () => {
      const response = await server.client.send('POST', '/admin/login', credentials, {
        headers: { 'x-session-lifetime': 'remembered' },
      });
      expect(String(response.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600}`);
      let cookie = cookieOf(response);
      let days = 0;
      for (; days < 60; days += 10) {
        server.clock.advance(10 * day - 1);
        const renewed = await renew({ token: '' }, cookie);
        if (renewed.status !== 200) break;
        cookie = cookieOf(renewed);
      }
      expect(days).toBe(30);
    });

    it('use a cookie that scripts cannot read and other sites cannot send', async () => {
      const response = await server.client.send('POST', '/admin/login', credentials);
      expect(String(response.headers['set-cookie'])).toMatch(
        /^cms_rt=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    });

    it('bind the cookie to the host and to TLS behind an https address', async () => {
      const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://cms.example.com' } });
      await secure.client.registerAdmin();
      const response = await secure.client.send('POST', '/admin/login', credentials);
      await secure.close();
      expect(String(response.headers['set-cookie'])).toMatch(
        /^__Host-cms_rt=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
    });

    it('start with a new id, and end the previous one of the browser', async () => {
      const response = await server.client.send('POST', '/admin/login', credentials, {
        headers: { cookie: session.cookie },
      });
      expect(cookieOf(response).split('.')[0]).not.toBe(session.cookie.split('.')[0]);
      expect((await readMe(session)).status).toBe(401);
      expect((await renew({ token: '' }, session.cookie)).status).toBe(400);
      expect((await renew({ token: '' }, cookieOf(response))).status).toBe(200);
    });

    it('end when another user signs in over them, and only with a genuine cookie', async () => {
      const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, { ...bob, role: 'strapi-editor' });
      const [name = '', value = ''] = session.cookie.split('=');
      const forged = `${name}=${value.split('.')[0]}.0.${'A'.repeat(43)}`;
      await server.client.signIn(bob, { headers: { cookie: forged } });
      expect((await readMe(session)).status).toBe(200);
      await server.client.signIn(bob, { headers: { cookie: session.cookie } });
      expect((await readMe(session)).status).toBe(401);
    });

    it('continue when a sign-in over them fails', async () => {
      const invalid = { ...credentials, password: 'Wrong0000' };
      await server.client.send('POST', '/admin/login', invalid, { headers: { cookie: session.cookie } });
      expect((await readMe(session)).status).toBe(200);
    });

    it('store nothing from which a token could be made without the secret', async () => {
      const rows = await server.services.database.kysely.selectFrom('admin_sessions').selectAll().execute();
      const proof = session.cookie.split('.')[2] ?? 'absent';
      expect(JSON.stringify(rows)).not.toContain(proof);
      expect(JSON.stringify(rows)).not.toContain(session.token);
    });
  });
});
