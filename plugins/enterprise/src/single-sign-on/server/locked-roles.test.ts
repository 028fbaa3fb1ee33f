import { addUser, at, forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSignOnServer, type SignOnServer } from './fixtures/sign-on-server.testing.ts';
import { createTestBrowser, serverOrigin } from './fixtures/test-browser.testing.ts';
import { startTestProvider, type TestProvider } from './fixtures/test-provider.testing.ts';

const password = 'Correct-Horse-7';
const editor = 2;
const author = 3;
const superAdmin = 1;

forEachDialect((dialect) => {
  describe('a role that is locked to single sign-on', () => {
    let provider: TestProvider;
    let started: SignOnServer;

    beforeAll(async () => {
      provider = await startTestProvider(`${serverOrigin}/admin/connect/company/callback`);
    });
    afterAll(() => provider.close());
    beforeEach(async () => {
      started = await startSignOnServer(provider, { dialect });
    });
    afterEach(() => started.server.close());

    const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, as: TestSession, body?: object) =>
      started.server.client.send(method, url, body, { as });
    const statusOf = async (as: TestSession) => (await send('GET', '/admin/users/me', as)).status;
    const join = async (email: string, role: string) => {
      const { userId } = await addUser(started.server.services, { email, password, role });
      return { userId, session: await started.server.client.signIn({ email, password }) };
    };

    it('ends the password sessions of its users, and no others', async () => {
      const bob = await join('bob@example.com', 'strapi-editor');
      const again = await started.server.client.signIn({ email: 'bob@example.com', password });
      const ann = await join('ann@example.com', 'strapi-author');
      provider.user = { sub: 'eve-1', email: 'eve@example.com', email_verified: true };
      const browser = createTestBrowser(started.server);
      await browser.signIn();
      expect((await started.setOptions({ ssoLockedRoles: [editor] })).status).toBe(200);
      expect(await Promise.all([bob.session, again, ann.session].map(statusOf))).toEqual([401, 401, 200]);
      const renewal = await started.server.client.send(
        'POST',
        '/admin/renew-token',
        { token: '' },
        { headers: { cookie: `cms_rt=${browser.session()}` } },
      );
      expect(renewal.status).toBe(200);
    });

    it('keeps the session that locks it, so that a mistake can be corrected', async () => {
      const other = await started.server.client.signIn();
      expect((await started.setOptions({ ssoLockedRoles: [superAdmin] })).status).toBe(200);
      expect([await statusOf(started.admin), await statusOf(other)]).toEqual([200, 401]);
      expect((await started.setOptions({ ssoLockedRoles: null })).status).toBe(200);
      await expect(started.server.client.signIn()).resolves.toBeDefined();
    });

    it('ends the password sessions of a user who receives it', async () => {
      await started.setOptions({ ssoLockedRoles: [editor] });
      const { userId, session } = await join('ann@example.com', 'strapi-author');
      await send('PUT', `/admin/users/${userId}`, started.admin, { roles: [editor] });
      await vi.waitFor(async () => expect(await statusOf(session)).toBe(401));
    });

    it('ends password sessions when a provider exists again', async () => {
      await started.setOptions({ ssoLockedRoles: [editor] });
      await send('DELETE', '/admin/single-sign-on/providers/company', started.admin);
      const { session } = await join('bob@example.com', 'strapi-editor');
      expect(await statusOf(session)).toBe(200);
      await started.configure();
      expect([await statusOf(session), await statusOf(started.admin)]).toEqual([401, 200]);
    });

    it('is changed for super administrators only by them', async () => {
      await addUser(started.server.services, {
        email: 'manager@example.com',
        password,
        role: [{ action: 'admin::provider-login.read' }, { action: 'admin::provider-login.update' }],
      });
      const manager = await started.server.client.signIn({ email: 'manager@example.com', password });
      const save = (ssoLockedRoles: number[] | null, as: TestSession) =>
        send('PUT', '/admin/providers/options', as, {
          autoRegister: true,
          defaultRole: editor,
          ssoLockedRoles,
        });
      expect((await save([superAdmin], manager)).status).toBe(403);
      expect((await save([author], manager)).status).toBe(200);
      await save([superAdmin], started.admin);
      expect((await save(null, manager)).status).toBe(403);
    });

    it.each([{ defaultRole: 999 }, { ssoLockedRoles: [999] }, { ssoLockedRoles: [2 ** 40] }])(
      'exists: %j is rejected',
      async (options) => {
        expect((await started.setOptions(options)).status).toBe(400);
      },
    );

    it('is forgotten when the role is deleted', async () => {
      const { body } = await started.server.client.send(
        'POST',
        '/admin/roles',
        { name: 'Guest', description: '' },
        { as: started.admin },
      );
      const id = Number(at(body, 'data.id'));
      const stored = { defaultRole: id, ssoLockedRoles: [id] };
      expect((await started.setOptions(stored)).status).toBe(200);
      await send('DELETE', `/admin/roles/${id}`, started.admin);
      provider.user = { sub: 'ida-1', email: 'ida@example.com', email_verified: true };
      expect(await createTestBrowser(started.server).signIn()).toBe(
        '/admin/auth/providers?error=invitation-required',
      );
      expect(at((await started.setOptions(stored)).body, 'data')).toMatchObject({
        defaultRole: null,
        ssoLockedRoles: [],
      });
    });
  });
});
