import { buildSchemas, entryActions, type Schemas } from '@admin/content-model';
import { defineServerPlugin, serverOrigin, systemPermissions, type ActionDefinition } from '@admin/server';
import {
  addUser,
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLogActions } from '../audit-log-actions.ts';
import type { AuditRecord } from '../contract.ts';
import { auditLogServer, endOfRetention } from './audit-log-server.ts';
import { auditLogMigrations, deleteRecordsBefore, indexRecords, insertRecords } from './audit-log-table.ts';

const article = 'api::article.article';

function articleSchemas(): Schemas {
  const { schemas, problems } = buildSchemas({
    contentTypes: [
      {
        file: 'article.json',
        uid: article,
        document: {
          kind: 'collectionType',
          collectionName: 'articles',
          info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
          attributes: {
            title: { type: 'string' },
            price: { type: 'integer', private: true },
            pin: { type: 'password' },
            seo: { type: 'component', component: 'shared.seo' },
          },
        },
      },
    ],
    components: [
      {
        file: 'seo.json',
        uid: 'shared.seo',
        document: {
          collectionName: 'seos',
          info: { displayName: 'SEO' },
          attributes: { metaTitle: { type: 'string' }, note: { type: 'string' } },
        },
      },
    ],
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return schemas;
}

/** Declares the actions on entries, which the content manager usually does. */
const entryActionsServer = defineServerPlugin({
  id: 'entries',
  title: 'Entries',
  actions: Object.values(entryActions).map((id): ActionDefinition => ({
    id,
    section: 'contentTypes',
    displayName: id,
    appliesToProperties: ['fields', 'locales'],
  })),
});

forEachDialect((dialect) => {
  describe('the audit log', () => {
    let server: TestServer;
    let admin: TestSession;
    let auditor: TestSession;
    let articleId = 0;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: articleSchemas(),
        plugins: [entryActionsServer, auditLogServer],
        trusted: ['entries', 'audit-log'],
      });
      admin = await server.client.registerAdmin();
      const credentials = { email: 'audi@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, {
        ...credentials,
        role: [
          { action: auditLogActions.read },
          { action: auditLogActions.export },
          { action: entryActions.read, subject: article, properties: { fields: ['title', 'seo.metaTitle'] } },
        ],
      });
      auditor = await server.client.signIn(credentials);
      const { content } = server.services;
      const permissions = {
        ...systemPermissions(1),
        origin: { userId: 1, apiClient: 'Shop', ip: '192.0.2.7' },
      };
      const body = {
        title: '=HYPERLINK("x")',
        price: 5,
        pin: 'hunter2',
        seo: { metaTitle: 'Found', note: 'secret note' },
      };
      const { entry } = await content.createEntry({ permissions, uid: article, body });
      articleId = entry.id;
      const change = {
        title: 'Bricks',
        price: 6,
        pin: 'hunter3',
        seo: { id: seoIdOf(entry), note: 'other note' },
      };
      await content.updateEntry({ permissions, uid: article, id: articleId, body: change });
    });
    afterAll(() => server.close());

    const seoIdOf = (entry: unknown) => at(entry, 'seo.id');
    const get = (url: string, as = admin) => server.client.send('GET', url, undefined, { as });
    const list = async (query = '', as = admin) => {
      const { body } = await get(`/admin/audit-logs?${query}`, as);
      return at(body, 'results') as readonly AuditRecord[];
    };
    const latest = async (query: string) => {
      const [record] = await list(query);
      if (record === undefined) throw new Error(`no record for ${query}`);
      return record;
    };
    const details = async (query: string, as = admin) => {
      const { id } = await latest(query);
      return (await get(`/admin/audit-logs/${id}`, as)).body;
    };

    it('lists records with action, date, user, token, address and entity, newest first', async () => {
      const [newest, previous] = await list(`entityType=${article}`);
      expect(newest).toMatchObject({
        action: 'entry.update',
        user: { id: 1, email: 'ada@example.com', displayName: 'Ada Admin' },
        token: 'Shop',
        ip: '192.0.2.7',
        entity: { type: article, typeName: 'Article', id: String(articleId), label: 'Bricks' },
      });
      expect(previous?.action).toBe('entry.create');
      expect(Date.parse(newest?.date ?? '')).toBeGreaterThan(0);
    });

    it.each([
      ['user=1&action=entry.update', 'entry.update'],
      [`entityType=${article}&entityId=1&action=entry.create`, 'entry.create'],
      ['action=admin.auth.success&from=2000-01-01&to=2100-01-01', 'admin.auth.success'],
    ])('filters by %s', async (query, action) => {
      const records = await list(query);
      expect(records.length).toBeGreaterThan(0);
      expect(new Set(records.map((record) => record.action))).toEqual(new Set([action]));
    });

    it('filters by a period', async () => {
      expect(await list('to=2000-01-01')).toEqual([]);
      expect(await list('from=2100-01-01')).toEqual([]);
    });

    it.each(['user=x', 'from=soon', 'pageSize=1000', 'page=0', 'page=100000', 'before=-1'])(
      'rejects %s',
      async (query) => {
        expect((await get(`/admin/audit-logs?${query}`)).status).toBe(400);
      },
    );

    it('pages by number and behind a record, with the same result', async () => {
      const all = await list('pageSize=100');
      const [first, second] = [await list('pageSize=2'), await list('pageSize=2&page=2')];
      expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id));
      expect((await list(`pageSize=2&before=${first.at(-1)?.id}`)).map(({ id }) => id)).toEqual(
        second.map(({ id }) => id),
      );
    });

    it('offers the values of its filters', async () => {
      const { body } = await get('/admin/audit-logs/filters');
      expect(at(body, 'actions')).toEqual(expect.arrayContaining(['entry.create', 'entry.update']));
      expect(at(body, 'entityTypes')).toContain(article);
      expect(at(body, 'typeNames')).toEqual({ [article]: 'Article' });
      expect(at(body, 'users')).toContainEqual({ id: 1, email: 'ada@example.com', displayName: 'Ada Admin' });
    });

    it('shows the changed values to users who may read the fields', async () => {
      expect(await details('action=entry.update')).toMatchObject({
        payload: {
          before: { price: 5, seo: { note: 'secret note' } },
          after: { title: 'Bricks', price: 6, seo: { metaTitle: 'Found', note: 'other note' } },
          secrets: ['pin'],
          masked: [],
        },
      });
    });

    it('masks private and restricted values, also in components, for other readers', async () => {
      const body = await details('action=entry.update', auditor);
      expect(body).toMatchObject({
        payload: { after: { title: 'Bricks', seo: { metaTitle: 'Found' } }, secrets: ['pin'] },
      });
      expect(at(body, 'payload.masked')).toEqual(expect.arrayContaining(['price', 'seo.note']));
      expect(JSON.stringify(body)).not.toMatch(/note"?:|"price":/);
    });

    it('shows values that are no attributes to readers of every field only', async () => {
      const { content, database } = server.services;
      const permissions = systemPermissions(1);
      const { entity } = await content.requireEntry({
        permissions,
        uid: article,
        id: articleId,
        action: 'read',
      });
      expect(entity).toMatchObject({ type: article, id: articleId, label: 'Bricks', labelField: 'title' });
      const now = new Date(server.clock.now()).toISOString();
      const change = {
        action: 'entry.comment',
        entity,
        origin: serverOrigin,
        after: { comment: 'Check this' },
      };
      await database.transaction(({ kysely }) => insertRecords(database, kysely, [change], now));
      expect(at(await details('action=entry.comment'), 'payload.after')).toEqual({ comment: 'Check this' });
      expect(at(await details('action=entry.comment', auditor), 'payload')).toMatchObject({
        masked: ['comment'],
      });
      await sql`delete from audit_logs where action = 'entry.comment'`.execute(database.kysely);
    });

    it('masks accounts for readers who may not read users', async () => {
      await server.client.send('PUT', '/admin/users/me', { lastname: 'Lovelace' }, { as: admin });
      expect(await details('action=user.update')).toMatchObject({
        payload: { after: { lastname: 'Lovelace' } },
      });
      expect(at(await details('action=user.update', auditor), 'payload')).toEqual({
        secrets: [],
        masked: ['lastname'],
      });
    });

    it.each([
      ['of a content type that no longer exists', 'plugin::notes.note', undefined],
      ['that require another permission', 'plugin-settings', 'plugin::notes.settings.read'],
    ])('masks values %s', async (_case, type, requires) => {
      const { database } = server.services;
      const change = {
        action: 'note.update',
        entity: { type, id: 7, ...(requires !== undefined && { requires }) },
        origin: serverOrigin,
        after: { text: 'Confidential' },
      };
      const now = new Date(server.clock.now()).toISOString();
      await database.transaction(({ kysely }) => insertRecords(database, kysely, [change], now));
      expect(at(await details(`entityType=${type}`, auditor), 'payload')).toEqual({
        secrets: [],
        masked: ['text'],
      });
      expect(at(await details(`entityType=${type}`), 'payload')).toEqual({
        after: { text: 'Confidential' },
        secrets: [],
        masked: [],
      });
      await sql`delete from audit_logs where action = 'note.update'`.execute(database.kysely);
    });

    it('never stores a password', async () => {
      await indexRecords(server.services.database);
      const { rows } = await sql<{ readonly payload: string | null }>`select payload from audit_logs`.execute(
        server.services.database.kysely,
      );
      expect(JSON.stringify(rows)).not.toMatch(/hunter|argon2|Correct-Horse/);
    });

    it('exports a table without formulas, masked for its reader', async () => {
      const { status, body, headers } = await get('/admin/audit-logs/export?format=csv', auditor);
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      const text = String(body);
      expect(text).toMatch(/^\uFEFFdate,action,user,email,token,ip,entityType/);
      expect(text).toContain('"\'=HYPERLINK(""x"")"');
      expect(text).not.toContain('secret note');
    });

    it('exports lines of JSON in the order of the list, and records the export', async () => {
      const { body } = await get('/admin/audit-logs/export?format=ndjson&action=entry.update');
      const records = String(body)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as AuditRecord);
      expect(records.map(({ id }) => id)).toEqual((await list('action=entry.update')).map(({ id }) => id));
      expect(await details('action=audit-log.export')).toMatchObject({
        payload: { after: { format: 'ndjson', action: 'entry.update' } },
      });
    });

    it('is closed to users without its permissions', async () => {
      const credentials = { email: 'eve@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, { ...credentials, role: [{ action: auditLogActions.export }] });
      const eve = await server.client.signIn(credentials);
      for (const path of ['', '/1', '/filters', '/export?format=csv']) {
        expect((await get(`/admin/audit-logs${path}`, eve)).status).toBe(403);
      }
    });

    it('has no route that changes or deletes a record', () => {
      const methods = server.inventory
        .filter(({ path }) => path.startsWith('/admin/audit-logs'))
        .map(({ method }) => method);
      expect(new Set(methods)).toEqual(new Set(['GET']));
    });

    it('responds with 404 for a record that does not exist', async () => {
      for (const id of ['999999', 'x', '99999999999999999999']) {
        expect((await get(`/admin/audit-logs/${id}`)).status).toBe(404);
      }
    });

    it('has ids of 64 bits, also in tables that are older', async () => {
      const { kysely, dialect: capabilities } = server.services.database;
      const [, wideIds] = auditLogMigrations;
      if (dialect.name === 'postgres') {
        await sql`alter table audit_logs alter column id type integer`.execute(kysely);
        await wideIds?.up(kysely, capabilities);
      }
      const before = await list('pageSize=100');
      const first = 5_000_000_000;
      await sql`insert into audit_logs (id, at, action, entity_type)
        values (${first}, '2000-01-01T00:00:00.000Z', 'note.first', 'note')`.execute(kysely);
      expect(await list('action=note.first')).toMatchObject([{ id: first }]);
      expect((await get(`/admin/audit-logs/${first}`)).body).toMatchObject({ id: first });
      expect(await list(`before=${first}`)).toEqual([]);
      expect(await list('pageSize=100')).toHaveLength(before.length + 1);
      await sql`delete from audit_logs where id = ${first}`.execute(kysely);
    });

    it('keeps nothing of a change that is rolled back', async () => {
      const count = async () => (await list('action=role.create&pageSize=100')).length;
      await server.client.send('POST', '/admin/roles', { name: 'Once' }, { as: admin });
      const before = await count();
      const { status } = await server.client.send('POST', '/admin/roles', { name: 'Once' }, { as: admin });
      expect([status, await count()]).toEqual([400, before]);
    });

    it('deletes the records whose retention has ended, and only those', async () => {
      const { database } = server.services;
      const now = server.clock.now();
      const entity = { type: 'note', id: 1 };
      const changes = Array.from({ length: 1500 }, () => ({
        action: 'note.update',
        entity,
        origin: serverOrigin,
      }));
      const old = new Date(now - 91 * 24 * 60 * 60 * 1000).toISOString();
      await database.transaction(({ kysely }) => insertRecords(database, kysely, changes, old));
      const recent = (await list('pageSize=100&user=1')).length;
      const { signal } = new AbortController();
      expect(await deleteRecordsBefore(database, endOfRetention(now, 90), signal)).toBe(1500);
      expect(await list('action=note.update')).toEqual([]);
      expect(await list('pageSize=100&user=1')).toHaveLength(recent);
    });

    it('shortens the values of a record that is too long', async () => {
      const long = Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'.repeat(2000)]),
      );
      const change = {
        action: 'note.create',
        entity: { type: 'note', id: 2 },
        origin: serverOrigin,
        after: long,
      };
      const { database } = server.services;
      await database.transaction(({ kysely }) =>
        insertRecords(database, kysely, [change], new Date(server.clock.now()).toISOString()),
      );
      expect(at(await details('action=note.create'), 'payload.after.field0')).toEqual({ omitted: 2002 });
    });
  });
});
