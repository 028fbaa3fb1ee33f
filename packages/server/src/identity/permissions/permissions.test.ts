import { entryActions, everyField, fieldsOf, noField, type EntryAction } from '@admin/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyNumber } from '../../testing/any-of.ts';
import { book, memo } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser, setRolePermissions } from '../../testing/test-users.ts';
import type { Actor } from '../actor.ts';
import { awaitedActions, coreActions } from './core-actions.ts';

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
      const answer = await server.client.send('GET', '/admin/users/me/permissions', undefined, {
        as: session,
      });
      return at(answer.body, 'data') as readonly { action: string; subject: string | null }[];
    };
    const check = async (session: TestSession, permissions: readonly object[]) => {
      const answer = await server.client.send(
        'POST',
        '/admin/permissions/check',
        { permissions },
        { as: session },
      );
      return at(answer.body, 'data');
    };

    it('of a super administrator are everything there is, spelled out but not stored', async () => {
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

    it('of everybody else are those of their roles', async () => {
      const list = await listOf(restricted);
      expect(list).toHaveLength(5);
      expect(list[0]).toMatchObject({
        action: read,
        subject: book.uid,
        properties: { fields: ['title', 'seo.metaTitle'], locales: ['en'] },
        conditions: [],
      });
    });

    it('are kept and not told while the plugin that they are for is not there', async () => {
      await addUser(server.services, { email: 'ed@example.com', password, role: 'strapi-editor' });
      const editor = await server.client.signIn({ email: 'ed@example.com', password });
      const roles = await server.client.send('GET', '/admin/users/me', undefined, { as: editor });
      const id = String(at(roles.body, 'data.roles.0.id'));
      const stored = await server.client.send('GET', `/admin/roles/${id}/permissions`, undefined, {
        as: admin,
      });
      const actionsIn = (list: unknown) =>
        (list as readonly { action: string }[]).map(({ action }) => action);
      expect(actionsIn(at(stored.body, 'data'))).toContain('plugin::upload.assets.create');
      for (const session of [admin, editor]) {
        const told = actionsIn(await listOf(session));
        expect(told.filter((action) => awaitedActions.includes(action))).toEqual([]);
      }
    });

    it('answer what is asked in the order of the questions', async () => {
      const questions = [
        { action: read, subject: book.uid },
        { action: read, subject: book.uid, field: 'title' },
        { action: read, subject: book.uid, field: 'slug' },
        { action: publish, subject: book.uid },
        { action: read, subject: 'api::unknown.unknown' },
        { action: 'admin::marketplace.read' },
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

    it('become grants with the fields and locales that they name', async () => {
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

    it('open routes that ask for one of them, and keep the others shut', async () => {
      const as = restricted;
      expect((await server.client.send('GET', '/admin/plugins', undefined, { as })).status).toBe(200);
      const refused = await server.client.send('GET', '/admin/project-settings', undefined, { as });
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        data: null,
        error: { status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {} },
      });
    });

    it('change with the very next request', async () => {
      expect(await check(restricted, [{ action: 'admin::marketplace.read' }])).toEqual([true]);
      await setRolePermissions(server.services, roleId, [{ action: 'admin::users.read' }]);
      expect(
        await check(restricted, [{ action: 'admin::marketplace.read' }, { action: 'admin::users.read' }]),
      ).toEqual([false, true]);
      expect((await actorOf(restricted)).permissions.grants('read', book)).toEqual([]);
    });

    it('of a new editor or author leave out localized content until somebody names locales', async () => {
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
  });
});
