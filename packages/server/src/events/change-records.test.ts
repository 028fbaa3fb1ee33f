import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemPermissions } from '../content/index.ts';
import type { DynamicTables } from '../database/index.ts';
import { Statements } from '../database/dialects/sqlite/statements.ts';
import { defineRecorder, defineServerPlugin } from '../plugin-api/index.ts';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { librarySchemas } from '../testing/fixtures/library.ts';
import { book, label, memo } from '../testing/fixtures/library-types.ts';
import { at, testAdmin, type TestSession } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { ChangeRecord } from './change-record.ts';
import { silently } from './event-context.ts';

type Tables = Record<'diary_lines', { readonly line: string }>;
const diary = (source: Kysely<DynamicTables>): Kysely<Tables> => source;

const idOf = ({ body }: { readonly body: unknown }) => Number(at(body, 'data.id'));
const author = { userId: 1, apiClient: null, ip: '192.0.2.7' };

forEachDialect((dialect) => {
  describe('change records', () => {
    let server: TestServer;
    let as: TestSession;
    let received: (readonly ChangeRecord[])[] = [];
    let isFailing = false;

    const recorder = defineServerPlugin({
      id: 'diary',
      title: 'Diary',
      migrations: [
        {
          id: '0001-lines',
          up: async (db) => void (await sql`create table diary_lines (line text)`.execute(db)),
        },
      ],
      recorders: [
        defineRecorder(async (changes, { transaction }) => {
          if (isFailing) throw new Error('the diary is full');
          received.push(changes);
          const lines = changes.map(({ action, entity }) => ({
            line: `${action} ${entity.label ?? entity.id}`,
          }));
          await diary(transaction).insertInto('diary_lines').values(lines).execute();
        }),
      ],
    });

    beforeAll(async () => {
      const database = await dialect.open();
      server = await startTestServer({ database, plugins: [recorder], schemas: librarySchemas });
      as = await server.client.registerAdmin();
    });
    afterAll(() => server.close());
    beforeEach(() => {
      received = [];
      isFailing = false;
    });

    type Method = Parameters<TestServer['client']['send']>[0];
    const send = (method: Method, url: string, body?: unknown) =>
      server.client.send(method, url, body, { as, remoteAddress: '192.0.2.7' });
    const changes = () => received.flat();
    const last = () => changes().at(-1);
    const lines = async () => {
      const rows = await diary(server.services.database.kysely)
        .selectFrom('diary_lines')
        .selectAll()
        .execute();
      return rows.map(({ line }) => line);
    };

    it('[P60] name the action, the entity, the author, the address, and the changed values', async () => {
      const id = idOf(await send('POST', '/admin/roles', { name: 'Testers' }));
      const role = { type: 'role', id, label: 'Testers' };
      expect(last()).toEqual({
        action: 'role.create',
        entity: role,
        origin: author,
        after: { name: 'Testers', description: null },
      });
      await send('PUT', `/admin/roles/${id}`, { name: 'Readers' });
      expect(last()).toMatchObject({ before: { name: 'Testers' }, after: { name: 'Readers' } });
      const permissions = [{ action: 'admin::users.read', subject: null, properties: {}, conditions: [] }];
      await send('PUT', `/admin/roles/${id}/permissions`, { permissions });
      expect(last()).toMatchObject({ action: 'permission.update', after: { added: permissions } });
      await send('POST', `/admin/roles/${id}/view`, {});
      expect(last()).toMatchObject({ action: 'role.preview', entity: { id }, origin: author });
      await send('DELETE', `/admin/roles/${id}`);
      expect(last()).toMatchObject({ action: 'role.delete', before: { name: 'Readers' } });
    });

    it('[P60] of users contain roles and no secret', async () => {
      const email = 'rita@example.com';
      const id = idOf(await send('POST', '/admin/users', { firstname: 'Rita', email, roles: [2] }));
      await send('PUT', `/admin/users/${id}`, { roles: [2, 3], isActive: true });
      expect(last()).toMatchObject({
        action: 'user.update',
        entity: { type: 'user', id, label: email },
        before: { roles: ['Editor'], isActive: false },
        after: { roles: ['Editor', 'Author'], isActive: true },
      });
      await send('PUT', `/admin/users/${id}`, { password: 'Correct-Horse-8' });
      expect(last()).toMatchObject({ action: 'user.update', secrets: ['password'] });
      await send('POST', '/admin/users/batch-delete', { ids: [id] });
      expect(last()).toMatchObject({ action: 'user.delete', before: { email } });
      expect(JSON.stringify(changes())).not.toMatch(/argon2|Correct-Horse/);
    });

    it('[P60] name users who sign in, are refused and sign out, with their address', async () => {
      const from = { remoteAddress: '192.0.2.8' };
      const session = await server.client.signIn(testAdmin, from);
      const entity = { type: 'user', id: 1, label: testAdmin.email };
      const origin = { userId: 1, apiClient: null, ip: '192.0.2.8' };
      expect(last()).toEqual({ action: 'admin.auth.success', entity, origin });
      const guessed = { email: testAdmin.email, password: 'guess' };
      expect((await server.client.send('POST', '/admin/login', guessed, from)).status).toBe(400);
      expect(last()).toEqual({
        action: 'admin.auth.failure',
        entity,
        origin: { ...origin, userId: null },
        after: { reason: 'CREDENTIALS_WRONG' },
      });
      const unknown = { email: 'Unknown@example.com', password: 'guess' };
      await server.client.send('POST', '/admin/login', unknown, from);
      expect(last()).toMatchObject({ entity: { id: null, label: 'unknown@example.com' } });
      await server.client.send('POST', '/admin/logout', {}, { as: session, ...from });
      expect(last()).toMatchObject({ action: 'admin.logout', entity: { id: 1 }, origin });
      expect(await lines()).toContain(`admin.auth.failure ${testAdmin.email}`);
    });

    it('[P60] of refused sign-ins end with the limit of attempts', async () => {
      const attempt = () =>
        server.client.send(
          'POST',
          '/admin/login',
          { email: 'eve@example.com', password: 'guess' },
          { remoteAddress: '192.0.2.99' },
        );
      const statuses: number[] = [];
      for (let count = 0; count < 10; count += 1) statuses.push((await attempt()).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect(changes()).toHaveLength(statuses.filter((status) => status === 400).length);
    });

    it('[P60] of entries contain the changed attributes and links, without passwords', async () => {
      const { content } = server.services;
      const permissions = { ...systemPermissions(1), origin: author };
      const call = { permissions, uid: memo.uid };
      const create = async (uid: string, body: object) =>
        (await content.createEntry({ permissions, uid, body })).entry.id;
      const red = await create(label.uid, { name: 'red' });
      const id = await create(memo.uid, { title: 'Bricks', seo: { metaTitle: 'Found' } });
      expect(last()).toMatchObject({
        action: 'entry.create',
        entity: { type: memo.uid, id, label: 'Bricks', labelField: 'title' },
        origin: author,
        after: { title: 'Bricks', seo: { metaTitle: 'Found' } },
      });
      await content.updateEntry({
        ...call,
        id,
        body: { title: 'Clay', text: null, labels: { connect: [red] } },
      });
      expect(last()).toMatchObject({ action: 'entry.update', before: { title: 'Bricks', labels: [] } });
      expect(last()?.after).toEqual({ title: 'Clay', labels: [red] });
      await content.publishEntry({ ...call, id });
      expect(last()).toMatchObject({ action: 'entry.publish', before: { publishedAt: null } });
      await content.deleteEntry({ ...call, id });
      expect(last()).toMatchObject({ action: 'entry.delete', before: { title: 'Clay' } });
    });

    it('[P60] of several entries arrive in one batch', async () => {
      const { content } = server.services;
      const permissions = { ...systemPermissions(1), origin: author };
      const ids: number[] = [];
      for (const title of ['A', 'B', 'C']) {
        ids.push((await content.createEntry({ permissions, uid: memo.uid, body: { title } })).entry.id);
      }
      received = [];
      await content.publishEntries({ permissions, uid: memo.uid, ids });
      await content.deleteEntries({ permissions, uid: memo.uid, ids });
      expect(received.map((batch) => batch.map(({ action }) => action))).toEqual([
        ['entry.publish', 'entry.publish', 'entry.publish'],
        ['entry.delete', 'entry.delete', 'entry.delete'],
      ]);
    });

    it('[P60] of an entry include its translations that share the value', async () => {
      const { content, database } = server.services;
      await database.transaction(async ({ kysely, touch }) => {
        await sql`insert into locales (name, code, is_default, created_at, updated_at)
          select 'French', 'fr', 0, created_at, updated_at from locales where code = 'en'`.execute(kysely);
        touch('locales');
      });
      const permissions = { ...systemPermissions(1), origin: author };
      const call = { permissions, uid: book.uid };
      const { entry: english } = await content.createEntry({ ...call, body: { title: 'Bricks' } });
      const { entry: french } = await content.createEntry({
        ...call,
        body: { title: 'Briques' },
        locale: 'fr',
        relatedEntityId: english.id,
      });
      received = [];
      await content.updateEntry({ ...call, id: english.id, body: { pages: 12 } });
      expect(received).toHaveLength(1);
      expect(changes().map(({ entity, after }) => [entity.id, entity.locale, after])).toEqual(
        expect.arrayContaining([
          [english.id, 'en', { pages: 12 }],
          [french.id, 'fr', { pages: 12 }],
        ]),
      );
    });

    it('[P60] are rolled back with the change, and the change with them', async () => {
      await send('POST', '/admin/roles', { name: 'Kept' });
      const before = await lines();
      expect((await send('POST', '/admin/roles', { name: 'Kept' })).status).toBe(400);
      expect(await lines()).toEqual(before);
      isFailing = true;
      expect((await send('POST', '/admin/roles', { name: 'Lost' })).status).toBe(500);
      isFailing = false;
      expect(server.log.lines.join('\n')).toContain('a change recorder of diary failed');
      const { body } = await send('GET', '/admin/roles');
      expect(JSON.stringify(body)).not.toContain('Lost');
      expect(await lines()).toEqual(before);
    });

    it('[P60] are not written for seeds', async () => {
      const { content } = server.services;
      const permissions = systemPermissions();
      await silently(() => content.createEntry({ permissions, uid: label.uid, body: { name: 'green' } }));
      expect(received).toEqual([]);
    });
  });
});

it('[P60] cost no statement and no composition without a recorder', async () => {
  const server = await startTestServer({ schemas: librarySchemas });
  const as = await server.client.registerAdmin();
  const run = vi.spyOn(Statements.prototype, 'run');
  await server.client.send('POST', '/admin/roles', { name: 'Testers' }, { as });
  const texts = run.mock.calls.map(([text]) => text.replace(/\s+/g, ' ').slice(0, 28));
  expect(texts.filter((text) => text.startsWith('insert'))).toEqual(['insert into "admin_roles" ("']);
  const compose = vi.fn();
  await server.services.events.recordChange(server.services.database.kysely, compose);
  expect(compose).not.toHaveBeenCalled();
  expect(server.services.events.isRecording()).toBe(false);
  vi.restoreAllMocks();
  await server.close();
});
