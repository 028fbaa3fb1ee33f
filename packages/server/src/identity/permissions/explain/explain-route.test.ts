import { entryActions } from '@admin/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../../content/permissions/public-permissions.ts';
import { book, label, memo } from '../../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { statusOf } from '../../../testing/status-of.ts';
import { at, type TestSession } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser, type TestPermission } from '../../../testing/test-users.ts';
import { identityTables } from '../../tables.ts';

const password = 'Correct-Horse-7';
const { read, update, delete: remove, publish, create } = entryActions;
const own = ['admin::is-creator'];
const rolesRead = { action: 'admin::roles.read' };
const usersRead = { action: 'admin::users.read' };
const everyMemo = { action: read, subject: memo.uid, properties: { fields: null } };

forEachDialect((dialect) => {
  describe('GET /admin/permissions/explain', () => {
    let server: TestServer;
    let admin: TestSession;
    let rita: { readonly userId: number; readonly roleId: number };
    let memos: { readonly hers: number; readonly foreign: number };

    const signedInWith = async (email: string, role: readonly TestPermission[]) => {
      await addUser(server.services, { email, password, role });
      return server.client.signIn({ email, password });
    };
    const ask = async (query: Readonly<Record<string, string | number>>, as = admin) => {
      const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
      return server.client.send('GET', `/admin/permissions/explain?${text}`, undefined, { as });
    };
    const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).status;
    const explained = async (query: Readonly<Record<string, string | number>>, as = admin) => {
      const response = await ask(query, as);
      expect(response.status).toBe(200);
      return at(response.body, 'data');
    };
    const writeMemo = async (creator: number, title: string): Promise<number> => {
      const call = { permissions: systemPermissions(creator), uid: memo.uid, body: { title } };
      return (await server.services.content.createEntry(call)).entry.id;
    };

    beforeAll(async () => {
      server = await startTestServer({ schemas: librarySchemas, database: await dialect.open() });
      admin = await server.client.registerAdmin();
      rita = await addUser(server.services, {
        email: 'rita@example.com',
        password,
        role: [
          { action: read, subject: book.uid, properties: { fields: ['title'], locales: ['en'] } },
          { action: update, subject: memo.uid, properties: { fields: null }, conditions: own },
          { action: remove, subject: memo.uid, conditions: own },
        ],
      });
      memos = { hers: await writeMemo(rita.userId, 'Hers'), foreign: await writeMemo(1, 'canary') };
    });

    afterAll(async () => {
      await server.close();
    });

    it('names the role that permits the action, with its fields and locales', async () => {
      const question = { user: rita.userId, action: read, subject: book.uid };
      const role = { id: rita.roleId, name: 'Role of rita@example.com' };
      expect(await explained({ ...question, field: 'isbn', locale: 'en' })).toEqual({
        verdict: 'denied',
        entry: null,
        steps: [
          {
            kind: 'permission',
            role,
            verdict: 'denied',
            fields: { names: ['title'], total: 1, includes: false },
            locales: { names: ['en'], total: 1, includes: true },
            conditions: [],
          },
        ],
      });
      expect(await explained({ ...question, field: 'title', locale: 'en' })).toMatchObject({
        verdict: 'allowed',
      });
      expect(await explained({ ...question, field: 'title' })).toMatchObject({ verdict: 'depends' });
      expect(await explained({ ...question, action: update })).toEqual({
        verdict: 'denied',
        entry: null,
        steps: [{ kind: 'missing', role }],
      });
    });

    it('explains the permission for an entry', async () => {
      for (const [id, verdict, answered] of [
        [memos.hers, 'allowed', 200],
        [memos.foreign, 'denied', 403],
      ] as const) {
        const question = { user: rita.userId, action: update, subject: memo.uid, id, field: 'title' };
        expect(await explained(question)).toMatchObject({
          verdict,
          entry: 'judged',
          steps: [{ conditions: [{ id: own[0], name: 'Is creator', holds: verdict === 'allowed' }] }],
        });
        const permissions = await server.services.identity.permissionsOfUser(rita.userId);
        if (permissions === null) throw new Error('nobody');
        const change = { permissions, uid: memo.uid, id, body: { title: 'Now' } };
        expect(await statusOf(server.services.content.updateEntry(change))).toBe(answered);
      }
    });

    it('leaves conditions undecided without a user or an entry', async () => {
      const question = { action: remove, subject: memo.uid };
      const open = { verdict: 'depends', steps: [{ conditions: [{ id: own[0], holds: null }] }] };
      expect(await explained({ ...question, role: rita.roleId, id: memos.hers })).toMatchObject(open);
      expect(await explained({ ...question, user: rita.userId })).toMatchObject(open);
    });

    it('explains super administrators and users who may not sign in', async () => {
      const question = { action: publish, subject: memo.uid };
      expect(await explained({ ...question, user: 1 })).toMatchObject({
        verdict: 'allowed',
        steps: [{ kind: 'super-admin', role: { name: 'Super Admin' } }],
      });
      const { userId } = await addUser(server.services, {
        email: 'gone@example.com',
        password,
        role: [usersRead],
      });
      const users = identityTables(server.services.database).updateTable('admin_users');
      await users.set({ is_active: 0 }).where('id', '=', userId).execute();
      const inactive = { verdict: 'denied', steps: [{ kind: 'inactive' }, { kind: 'permission' }] };
      expect(await explained({ user: userId, action: usersRead.action })).toMatchObject(inactive);
      await users.set({ is_active: 1, blocked: 1 }).where('id', '=', userId).execute();
      expect(await explained({ user: userId, action: usersRead.action })).toMatchObject(inactive);
      await users.set({ blocked: 0 }).where('id', '=', userId).execute();
      expect(await explained({ user: userId, action: usersRead.action })).toMatchObject({
        verdict: 'allowed',
      });
    });

    it('reveals nothing about entries that the caller may not read, not even that they exist', async () => {
      const question = { user: rita.userId, action: update, subject: memo.uid };
      const limited = await signedInWith('limited@example.com', [
        rolesRead,
        usersRead,
        { ...everyMemo, conditions: own },
      ]);
      const withheld = { verdict: 'depends', entry: 'withheld', steps: [{ conditions: [{ holds: null }] }] };
      const [foreign, missing] = [
        await explained({ ...question, id: memos.hers }, limited),
        await explained({ ...question, id: 9999 }, limited),
      ];
      expect(foreign).toMatchObject(withheld);
      expect(missing).toEqual(foreign);
      const blind = await signedInWith('blind@example.com', [rolesRead, usersRead]);
      expect(await explained({ ...question, id: memos.hers }, blind)).toEqual(foreign);
      const reader = await signedInWith('reader@example.com', [rolesRead, usersRead, everyMemo]);
      expect(await explained({ ...question, id: memos.hers }, reader)).toMatchObject({ entry: 'judged' });
      const gone = await ask({ ...question, id: 9999 }, reader);
      expect([gone.status, at(gone.body, 'error.message')]).toEqual([404, 'Entry does not exist']);
    });

    it('requires permission to read roles, and users when one is named', async () => {
      const ofRole = { role: rita.roleId, action: usersRead.action };
      const ofUser = { user: rita.userId, action: usersRead.action };
      const [roles, users] = [
        await signedInWith('roles@example.com', [rolesRead]),
        await signedInWith('users@example.com', [usersRead]),
      ];
      expect([await status(ofRole, roles), await status(ofUser, roles)]).toEqual([200, 403]);
      expect(await status({ ...ofUser, user: 9999 }, roles)).toBe(403);
      expect([await status(ofRole, users), await status(ofUser, users)]).toEqual([403, 403]);
    });

    it.each<[string, Readonly<Record<string, string | number>>, string]>([
      ['nobody', { action: read, subject: memo.uid }, 'user'],
      ['a user and a role', { user: 1, role: 1, action: read, subject: memo.uid }, 'role'],
      ['an action that is not there', { role: 1, action: 'admin::none' }, 'action'],
      ['a content type that is not there', { role: 1, action: read, subject: 'api::no.no' }, 'subject'],
      ['entries of no type', { role: 1, action: read }, 'subject'],
      ['an action that the type has not', { role: 1, action: publish, subject: label.uid }, 'action'],
      ['a field that is not there', { role: 1, action: read, subject: memo.uid, field: 'none' }, 'field'],
      ['a field of a whole', { role: 1, action: remove, subject: memo.uid, field: 'title' }, 'field'],
      ['a locale that is not there', { role: 1, action: read, subject: book.uid, locale: 'xx' }, 'locale'],
      ['a locale where there is none', { role: 1, action: read, subject: memo.uid, locale: 'en' }, 'locale'],
      ['an entry that is not made yet', { role: 1, action: create, subject: memo.uid, id: 1 }, 'id'],
      ['entries of another action', { role: 1, action: usersRead.action, subject: memo.uid }, 'subject'],
    ])('rejects a request about %s', async (_what, query, key) => {
      const response = await ask(query);
      expect([response.status, at(response.body, 'error.details.errors.0.path.0')]).toEqual([400, key]);
    });

    it('returns 404 for unknown users and roles', async () => {
      const { action } = usersRead;
      const responses = [await status({ user: 9999, action }), await status({ role: 9999, action })];
      responses.push(await status({ user: 'x', action }), await status({ role: 'x', action }));
      expect(responses).toEqual([404, 404, 404, 404]);
    });
  });
});
