import { defineRecorder, defineServerPlugin, type ChangeRecord } from '@admin/server';
import { addUser, at, forEachDialect } from '@admin/server/testing';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSignOnServer, type SignOnServer } from './fixtures/sign-on-server.testing.ts';
import { createTestBrowser, serverOrigin } from './fixtures/test-browser.testing.ts';
import { startTestProvider, type TestProvider } from './fixtures/test-provider.testing.ts';

const finished = '/admin/auth/single-sign-on?redirectTo=%2F';
const failed = (failure: string) => `/admin/auth/providers?error=${failure}`;
const eve = { sub: 'eve-1', email: 'eve@example.com', email_verified: true };

forEachDialect((dialect) => {
  describe('a provider', () => {
    let provider: TestProvider;
    let started: SignOnServer;
    let recorded: ChangeRecord[] = [];

    const recorder = defineServerPlugin({
      id: 'recorder',
      title: 'Recorder',
      recorders: [defineRecorder((changes) => void recorded.push(...changes))],
    });

    beforeAll(async () => {
      provider = await startTestProvider(`${serverOrigin}/admin/connect/company/callback`);
    });
    afterAll(() => provider.close());
    beforeEach(async () => {
      recorded = [];
      started = await startSignOnServer(provider, { dialect, plugins: [recorder] });
      provider.user = { ...eve };
      provider.tamper = null;
    });
    afterEach(() => started.server.close());

    const browse = () => createTestBrowser(started.server);
    const users = async () => (await started.table('admin_users')).length;

    it('rotates its keys, also directly after a sign-in', async () => {
      const used: unknown[] = [];
      provider.tamper = (tokens) => {
        used.push(decodeProtectedHeader(String(tokens['id_token'])).kid);
        return tokens;
      };
      expect(await browse().signIn()).toBe(finished);
      const second = await provider.rotateKeys();
      expect(await browse().signIn()).toBe(finished);
      const third = await provider.rotateKeys();
      expect(await browse().signIn()).toBe(finished);
      expect(used.slice(-2)).toEqual([second, third]);
    });

    it('is deleted and added under another uid: users keep their accounts, and sign-outs continue there', async () => {
      const browser = browse();
      await browser.signIn();
      const pending = browse();
      const callback = await pending.visit((await pending.open('/admin/connect/company')).location);
      await started.server.client.send('DELETE', '/admin/single-sign-on/providers/company', undefined, {
        as: started.admin,
      });
      expect((await pending.open(callback)).location).toBe(failed('provider-unknown'));
      await started.configure({}, 'staff');
      const renewed = await started.server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        { headers: { cookie: `cms_rt=${browser.session()}` } },
      );
      const as = { token: String(at(renewed.body, 'data.token')), cookie: '' };
      const { body } = await started.server.client.send('POST', '/admin/logout', undefined, { as });
      expect(at(body, 'data.redirectTo')).toContain(`${provider.issuer}/session/end`);
      expect(await started.table('sso_identities')).toMatchObject([{ subject: 'eve-1' }]);
      expect(await users()).toBe(2);
    });

    it('creates one user when the account signs in twice at the same time', async () => {
      const browsers = [browse(), browse()];
      const callbacks: string[] = [];
      for (const one of browsers)
        callbacks.push(await one.visit((await one.open('/admin/connect/company')).location));
      const locations = await Promise.all(
        browsers.map(async (one, index) => (await one.open(callbacks[index] ?? '')).location),
      );
      expect(locations).toEqual([finished, finished]);
      expect(await users()).toBe(2);
    });

    it('maps roles from a claim that only its user info has', async () => {
      await started.configure({ roleClaim: 'groups', roles: [{ value: 'authors', role: 3 }] });
      provider.user = { ...eve, groups: ['authors'] };
      provider.tamper = async (tokens) => {
        const [, claims = ''] = String(tokens['id_token']).split('.');
        const { groups: _groups, ...rest } = JSON.parse(
          Buffer.from(claims, 'base64url').toString(),
        ) as Record<string, unknown>;
        return { ...tokens, id_token: await provider.sign(rest) };
      };
      expect(await browse().signIn()).toBe(finished);
      expect((await started.table('admin_user_roles')).at(-1)).toMatchObject({ role_id: 3 });
    });

    it('maps only roles that exist', async () => {
      const roles = [{ value: 'authors', role: 999 }];
      expect((await started.configure({ roleClaim: 'groups', roles })).status).toBe(400);
    });

    it('connects an invited user whose activation was refused once the user may be activated', async () => {
      const { userId } = await addUser(started.server.services, {
        email: eve.email,
        password: 'Correct-Horse-7',
        role: 'strapi-editor',
      });
      await started.configure({ matchEmail: true });
      const update = (isActive: boolean) =>
        started.server.client.send('PUT', `/admin/users/${userId}`, { isActive }, { as: started.admin });
      await update(false);
      expect(await browse().signIn()).toBe(failed('user-not-active'));
      await update(true);
      await started.configure({ matchEmail: false });
      expect(await browse().signIn()).toBe(finished);
    });

    it.each([
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/png;base64,iVBORw0KGgo=',
      '/uploads/logo_abc123.png',
    ])('has the icon %s on the sign-in page', async (icon) => {
      expect((await started.configure({ icon })).status).toBe(200);
      const { body } = await started.server.client.send('GET', '/admin/providers');
      expect(body).toEqual([{ uid: 'company', displayName: 'Company', icon }]);
    });

    it.each([
      'https://example.com/logo.png',
      'javascript:alert(1)',
      'data:text/html;base64,PGI+',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
      '/uploads/../admin/logout',
      '//evil.example/logo.png',
      `data:image/png;base64,${'A'.repeat(12_000)}`,
    ])('rejects the icon %.60s', async (icon) => {
      expect((await started.configure({ icon })).status).toBe(400);
    });

    it('signs no user in with a secret that cannot be decrypted, and the log says why', async () => {
      const { kysely } = started.server.services.database;
      await kysely.updateTable('sso_providers').set({ secret: 'changed' }).execute();
      expect(await browse().signIn()).toBe(failed('response-invalid'));
      expect(started.server.log.lines.join('\n')).toContain('cannot be decrypted');
    });

    it('records refused sign-ins with the address of the account, and nothing for a callback of nobody', async () => {
      await started.setOptions({ autoRegister: false });
      recorded = [];
      await browse().open('/admin/connect/company/callback?state=x&code=y');
      expect(recorded).toEqual([]);
      expect(await browse().signIn()).toBe(failed('invitation-required'));
      provider.tamper = ({ id_token: _token, ...tokens }) => tokens;
      expect(await browse().signIn()).toBe(failed('response-invalid'));
      const refusal = (label: string | null, reason: string) => ({
        action: 'admin.auth.failure',
        entity: { type: 'user', id: null, label },
        origin: { userId: null, apiClient: null, ip: '127.0.0.1' },
        after: { reason, provider: 'company' },
      });
      expect(recorded).toEqual([
        refusal(eve.email, 'invitation-required'),
        refusal(null, 'response-invalid'),
      ]);
    });

    it('accepts no callback without the cookie of its browser', async () => {
      const browser = browse();
      const callback = await browser.visit((await browser.open('/admin/connect/company')).location);
      const { location } = await createTestBrowser(started.server).open(callback);
      expect(location).toBe(failed('attempt-expired'));
      expect(await started.table('sso_attempts')).toHaveLength(1);
    });
  });
});
