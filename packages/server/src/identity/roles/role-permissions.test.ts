import { entryActions, fieldsOf } from '@admin/content-model';
import type { StoredPermission } from '@admin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyNumber } from '../../testing/any-of.ts';
import { book, front, label, memo } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser, setRolePermissions, type TestPermission } from '../../testing/test-users.ts';
import { entryActionsPlugin } from '../permissions/fixtures/entry-actions-plugin.ts';

const password = 'Correct-Horse-7';
const { create, read, update, delete: remove, publish } = entryActions;
const onTitle = { fields: ['title'], locales: ['en'] };

forEachDialect((dialect) => {
  describe('the permissions of a role', () => {
    let server: TestServer;
    let admin: TestSession;
    let roleId: number;
    let count = 0;

    beforeAll(async () => {
      const database = await dialect.open();
      server = await startTestServer({ database, schemas: librarySchemas, plugins: [entryActionsPlugin] });
      admin = await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      count += 1;
      const { body } = await server.client.send(
        'POST',
        '/admin/roles',
        { name: `Role ${count}` },
        { as: admin },
      );
      roleId = Number(at(body, 'data.id'));
    });

    const put = (permissions: unknown, as = admin, id = roleId) =>
      server.client.send('PUT', `/admin/roles/${id}/permissions`, { permissions }, { as });
    const stored = async (id = roleId) => {
      const response = await server.client.send('GET', `/admin/roles/${id}/permissions`, undefined, {
        as: admin,
      });
      return at(response.body, 'data') as StoredPermission[];
    };
    /** Signs in a user who may edit roles and has the given permissions. */
    const manager = async (held: readonly TestPermission[] = []) => {
      count += 1;
      const email = `manager${count}@example.com`;
      const permissions = [{ action: 'admin::roles.read' }, { action: 'admin::roles.update' }, ...held];
      const { roleId: ownRole } = await addUser(server.services, { email, password, role: permissions });
      return { ownRole, session: await server.client.signIn({ email, password }) };
    };

    it('are returned as they were sent', async () => {
      const sent = [
        { action: read, subject: book.uid, properties: onTitle, conditions: [] },
        {
          action: read,
          subject: memo.uid,
          properties: { fields: ['title'] },
          conditions: ['admin::is-creator'],
        },
        {
          action: 'admin::project-settings.read',
          subject: null,
          properties: {},
          conditions: ['admin::is-creator'],
        },
      ];
      const { status, body } = await put(sent);
      const expected = sent.map((permission) => ({ id: anyNumber, actionParameters: {}, ...permission }));
      expect([status, body]).toEqual([200, { data: expected }]);
      expect(await stored()).toEqual(expected);
    });

    it('are replaced as a whole, and the response contains only the new ones', async () => {
      const preserved = {
        action: read,
        subject: book.uid,
        properties: { fields: ['title', 'slug'], locales: null },
      };
      await put([preserved, { action: 'admin::project-settings.read' }]);
      const [first] = await stored();
      const reordered = { ...preserved, properties: { ...preserved.properties, fields: ['slug', 'title'] } };
      const { body } = await put([reordered, { action: 'admin::roles.delete' }]);
      expect(at(body, 'data')).toMatchObject([{ action: 'admin::roles.delete' }]);
      expect((await stored()).map(({ id, action }) => [id, action])).toEqual([
        [first?.id, read],
        [anyNumber, 'admin::roles.delete'],
      ]);
      expect((await put(await stored())).body).toEqual({ data: [] });
      await put([]);
      expect(await stored()).toEqual([]);
    });

    it('are stored once when they are sent twice, and without empty lists', async () => {
      const permission = { action: remove, subject: memo.uid, properties: { fields: [], locales: null } };
      await put([permission, { action: remove, subject: memo.uid }]);
      expect(await stored()).toMatchObject([{ action: remove, properties: {} }]);
      expect(Object.keys((await stored())[0]?.properties ?? {})).toEqual([]);
    });

    it.each<[string, object, readonly string[]]>([
      ['an action', { action: 'admin::everything' }, ['action']],
      ['a prototype as an action', { action: '__proto__' }, ['action']],
      ['a content type', { action: read, subject: 'api::gone.gone' }, ['subject']],
      ['no content type for an action on entries', { action: read }, ['subject']],
      ['a content type for a setting', { action: 'admin::users.read', subject: book.uid }, ['subject']],
      ['publishing what has no drafts', { action: publish, subject: label.uid }, ['subject']],
      [
        'a field',
        { action: read, subject: book.uid, properties: { fields: ['title', 'gone'] } },
        ['properties', 'fields', '1'],
      ],
      [
        'a field inside a text',
        { action: read, subject: book.uid, properties: { fields: ['title.length'] } },
        ['properties', 'fields', '0'],
      ],
      [
        'fields of deleting',
        { action: remove, subject: book.uid, properties: { fields: ['title'] } },
        ['properties', 'fields'],
      ],
      [
        'a locale',
        { action: read, subject: book.uid, properties: { locales: ['xx'] } },
        ['properties', 'locales', '0'],
      ],
      [
        'locales of a type without',
        { action: read, subject: memo.uid, properties: { locales: ['en'] } },
        ['properties', 'locales'],
      ],
      ['a condition', { action: read, subject: memo.uid, conditions: ['admin::gone'] }, ['conditions', '0']],
    ])('cannot name %s that does not exist', async (_case, invalid, path) => {
      await put([{ action: 'admin::project-settings.read' }]);
      const { status, body } = await put([{ action: 'admin::roles.delete' }, invalid]);
      expect(status).toBe(400);
      expect(at(body, 'error')).toMatchObject({
        name: 'ValidationError',
        details: { errors: [{ path: ['permissions', '1', ...path], name: 'ValidationError' }] },
      });
      expect((await stored()).map(({ action }) => action)).toEqual(['admin::project-settings.read']);
    });

    it.each([
      undefined,
      null,
      'all',
      { action: read },
      [null],
      [{ action: { $ne: null } }],
      [{ action: read, subject: book.uid, properties: { fields: 'title' } }],
      [{ action: read, subject: book.uid, properties: [], roleId: 1 }],
      [{ action: 'admin::users.read', role: 1 }],
    ])('are refused in the form %j', async (sent) => {
      expect((await put(sent)).status).toBe(400);
      expect(await stored()).toEqual([]);
    });

    it('take effect with the next request of every user with the role', async () => {
      const email = `user${count}@example.com`;
      const { userId } = await addUser(server.services, { email, password, role: [] });
      const { kysely } = server.services.database;
      await kysely.insertInto('admin_user_roles').values({ user_id: userId, role_id: roleId }).execute();
      const user = await server.client.signIn({ email, password });
      const roles = () => server.client.send('GET', '/admin/roles', undefined, { as: user });
      expect((await roles()).status).toBe(403);
      await put([{ action: 'admin::roles.read' }]);
      expect((await roles()).status).toBe(200);
      await put([]);
      expect((await roles()).status).toBe(403);
    });

    it('of a super administrator are all permissions, computed', async () => {
      const all = await stored(1);
      expect(all).toContainEqual({
        id: anyNumber,
        action: create,
        actionParameters: {},
        subject: front.uid,
        properties: { fields: fieldsOf(front, librarySchemas), locales: ['en'] },
        conditions: [],
      });
      expect(all.some(({ action }) => action === 'plugin::content-manager.configure')).toBe(true);
    });

    it('of a new installation can be sent back unchanged', async () => {
      for (const id of [2, 3]) {
        const permissions = await stored(id);
        expect(permissions.length).toBeGreaterThan(10);
        expect([id, (await put(permissions, admin, id)).body]).toEqual([id, { data: [] }]);
      }
    });

    it('omit removed fields, and lose a permission whose condition was removed', async () => {
      await setRolePermissions(server.services, roleId, [
        { action: read, subject: book.uid, properties: { fields: ['title', 'gone'], locales: ['en', 'xx'] } },
        { action: update, subject: memo.uid, properties: { fields: null }, conditions: ['admin::gone'] },
      ]);
      const left = await stored();
      expect(left).toMatchObject([{ action: read, subject: book.uid, properties: onTitle }]);
      expect(left).toHaveLength(1);
      expect((await put(left)).status).toBe(200);
      const { kysely } = server.services.database;
      const rows = await kysely
        .selectFrom('admin_permissions')
        .selectAll()
        .where('role_id', '=', roleId)
        .execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('gone');
    });

    it('keep those of an absent content type or plugin, hidden, on every update', async () => {
      const absent = [
        { action: read, subject: 'api::gone.gone', properties: { fields: ['title'] } },
        { action: 'plugin::gone.read' },
      ];
      await setRolePermissions(server.services, roleId, [
        { action: read, subject: book.uid, properties: onTitle },
        ...absent,
      ]);
      expect(await stored()).toHaveLength(1);
      expect((await put([])).status).toBe(200);
      expect(await stored()).toEqual([]);
      const rows = await server.services.database.kysely
        .selectFrom('admin_permissions')
        .select(['action', 'subject'])
        .where('role_id', '=', roleId)
        .execute();
      expect(rows).toMatchObject(absent.map(({ action, subject = null }) => ({ action, subject })));
    });

    describe('granted by a user without all permissions', () => {
      const held: readonly TestPermission[] = [
        { action: read, subject: book.uid, properties: onTitle },
        {
          action: read,
          subject: memo.uid,
          properties: { fields: ['title'] },
          conditions: ['admin::is-creator'],
        },
        { action: 'admin::project-settings.read' },
      ];
      const free = held.filter(({ conditions = [] }) => conditions.length === 0);

      it('may include everything that the user holds without a condition', async () => {
        const { session } = await manager(held);
        expect((await put(free, session)).status).toBe(200);
        expect(await stored()).toHaveLength(2);
      });

      it('may include a permission with a condition that the role already has', async () => {
        const { session } = await manager(held);
        await put(held);
        expect((await put(await stored(), session)).status).toBe(200);
        expect(await stored()).toHaveLength(3);
      });

      it.each<[string, TestPermission]>([
        ['another action', { action: update, subject: book.uid, properties: onTitle }],
        ['a setting', { action: 'admin::users.create' }],
        [
          'a field more',
          { action: read, subject: book.uid, properties: { ...onTitle, fields: ['title', 'isbn'] } },
        ],
        ['all fields', { action: read, subject: book.uid, properties: { ...onTitle, fields: null } }],
        ['all locales', { action: read, subject: book.uid, properties: { ...onTitle, locales: null } }],
        ['another content type', { action: read, subject: label.uid, properties: { fields: ['name'] } }],
        [
          'a permission under the condition that they hold it under',
          {
            action: read,
            subject: memo.uid,
            properties: { fields: ['title'] },
            conditions: ['admin::is-creator'],
          },
        ],
        [
          'a permission without its condition',
          { action: read, subject: memo.uid, properties: { fields: ['title'] } },
        ],
        [
          'a wider condition',
          {
            action: read,
            subject: memo.uid,
            properties: { fields: ['title'] },
            conditions: ['admin::is-creator', 'admin::has-same-role-as-creator'],
          },
        ],
      ])('never include %s', async (_case, wanted) => {
        const { session } = await manager(held);
        await put([{ action: 'admin::roles.delete' }]);
        const { status, body } = await put([...free, { action: 'admin::roles.delete' }, wanted], session);
        expect(status).toBe(403);
        expect(at(body, 'error')).toMatchObject({
          name: 'ForbiddenError',
          details: { action: wanted.action, subject: wanted.subject ?? null },
        });
        expect((await stored()).map(({ action }) => action)).toEqual(['admin::roles.delete']);
      });

      it('never raise their own role, nor another role through a role that they may edit', async () => {
        const { session, ownRole } = await manager();
        const own = await stored(ownRole);
        const response = await put([...own, { action: 'admin::users.update' }], session, ownRole);
        expect(response.status).toBe(403);
        const me = await server.client.send('GET', '/admin/users/me/permissions', undefined, { as: session });
        expect(at(me.body, 'data')).toHaveLength(2);
      });

      it('may keep, narrow or remove the current permissions of the role', async () => {
        const { session } = await manager();
        const wide = {
          action: read,
          subject: book.uid,
          properties: { fields: ['title', 'isbn'], locales: null },
        };
        await put([wide, { action: 'admin::users.read' }]);
        expect((await put(await stored(), session)).status).toBe(200);
        const narrow = { ...wide, properties: { fields: ['isbn'], locales: ['en'] } };
        expect((await put([narrow], session)).status).toBe(200);
        expect((await put([wide], session)).status).toBe(403);
        expect((await put([], session)).status).toBe(200);
        expect((await put([narrow], session)).status).toBe(403);
      });

      it('may remove the last permission of the user', async () => {
        const { session, ownRole } = await manager();
        expect((await put([], session, ownRole)).status).toBe(200);
        expect((await put([], session, ownRole)).status).toBe(403);
        expect((await put([{ action: 'admin::roles.update' }], session, ownRole)).status).toBe(403);
        expect((await put([{ action: 'admin::roles.update' }], admin, ownRole)).status).toBe(200);
      });
    });

    it('end as one of several simultaneous updates, never as a mixture', async () => {
      const sets = [
        [{ action: 'admin::users.read' }, { action: 'admin::users.create' }],
        [{ action: 'admin::roles.read' }, { action: 'admin::roles.create' }],
        [{ action: 'admin::users.update' }, { action: 'admin::users.delete' }],
      ];
      const responses = await Promise.all([...sets, ...sets].map((set) => put(set)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const left = (await stored()).map(({ action }) => ({ action }));
      expect(sets).toContainEqual(left);
    });

    it('can be numerous', async () => {
      const fields = fieldsOf(book, librarySchemas);
      const conditions = [[], ['admin::is-creator'], ['admin::has-same-role-as-creator']];
      const many = fields.flatMap((field) =>
        [create, read, update].flatMap((action) =>
          [null, ['en']].flatMap((locales) =>
            conditions.map((ids) => ({
              action,
              subject: book.uid,
              properties: { fields: [field], locales },
              conditions: ids,
            })),
          ),
        ),
      );
      expect(many.length).toBeGreaterThan(510);
      expect((await put([...many, ...many])).status).toBe(200);
      expect(await stored()).toHaveLength(many.length);
      expect((await put([])).status).toBe(200);
      expect(await stored()).toEqual([]);
    });

    it('are refused above the maximum number', async () => {
      const tooMany = Array.from({ length: 10_001 }, () => ({ action: 'admin::users.read' }));
      expect((await put(tooMany)).status).toBe(400);
    });
  });
});
