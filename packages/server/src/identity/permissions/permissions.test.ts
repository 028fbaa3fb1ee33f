import { entryActions, everyField, fieldsOf, noField, type EntryAction } from '@admin/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyNumber } from '../../testing/any-of.ts';
import { systemPermissions } from '../../content/permissions/public-permissions.ts';
import { book, memo, writer } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser, setRolePermissions } from '../../testing/test-users.ts';
import type { Actor } from '../actor.ts';
import { coreActions } from '../actions.ts';

const password = 'Correct-Horse-7';
const { read, update, create, publish } = entryActions;

forEachDialect((dialect) => {
  describe('permissions', () => {
    let server: TestServer;
    let admin: TestSession;
    let restricted: TestSession;
    let roleId: number;

    beforeAll(async () => {
      server = await startTestServer({ schemas: librarySchemas, database: await dialect.open() });
      admin = await server.client.registerAdmin();
      const email = 'rita@example.com';
      ({ roleId } = await addUser(server.services, {
        email,
        password,
        role: [
          {
            action: read,
            subject: book.uid,
            properties: { fields: ['title', 'seo.metaTitle'], locales: ['en'] },
          },
          { action: update, subject: book.uid, properties: { fields: ['title'], locales: null } },
          { action: create, subject: book.uid, properties: { fields: ['title'] } },
          {
            action: read,
            subject: memo.uid,
            properties: { fields: null },
            conditions: ['admin::is-creator'],
          },
          { action: update, subject: memo.uid, properties: {}, conditions: ['admin::gone'] },
          { action: 'admin::project-settings.read' },
          { action: 'admin::marketplace.read' },
        ],
      }));
      restricted = await server.client.signIn({ email, password });
    });

    afterAll(async () => {
      await server.close();
    });

    const actorOf = async (session: TestSession): Promise<Actor> => {
      const actor = await server.services.identity.authenticate(session.token);
      if (actor === null) throw new Error('nobody');
      return actor;
    };
    const listOf = async (session: TestSession) => {
      const response = await server.client.send('GET', '/admin/users/me/permissions', undefined, {
        as: session,
      });
      return at(response.body, 'data') as readonly { action: string; subject: string | null }[];
    };
    const check = async (session: TestSession, permissions: readonly object[]) => {
      const response = await server.client.send(
        'POST',
        '/admin/permissions/check',
        { permissions },
        { as: session },
      );
      return at(response.body, 'data');
    };

    it('of a super administrator are all permissions, listed but not stored', async () => {
      const list = await listOf(admin);
      expect(list).toContainEqual({
        id: anyNumber,
        action: read,
        actionParameters: {},
        subject: book.uid,
        properties: { fields: fieldsOf(book, librarySchemas), locales: ['en'] },
        conditions: [],
      });
      for (const { id } of coreActions) expect(list.map(({ action }) => action)).toContain(id);
      expect(new Set(list.map((permission) => JSON.stringify(permission))).size).toBe(list.length);
      const publishable = list.filter(({ action }) => action === publish).map(({ subject }) => subject);
      expect(publishable).toContain(book.uid);
      expect(publishable).not.toContain('api::label.label');
    });

    it('of other users are those of their roles', async () => {
      const list = await listOf(restricted);
      expect(list).toHaveLength(7);
      expect(list[0]).toMatchObject({
        action: read,
        subject: book.uid,
        properties: { fields: ['title', 'seo.metaTitle'], locales: ['en'] },
        conditions: [],
      });
    });

    it('are stored but not returned while their plugin is missing', async () => {
      const role = [{ action: 'plugin::notes.read' }, { action: 'admin::users.read' }];
      const ed = { email: 'ed@example.com', password };
      const { roleId: id } = await addUser(server.services, { ...ed, role });
      const as = await server.client.signIn(ed);
      const stored = await server.client.send('GET', `/admin/roles/${id}/permissions`, undefined, {
        as: admin,
      });
      const actionsIn = (list: unknown) =>
        (list as readonly { action: string }[]).map(({ action }) => action);
      expect(actionsIn(at(stored.body, 'data'))).toEqual(['admin::users.read']);
      expect(actionsIn(await listOf(as))).toEqual(['admin::users.read']);
      expect(await check(as, [{ action: 'plugin::notes.read' }])).toEqual([false]);
      const { kysely } = server.services.database;
      const rows = kysely.selectFrom('admin_permissions').selectAll().where('role_id', '=', id).execute();
      expect(actionsIn(await rows)).toContain('plugin::notes.read');
    });

    it('are checked in the order of the request', async () => {
      const questions = [
        { action: read, subject: book.uid },
        { action: read, subject: book.uid, field: 'title' },
        { action: read, subject: book.uid, field: 'slug' },
        { action: publish, subject: book.uid },
        { action: read, subject: 'api::unknown.unknown' },
        { action: 'admin::project-settings.read' },
        { action: 'admin::users.read' },
        { action: 'admin::no-such.action' },
      ];
      expect(await check(restricted, questions)).toEqual([
        true,
        true,
        false,
        false,
        false,
        true,
        false,
        false,
      ]);
      expect(await check(admin, questions)).toEqual([true, true, true, true, false, true, true, false]);
    });

    it('become grants with their fields and locales', async () => {
      const { permissions } = await actorOf(restricted);
      const grantOf = (action: EntryAction, type: typeof book) => permissions.grants(action, type)[0];
      expect(grantOf('read', book)).toMatchObject({ locales: new Set(['en']), conditions: [] });
      expect(grantOf('read', book)?.fields.names).toEqual(new Set(['title', 'seo.metaTitle']));
      expect(grantOf('update', book)?.locales).toBe('all');
      expect(grantOf('create', book)?.locales).toEqual(new Set());
      expect(grantOf('read', memo)?.fields).toBe(everyField);
      expect(grantOf('read', memo)?.locales).toBe('all');
      expect(grantOf('update', memo)?.fields).toBe(noField);
      expect(permissions.grants('delete', book)).toEqual([]);
    });

    it('permit only own entries under the condition of being the creator', async () => {
      const { permissions, user } = await actorOf(restricted);
      const [condition] = permissions.grants('read', memo)[0]?.conditions ?? [];
      const [gone] = permissions.grants('update', memo)[0]?.conditions ?? [];
      const { kysely } = server.services.database;
      await kysely.schema.createTable('probe').addColumn('created_by_id', 'integer').execute();
      await kysely
        .insertInto('probe')
        .values([{ created_by_id: user.id }, { created_by_id: 999 }])
        .execute();
      const permitted = (rule: typeof condition) =>
        kysely
          .selectFrom('probe')
          .selectAll()
          .where(
            rule ??
              (() => {
                throw new Error('no condition');
              }),
          )
          .execute();
      expect(await permitted(condition)).toEqual([{ created_by_id: user.id }]);
      expect(await permitted(gone)).toEqual([]);
    });

    it('open the routes that require one of them, and no others', async () => {
      const as = restricted;
      expect((await server.client.send('GET', '/admin/plugins', undefined, { as })).status).toBe(200);
      const refused = await server.client.send('GET', '/admin/users', undefined, { as });
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        data: null,
        error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} },
      });
    });

    it('take effect with the next request', async () => {
      expect(await check(restricted, [{ action: 'admin::project-settings.read' }])).toEqual([true]);
      await setRolePermissions(server.services, roleId, [{ action: 'admin::users.read' }]);
      expect(
        await check(restricted, [
          { action: 'admin::project-settings.read' },
          { action: 'admin::users.read' },
        ]),
      ).toEqual([false, true]);
      expect((await actorOf(restricted)).permissions.grants('read', book)).toEqual([]);
    });

    it('of a new editor or author omit localized content until an administrator names locales', async () => {
      await addUser(server.services, { email: 'yan@example.com', password, role: 'strapi-author' });
      const author = await server.client.signIn({ email: 'yan@example.com', password });
      const list = (await listOf(author)) as readonly {
        action: string;
        subject: string;
        conditions: string[];
      }[];
      const onBook = list.filter(({ subject }) => subject === book.uid);
      expect(onBook.map(({ action }) => action).toSorted()).toEqual([create, read, update].toSorted());
      for (const { conditions } of onBook) expect(conditions).toEqual(['admin::is-creator']);
      expect(list.some(({ action }) => action === publish)).toBe(false);
      const { permissions } = await actorOf(author);
      expect(permissions.grants('read', book)[0]?.locales).toEqual(new Set());
    });

    describe('of the roles of a new installation', () => {
      const onMemo = { uid: memo.uid, query: {} };
      const titlesFor = async (session: TestSession) => {
        const { permissions } = await actorOf(session);
        const { results } = await server.services.content.findEntries({ ...onMemo, permissions });
        return results.map(({ title }) => String(title)).toSorted();
      };
      const entryOf = async (title: string) => {
        const permissions = systemPermissions();
        const query = { filters: { title } };
        const { results } = await server.services.content.findEntries({ ...onMemo, permissions, query });
        return results[0]?.id;
      };
      const signedIn = async (email: string, role: string): Promise<TestSession> => {
        await addUser(server.services, { email, password, role });
        const session = await server.client.signIn({ email, password });
        const { permissions } = await actorOf(session);
        const body = { title: `Of ${role}` };
        await server.services.content.createEntry({ permissions, uid: memo.uid, body });
        return session;
      };
      let author: TestSession;
      let editor: TestSession;

      beforeAll(async () => {
        author = await signedIn('aida@example.com', 'strapi-author');
        editor = await signedIn('eda@example.com', 'strapi-editor');
      });

      it('let authors read, change and delete only what they created', async () => {
        expect(await titlesFor(author)).toEqual(['Of strapi-author']);
        const { permissions } = await actorOf(author);
        const { content } = server.services;
        const call = { permissions, uid: memo.uid, id: await entryOf('Of strapi-editor') };
        for (const attempt of [
          () => content.readEntry(call),
          () => content.updateEntry({ ...call, body: { title: 'Mine' } }),
          () => content.deleteEntry(call),
        ]) {
          await expect(attempt()).rejects.toMatchObject({ status: 403 });
        }
        const own = { ...call, id: await entryOf('Of strapi-author') };
        const changed = await content.updateEntry({ ...own, body: { title: 'Of strapi-author' } });
        expect(changed.entry['title']).toBe('Of strapi-author');
      });

      it('let editors read and change content of all users', async () => {
        expect(await titlesFor(editor)).toEqual(['Of strapi-author', 'Of strapi-editor']);
        const { permissions } = await actorOf(editor);
        const id = await entryOf('Of strapi-author');
        const body = { title: 'Of strapi-author' };
        const call = { permissions, uid: memo.uid, id, body };
        expect((await server.services.content.updateEntry(call)).entry['title']).toBe('Of strapi-author');
      });

      it('restrict authors, but not editors, to their own content', async () => {
        const onContent = async (session: TestSession) =>
          (
            (await listOf(session)) as readonly { action: string; subject: string; conditions: string[] }[]
          ).filter(({ subject }) => subject !== null);
        const [ofAuthor, ofEditor] = [await onContent(author), await onContent(editor)];
        expect(new Set(ofAuthor.map(({ conditions }) => conditions.join()))).toEqual(
          new Set(['admin::is-creator']),
        );
        expect(new Set(ofEditor.map(({ conditions }) => conditions.join()))).toEqual(new Set(['']));
        const without = (list: typeof ofEditor) =>
          list
            .filter(({ action }) => action !== publish)
            .map(({ action, subject }) => `${action} ${subject}`);
        expect(without(ofAuthor)).toEqual(without(ofEditor));
        expect(ofEditor.some(({ action }) => action === publish)).toBe(true);
        expect(ofAuthor.some(({ action }) => action === publish)).toBe(false);
      });
    });

    it('are evaluated again for a condition on roles once a user has lost a role', async () => {
      const { content, identity } = server.services;
      const role = [
        { action: read, subject: book.uid, properties: { fields: null, locales: null } },
        {
          action: read,
          subject: writer.uid,
          properties: { fields: null },
          conditions: ['admin::has-same-role-as-creator'],
        },
      ];
      const reader = await addUser(server.services, { email: 'nora@example.com', password, role });
      const other = await addUser(server.services, { email: 'otto@example.com', password, role: [] });
      const { kysely } = server.services.database;
      const share = { user_id: other.userId, role_id: reader.roleId };
      await kysely.insertInto('admin_user_roles').values(share).execute();
      const creator = systemPermissions(other.userId);
      const made = await content.createEntry({
        permissions: creator,
        uid: writer.uid,
        body: { name: 'Wim' },
      });
      const body = { title: 'By Wim', writer: made.entry.id };
      await content.createEntry({ permissions: creator, uid: book.uid, body });
      const found = async () => {
        const permissions = await identity.permissionsOfUser(reader.userId);
        if (permissions === null) throw new Error('nobody');
        const query = { filters: { writer: { name: 'Wim' } } };
        const { results, pagination } = await content.findEntries({ permissions, uid: book.uid, query });
        const own = await content.findEntries({ permissions, uid: writer.uid, query: {} });
        return [results.length, pagination.total, own.results.length, own.pagination.total];
      };
      expect(await found()).toEqual([1, 1, 1, 1]);
      const change = { roles: [other.roleId] };
      const lost = await server.client.send('PUT', `/admin/users/${other.userId}`, change, { as: admin });
      expect(lost.status).toBe(200);
      expect(await found()).toEqual([0, 0, 0, 0]);
    });
  });
});
