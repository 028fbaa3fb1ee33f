import { randomBytes } from 'node:crypto';
import {
  addUser,
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, serverOrigin } from './fixtures/test-browser.testing.ts';
import { client, startTestProvider, type TestProvider } from './fixtures/test-provider.testing.ts';
import { singleSignOnServer } from './single-sign-on-server.ts';

const password = 'Correct-Horse-7';
const eve = {
  sub: 'eve-1',
  email: 'eve@example.com',
  email_verified: true,
  given_name: 'Eve',
  family_name: 'Evans',
};
const finished = '/admin/auth/single-sign-on?redirectTo=%2F';
const failed = (failure: string) => `/admin/auth/providers?error=${failure}`;

forEachDialect((dialect) => {
  describe('single sign-on', () => {
    let provider: TestProvider;
    let server: TestServer;
    let admin: TestSession;

    const asAdmin = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      server.client.send(method, url, body, { as: admin });
    const setOptions = (options: object) =>
      asAdmin('PUT', '/admin/providers/options', {
        autoRegister: true,
        defaultRole: 2,
        ssoLockedRoles: null,
        ...options,
      });
    const configure = (settings: object = {}, uid = 'company') =>
      asAdmin('PUT', `/admin/single-sign-on/providers/${uid}`, {
        displayName: 'Company',
        issuer: provider.issuer,
        clientId: client.id,
        clientSecret: client.secret,
        ...settings,
      });
    const table = (name: string) => server.services.database.kysely.selectFrom(name).selectAll().execute();
    const userOf = async (email: string) =>
      (await table('admin_users')).find((row) => row['email'] === email);
    const tokenOf = (cookie: string) =>
      server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        { headers: { cookie: `cms_rt=${cookie}` } },
      );

    beforeAll(async () => {
      provider = await startTestProvider(`${serverOrigin}/admin/connect/company/callback`);
    });
    afterAll(() => provider.close());
    beforeEach(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        plugins: [singleSignOnServer],
        trusted: ['single-sign-on'],
        environment: { ENTERPRISE: 'true', PUBLIC_URL: serverOrigin },
      });
      admin = await server.client.registerAdmin();
      await configure();
      await setOptions({});
      provider.user = { ...eve };
      provider.tamper = null;
    });
    afterEach(() => server.close());

    it('creates a user with the default role on the first sign-in, and finds them by subject later', async () => {
      const browser = createTestBrowser(server);
      expect(await browser.signIn('company', '?redirectTo=%2Fsettings%3Fa%3Db')).toBe(
        '/admin/auth/single-sign-on?redirectTo=%2Fsettings%3Fa%3Db',
      );
      const renewed = await tokenOf(browser.session());
      const token = String(at(renewed.body, 'data.token'));
      const me = await server.client.send('GET', '/admin/users/me', undefined, { as: { token, cookie: '' } });
      expect(at(me.body, 'data')).toMatchObject({
        email: 'eve@example.com',
        firstname: 'Eve',
        lastname: 'Evans',
        isActive: true,
        roles: [{ id: 2 }],
      });
      provider.user = { ...eve, email: 'renamed@example.com' };
      expect(await createTestBrowser(server).signIn()).toBe(finished);
      expect(await table('sso_identities')).toEqual([
        { issuer: provider.issuer, subject: 'eve-1', user_id: at(me.body, 'data.id') },
      ]);
      expect(await table('admin_users')).toHaveLength(2);
    });

    it('lists the sign-in methods without a session, and nothing secret', async () => {
      const { body } = await server.client.send('GET', '/admin/providers');
      expect(body).toEqual([{ uid: 'company', displayName: 'Company', icon: null }]);
      const listed = await asAdmin('GET', '/admin/single-sign-on/providers');
      expect(at(listed.body, 'data')).toMatchObject([
        { uid: 'company', hasSecret: true, source: 'settings', callbackUrl: expect.any(String) as string },
      ]);
      expect(JSON.stringify([listed.body, await table('sso_providers')])).not.toContain(client.secret);
    });

    it('explains that an administrator must invite the user without automatic registration', async () => {
      await setOptions({ autoRegister: false });
      expect(await createTestBrowser(server).signIn()).toBe(failed('invitation-required'));
      expect(await userOf(eve.email)).toBeUndefined();
    });

    it('matches an existing user by email only if the operator allows it and the address is verified', async () => {
      const { userId } = await addUser(server.services, {
        email: eve.email,
        password,
        role: 'strapi-editor',
      });
      expect(await createTestBrowser(server).signIn()).toBe(failed('account-exists'));
      await configure({ matchEmail: true });
      provider.user = { ...eve, email_verified: false };
      expect(await createTestBrowser(server).signIn()).toBe(failed('email-missing'));
      expect(await table('sso_identities')).toEqual([]);
      provider.user = { ...eve };
      expect(await createTestBrowser(server).signIn()).toBe(finished);
      expect(await table('sso_identities')).toMatchObject([{ user_id: userId }]);
      provider.user = { ...eve, sub: 'eve-2' };
      expect(await createTestBrowser(server).signIn()).toBe(failed('account-exists'));
    });

    it('activates an invited user', async () => {
      const invitation = { firstname: 'Eve', email: eve.email, roles: [3] };
      const { body } = await server.client.send('POST', '/admin/users', invitation, { as: admin });
      await configure({ matchEmail: true });
      expect(await createTestBrowser(server).signIn()).toBe(finished);
      expect(await userOf(eve.email)).toMatchObject({ is_active: 1 });
      const token = at(body, 'data.registrationToken');
      const register = { registrationToken: token, userInfo: { firstname: 'Eve', password } };
      expect((await server.client.send('POST', '/admin/register', register)).status).toBe(400);
    });

    it('refuses deactivated users', async () => {
      await createTestBrowser(server).signIn();
      const id = (await userOf(eve.email))?.['id'];
      await asAdmin('PUT', `/admin/users/${String(id)}`, { isActive: false });
      const browser = createTestBrowser(server);
      expect(await browser.signIn()).toBe(failed('user-not-active'));
      expect(browser.session()).toBe('');
    });

    it('maps roles from a claim, on the first sign-in or on every one', async () => {
      const roles = [
        { value: 'authors', role: 3 },
        { value: 'editors', role: 2 },
      ];
      const rolesOf = async () =>
        (await table('admin_user_roles')).filter(({ user_id: id }) => id !== 1).map((row) => row['role_id']);
      await configure({ roleClaim: 'groups', roles });
      provider.user = { ...eve, groups: ['authors', 'others'] };
      await createTestBrowser(server).signIn();
      expect(await rolesOf()).toEqual([3]);
      provider.user = { ...eve, groups: ['editors'] };
      await createTestBrowser(server).signIn();
      expect(await rolesOf()).toEqual([3]);
      await configure({ roleClaim: 'groups', roles, roleSync: 'always' });
      await createTestBrowser(server).signIn();
      expect(await rolesOf()).toEqual([2]);
    });

    it('locks roles to single sign-on', async () => {
      await addUser(server.services, { email: 'bob@example.com', password, role: 'strapi-editor' });
      await setOptions({ ssoLockedRoles: [2] });
      const login = await server.client.send('POST', '/admin/login', { email: 'bob@example.com', password });
      expect([login.status, at(login.body, 'error.message')]).toEqual([
        400,
        expect.stringContaining('single sign-on'),
      ]);
      const state = await asAdmin('GET', '/admin/providers/isSSOLocked');
      expect(at(state.body, 'data')).toEqual({ isSSOLocked: false });
      await asAdmin('DELETE', '/admin/single-sign-on/providers/company');
      await expect(server.client.signIn({ email: 'bob@example.com', password })).resolves.toBeDefined();
    });

    it.each([
      '//evil.example',
      String.raw`/\evil.example`,
      'https://evil.example',
      '/a\r\nb',
      'javascript:alert(1)',
      '/..//evil.example',
    ])('redirects to the first page for the target %j', async (target) => {
      const path = await createTestBrowser(server).signIn(
        'company',
        `?redirectTo=${encodeURIComponent(target)}`,
      );
      expect(path).toBe(finished);
    });

    it('rejects a callback that is replayed, of another browser, for another provider, or too late', async () => {
      await configure({}, 'other');
      const browser = createTestBrowser(server);
      const start = async () => browser.visit((await browser.open('/admin/connect/company')).location);
      const callback = await start();
      expect((await createTestBrowser(server).open(callback)).location).toBe(failed('attempt-expired'));
      expect((await browser.open(callback.replace('/company/', '/other/'))).location).toBe(
        failed('attempt-expired'),
      );
      expect((await browser.open(callback)).location).toBe(finished);
      expect((await browser.open(callback)).location).toBe(failed('attempt-expired'));
      const late = await start();
      server.clock.advance(600_001);
      expect((await browser.open(late)).location).toBe(failed('attempt-expired'));
    });

    it('finishes on one server what another one of the database started', async () => {
      const options = {
        database: await dialect.open(),
        plugins: [singleSignOnServer],
        trusted: ['single-sign-on'],
        environment: { PUBLIC_URL: serverOrigin, SECRET: randomBytes(48).toString('base64') },
      };
      const [first, second] = [await startTestServer(options), await startTestServer(options)];
      const as = await first.client.registerAdmin();
      const url = '/admin/single-sign-on/providers/company';
      const body = {
        displayName: 'C',
        issuer: provider.issuer,
        clientId: client.id,
        clientSecret: client.secret,
      };
      await first.client.send('PUT', url, body, { as });
      await first.client.send(
        'PUT',
        '/admin/providers/options',
        { autoRegister: true, defaultRole: 2, ssoLockedRoles: null },
        { as },
      );
      const browser = createTestBrowser(first);
      const callback = await browser.visit((await browser.open('/admin/connect/company')).location);
      expect((await browser.open(callback, second)).location).toBe(finished);
      await Promise.all([first.close(), second.close()]);
    });

    it('rejects a code that belongs to another attempt', async () => {
      const browser = createTestBrowser(server);
      const start = async () => browser.visit((await browser.open('/admin/connect/company')).location);
      const [first, second] = [new URL(await start(), serverOrigin), new URL(await start(), serverOrigin)];
      first.searchParams.set('code', second.searchParams.get('code') ?? '');
      expect((await browser.open(first.pathname + first.search)).location).toBe(failed('response-invalid'));
    });

    it('rejects a response of another issuer', async () => {
      const browser = createTestBrowser(server);
      const callback = new URL(
        await browser.visit((await browser.open('/admin/connect/company')).location),
        serverOrigin,
      );
      callback.searchParams.set('iss', 'https://evil.example');
      expect((await browser.open(callback.pathname + callback.search)).location).toBe(
        failed('response-invalid'),
      );
    });

    const now = () => Math.floor(Date.now() / 1000);
    const resign =
      (change: (claims: Record<string, unknown>) => Record<string, unknown>) =>
      (tokens: Record<string, unknown>) =>
        provider
          .sign(change(decodeJwt(String(tokens['id_token']))))
          .then((id_token) => ({ ...tokens, id_token }));

    it.each<[string, () => TestProvider['tamper']]>([
      ['with another issuer', () => resign((claims) => ({ ...claims, iss: 'https://evil.example' }))],
      ['for another client', () => resign((claims) => ({ ...claims, aud: 'another' }))],
      ['without a nonce', () => resign(({ nonce: _nonce, ...claims }) => claims)],
      ['with another nonce', () => resign((claims) => ({ ...claims, nonce: 'another' }))],
      ['that has expired', () => resign((claims) => ({ ...claims, iat: now() - 7200, exp: now() - 3600 }))],
      [
        'without a signature',
        () => (tokens) => {
          const [, claims = ''] = String(tokens['id_token']).split('.');
          const header = Buffer.from('{"alg":"none"}').toString('base64url');
          return { ...tokens, id_token: `${header}.${claims}.` };
        },
      ],
      [
        'signed with the client secret',
        () => async (tokens) => ({
          ...tokens,
          id_token: await new SignJWT(decodeJwt(String(tokens['id_token'])))
            .setProtectedHeader({ alg: 'HS256' })
            .sign(randomBytes(32)),
        }),
      ],
      [
        'signed with an unknown key',
        () => (tokens) => {
          const [header = '', claims = ''] = String(tokens['id_token']).split('.');
          return { ...tokens, id_token: `${header}.${claims}.${randomBytes(256).toString('base64url')}` };
        },
      ],
      [
        'that is missing',
        () =>
          ({ id_token: _token, ...tokens }) =>
            tokens,
      ],
    ])('rejects an ID token %s', async (_case, tamper) => {
      provider.tamper = tamper();
      const browser = createTestBrowser(server);
      expect(await browser.signIn()).toBe(failed('response-invalid'));
      expect(browser.session()).toBe('');
      expect(await userOf(eve.email)).toBeUndefined();
    });

    it('reports a provider that is down, unknown, or refuses', async () => {
      await configure({ issuer: 'http://localhost:9' }, 'down');
      expect(await createTestBrowser(server).signIn('down')).toBe(failed('provider-unavailable'));
      expect(await createTestBrowser(server).signIn('nobody')).toBe(failed('provider-unknown'));
      const browser = createTestBrowser(server);
      const { location } = await browser.open('/admin/connect/company');
      const state = new URL(location).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
      expect((await browser.open(`/admin/connect/company/callback?${query}`)).location).toBe(
        failed('provider-refused'),
      );
    });

    it('signs out at the provider', async () => {
      const browser = createTestBrowser(server);
      await browser.signIn();
      const token = String(at((await tokenOf(browser.session())).body, 'data.token'));
      const { body } = await server.client.send('POST', '/admin/logout', undefined, {
        as: { token, cookie: '' },
      });
      const url = new URL(String(at(body, 'data.redirectTo')));
      expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
      expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${serverOrigin}/admin/auth/login`);
      expect(decodeJwt(url.searchParams.get('id_token_hint') ?? '').sub).toBe('eve-1');
      expect(await table('sso_sessions')).toEqual([]);
    });

    it('ends the sessions that a logout token names, once', async () => {
      const browser = createTestBrowser(server);
      await browser.signIn();
      const logout = (logoutToken: string) =>
        server.client.send(
          'POST',
          '/admin/connect/company/logout',
          new URLSearchParams({ logout_token: logoutToken }).toString(),
          {
            renews: false,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
        );
      const claims = {
        iss: provider.issuer,
        aud: client.id,
        sub: 'eve-1',
        iat: now(),
        jti: 'one',
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      };
      const { events: _events, ...withoutEvent } = claims;
      for (const invalid of [
        withoutEvent,
        { ...claims, nonce: 'n' },
        { ...claims, aud: 'another' },
        { ...claims, iss: 'https://evil.example' },
        { ...claims, iat: now() - 3600 },
      ]) {
        expect((await logout(await provider.sign(invalid))).status).toBe(400);
      }
      expect((await tokenOf(browser.session())).status).toBe(200);
      const token = await provider.sign(claims, { typ: 'logout+jwt' });
      const again = createTestBrowser(server);
      await again.signIn();
      expect((await logout(token)).status).toBe(200);
      expect((await tokenOf(again.session())).status).toBe(400);
      expect((await logout(token)).status).toBe(400);
    });
  });
});
