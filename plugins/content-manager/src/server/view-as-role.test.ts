import { entryActions } from '@admin/content-model';
import {
  addUser,
  at,
  forEachDialect,
  librarySchemas,
  setRolePermissions,
  startTestServer,
  type TestPermission,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { systemPermissions } from '@admin/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentManagerServer } from './content-manager-server.ts';

const password = 'Correct-Horse-7';
const { read, create, update, delete: remove } = entryActions;
const [memo, writer] = ['api::memo.memo', 'api::writer.writer'];
const memos = `/content-manager/collection-types/${memo}`;
const rolesRead = { action: 'admin::roles.read' };
const fields = (...names: readonly string[]) => ({ properties: { fields: names } });

forEachDialect((dialect) => {
  describe('the preview of a role', () => {
    let server: TestServer;
    let admin: TestSession;
    let editor: { readonly userId: number; readonly roleId: number };
    let memoId: number;
    let people = 0;

    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as = admin, body?: unknown) =>
      server.client.send(method, url, body, { as });
    const open = (as = admin, permissions?: readonly TestPermission[], role = editor.roleId) =>
      send('POST', `/admin/roles/${role}/view`, as, permissions && { permissions });
    const look = async (...call: Parameters<typeof open>): Promise<TestSession> => {
      const { status, body } = await open(...call);
      expect(status).toBe(201);
      return { token: String(at(body, 'data.token')), cookie: '' };
    };
    const signIn = async (role: readonly TestPermission[]) => {
      people += 1;
      const email = `person-${people}@example.com`;
      const added = await addUser(server.services, { email, password, role });
      return { ...added, email, session: await server.client.signIn({ email, password }) };
    };
    const shownOf = async (as: TestSession) => {
      const { status, body } = await send('GET', `${memos}/${memoId}`, as);
      if (status !== 200) return status;
      const { title, text } = body as { readonly title?: string; readonly text?: string };
      return { title, text };
    };
    const status = async (url: string, as: TestSession) => (await send('GET', url, as)).status;

    beforeAll(async () => {
      server = await startTestServer({
        schemas: librarySchemas,
        database: await dialect.open(),
        plugins: [contentManagerServer],
        trusted: ['content-manager'],
      });
      admin = await server.client.registerAdmin();
      editor = await addUser(server.services, {
        email: 'editor@example.com',
        password,
        role: [
          { action: read, subject: memo, ...fields('title') },
          { action: create, subject: memo, ...fields('title') },
          { action: update, subject: memo, ...fields('title') },
          { action: remove, subject: memo },
        ],
      });
      const call = { permissions: systemPermissions(1), uid: memo, body: { title: 'Seen', text: 'canary' } };
      memoId = (await server.services.content.createEntry(call)).entry.id;
    });

    afterAll(() => server.close());

    it('returns what the role may read, and reports the preview', async () => {
      const view = await look();
      expect(await shownOf(view)).toEqual({ title: 'Seen', text: undefined });
      expect(await status(`${memos}?sort=text:asc`, view)).toBe(400);
      expect(await status(`/content-manager/collection-types/${writer}`, view)).toBe(403);
      expect(await status('/admin/users', view)).toBe(403);
      const { body } = await send('GET', '/admin/users/me/permissions', view);
      expect(at(body, 'view')).toMatchObject({ role: { id: editor.roleId }, isUnsaved: false });
      const received = at(body, 'data') as readonly TestPermission[];
      expect(received.map(({ action }) => action)).toEqual([read, create, update, remove]);
      const me = await send('GET', '/admin/users/me', view);
      expect(at(me.body, 'data.roles')).toMatchObject([{ id: editor.roleId }]);
      expect(at((await send('GET', '/admin/users/me/permissions')).body, 'view')).toBeUndefined();
      // A cached response of one user is not sent to the other.
      expect(await shownOf(admin)).toEqual({ title: 'Seen', text: 'canary' });
      expect(await shownOf(view)).toEqual({ title: 'Seen', text: undefined });
    });

    it('uses the saved permissions of the role, or unsaved ones instead', async () => {
      const [saved, unsaved] = [
        await look(),
        await look(admin, [
          { action: read, subject: memo, ...fields('text') },
          { action: 'admin::users.read' },
        ]),
      ];
      expect(await shownOf(unsaved)).toEqual({ title: undefined, text: 'canary' });
      expect(await status('/admin/users', unsaved)).toBe(200);
      expect(at((await send('GET', '/admin/users/me/permissions', unsaved)).body, 'view.isUnsaved')).toBe(
        true,
      );
      const permissions = await server.services.identity.listRolePermissions(editor.roleId);
      await setRolePermissions(server.services, editor.roleId, []);
      expect(await shownOf(saved)).toBe(403);
      expect(await shownOf(unsaved)).toEqual({ title: undefined, text: 'canary' });
      await setRolePermissions(server.services, editor.roleId, permissions);
      expect(await shownOf(saved)).toEqual({ title: 'Seen', text: undefined });
    });

    it('returns nothing that the viewer may not read, whatever the role permits', async () => {
      const everything = [
        { action: read, subject: memo, properties: { fields: ['title', 'text'] } },
        { action: read, subject: writer, properties: { fields: ['name'] } },
        { action: 'admin::users.read' },
        { action: 'admin::roles.read' },
      ];
      const curious = await signIn([
        rolesRead,
        { action: read, subject: memo, properties: { fields: ['title', 'priority'] } },
      ]);
      const strong = await signIn(everything);
      for (const view of [
        await look(curious.session, everything),
        await look(curious.session, undefined, strong.roleId),
      ]) {
        expect(await shownOf(view)).toEqual({ title: 'Seen', text: undefined });
        expect(await status(`${memos}?sort=text:asc`, view)).toBe(400);
        expect(await status(`/content-manager/collection-types/${writer}`, view)).toBe(403);
        expect(await status('/admin/users', view)).toBe(403);
        expect(await status('/admin/roles', view)).toBe(200);
        const received = at((await send('GET', '/admin/users/me/permissions', view)).body, 'data');
        expect(received).toMatchObject([
          { action: read, ...fields('title') },
          { action: 'admin::roles.read' },
        ]);
        expect(received).toHaveLength(2);
      }
      const own = await signIn([
        rolesRead,
        { action: read, subject: memo, properties: { fields: null }, conditions: ['admin::is-creator'] },
      ]);
      expect(await shownOf(await look(own.session, everything))).toBe(403);
    });

    it('rejects every call that could change something, with a reason', async () => {
      const all = [
        { action: read, subject: memo, properties: { fields: null } },
        { action: update, subject: memo, properties: { fields: null } },
        { action: 'admin::roles.update' },
      ];
      const view = await look(admin, all);
      const calls = server.inventory.filter(
        ({ method, policy }) => method !== 'GET' && policy !== 'public' && !policy.startsWith('API token'),
      );
      const responses = await Promise.all(
        calls.map(async ({ method, path }) => {
          const url = path.replace(':uid', memo).replace(/:\w+/g, String(memoId));
          const { body } = await send(method as 'POST', url, view, {});
          return [path, at(body, 'error.message')] as const;
        }),
      );
      const others = responses.filter(
        ([, message]) => message !== 'You are viewing as a role. Nothing can be changed.',
      );
      expect(calls.length).toBeGreaterThan(40);
      expect(others.map(([path]) => path)).toEqual([
        '/admin/permissions/check',
        '/admin/visit',
        '/content-manager/uid/check-availability',
        '/content-manager/uid/generate',
      ]);
      const questions = { permissions: [{ action: update, subject: memo }, { action: 'admin::users.read' }] };
      const checked = await send('POST', '/admin/permissions/check', view, questions);
      expect(at(checked.body, 'data')).toEqual([true, false]);
    });

    it('is no session: it is not renewed, and opens no other preview', async () => {
      const view = await look();
      const renew = async (token: string) =>
        (
          await server.client.send(
            'POST',
            '/admin/renew-token',
            { token },
            { headers: { cookie: admin.cookie } },
          )
        ).status;
      // Even with the cookie of the session, which every window of the browser sends.
      expect(await renew(view.token)).toBe(400);
      expect(await renew('')).toBe(200);
      expect((await open(view)).status).toBe(403);
      // A preview of a role that may read roles opens no further preview.
      expect((await open(await look(admin, [rolesRead]))).status).toBe(403);
    });

    it('ends with its session, after an hour, with its role, and with the permissions of the viewer', async () => {
      const viewer = await signIn([rolesRead, { action: read, subject: memo, ...fields('title') }]);
      const me = '/admin/users/me';
      const expectOver = async (end: () => Promise<unknown>, role = editor.roleId) => {
        const view = await look(viewer.session, undefined, role);
        expect(await status(me, view)).toBe(200);
        await end();
        expect(await status(me, view)).toBe(401);
      };
      const made = await send('POST', '/admin/roles', admin, { name: 'Gone' });
      const roleId = Number(at(made.body, 'data.id'));
      await expectOver(() => send('DELETE', `/admin/roles/${roleId}`), roleId);
      await expectOver(() => setRolePermissions(server.services, viewer.roleId, []));
      await setRolePermissions(server.services, viewer.roleId, [rolesRead]);
      await expectOver(() => send('POST', '/admin/logout', viewer.session));
      const late = await look();
      server.clock.advance(59 * 60_000);
      expect(await status(me, late)).toBe(200);
      server.clock.advance(2 * 60_000);
      expect(await status(me, late)).toBe(401);
      admin = await server.client.signIn();
    });

    it('requires the permission to read roles, is validated like a save, and excludes super admins', async () => {
      const nobody = await signIn([{ action: 'admin::users.read' }]);
      expect((await open(nobody.session)).status).toBe(403);
      expect((await open(admin, undefined, 9999)).status).toBe(404);
      const mismatched = await open(admin, [{ action: read, subject: memo, ...fields('nothing') }]);
      expect(mismatched.status).toBe(400);
      expect(at(mismatched.body, 'error.details.errors')).toMatchObject([
        { path: ['permissions', '0', 'properties', 'fields', '0'] },
      ]);
      const roles = await send('GET', '/admin/roles');
      const superAdmin = (
        at(roles.body, 'data') as readonly { readonly id: number; readonly code: string }[]
      ).find(({ code }) => code.endsWith('super-admin'));
      expect((await open(admin, undefined, superAdmin?.id)).status).toBe(400);
    });

    it('exists at most five times per session, the newest ones', async () => {
      const { session } = await signIn([rolesRead]);
      const first = await look(session);
      for (let more = 0; more < 5; more += 1) {
        server.clock.advance(1000);
        await look(session);
      }
      expect(await status('/admin/users/me', first)).toBe(401);
    });
  });
});
