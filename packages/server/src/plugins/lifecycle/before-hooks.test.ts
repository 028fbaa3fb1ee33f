import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseTransaction } from '../../database/index.ts';
import { createEntryHooks } from '../../events/entry-hooks.ts';
import { restrictedPermissions } from '../../testing/content-fixture.ts';
import { systemPermissions } from '../../content/permissions/public-permissions.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import { addHooks } from './add-hooks.ts';
import { before, defineServerPlugin, refuseEntry, route, type BeforeHook } from '../../plugin-api/index.ts';

const memo = 'api::memo.memo';
const book = 'api::book.book';
const permissions = systemPermissions(null);

describe('hooks', () => {
  const change = { uid: memo, id: 1, locale: null, actorId: null, values: {} };

  it('[P22] that fail are logged with their plugin, one that never finishes after five seconds', async () => {
    vi.useFakeTimers();
    try {
      const { logger, lines } = recordLog();
      const hooks = createEntryHooks(logger);
      const never = () => new Promise<undefined>(() => undefined);
      hooks.add('entry.update', { owner: 'slow', types: undefined, hook: never });
      const running = hooks.run('entry.update', change, {} as DatabaseTransaction);
      const failure = running.catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await failure).toContain('A hook of slow did not finish within 5 s.');
      expect(lines.some((line) => line.includes('before hook of slow did not finish in time'))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the result of a hook', () => {
  it.each([
    ['entry.create', 'Bricks', 'a string'],
    ['entry.update', 7, 'a number'],
    ['entry.update', ['Bricks'], 'a list'],
    ['entry.delete', { title: 'Bricks' }, 'values'],
  ] as const)(
    '[P21] sets nothing on %s and is logged with its plugin if it is %j',
    async (event, given, named) => {
      const { logger, lines } = recordLog();
      const hooks = createEntryHooks(logger);
      const run = () => given as never;
      addHooks(
        { id: 'careless', before: [before(event, run)] },
        { hooks, services: { logger } as PluginContext },
      );
      const change = { uid: memo, id: 1, locale: null, actorId: null, values: {} };
      expect(await hooks.run(event, change, {} as DatabaseTransaction)).toEqual({});
      const warning = `before hook of careless on ${event} returned ${named}, which is ignored`;
      expect(
        lines.filter((line) => line.includes(warning) && line.includes('"plugin":"careless"')),
      ).toHaveLength(1);
    },
  );
});

forEachDialect((dialect) => {
  describe('hooks of a plugin', () => {
    let server: TestServer | null = null;

    afterEach(async () => {
      await server?.close();
      server = null;
    });

    const start = async (...lists: readonly (readonly BeforeHook[])[]) => {
      const plugins = lists.map((hooks, index) =>
        defineServerPlugin({ id: `plugin-${index}`, title: 'Plugin', before: hooks }),
      );
      server = await startTestServer({ schemas: librarySchemas, plugins, database: await dialect.open() });
      return server;
    };
    const create = (of: TestServer, body: object, uid = memo) =>
      of.services.content.createEntry({ permissions, uid, body });

    it('[P21] set values of their types only, each receiving the values of the previous ones', async () => {
      const seen = vi.fn();
      const running = await start(
        [
          before('entry.create', ({ values }) => ({ text: `Of ${String(values['title'])}` }), {
            types: [memo],
          }),
        ],
        [
          before('entry.create', (change) => {
            seen(change);
            return { priority: 7 };
          }),
          before('entry.create', seen, { types: [book] }),
        ],
      );
      const { entry } = await create(running, { title: 'Bricks' });
      expect(entry).toMatchObject({ title: 'Bricks', text: 'Of Bricks', priority: 7 });
      expect(seen.mock.calls).toEqual([
        [
          {
            uid: memo,
            id: null,
            locale: null,
            actorId: null,
            values: { title: 'Bricks', text: 'Of Bricks' },
          },
        ],
      ]);
    });

    it('[P21] are validated against the content type', async () => {
      const running = await start([before('entry.create', () => ({ priority: 'high' }))]);
      await expect(create(running, { title: 'Bricks' })).rejects.toMatchObject({
        code: 'ENTRY_INVALID',
        details: { errors: [{ path: ['priority'] }] },
      });
    });

    it.each(['pin', 'constructor', 'nothing'])('[P21] cannot set %s', async (name) => {
      const running = await start([before('entry.create', () => ({ [name]: 'x' }))]);
      await expect(create(running, { title: 'Bricks' }, book)).rejects.toThrow(`cannot set ${name}`);
    });

    it('[P21] write in the transaction of the change, which is rolled back as a whole', async () => {
      let isRefused = false;
      const running = await start([
        before('entry.update', async ({ id }, { transaction }) => {
          await sql`insert into notes (entry) values (${id})`.execute(transaction);
          if (isRefused) throw new Error('no ink');
        }),
      ]);
      const { content, database } = running.services;
      await sql`create table notes (entry integer)`.execute(database.kysely);
      const { entry } = await create(running, { title: 'Bricks' });
      const change = { permissions, uid: memo, id: entry.id, body: { title: 'Clay' } };
      await content.updateEntry(change);
      isRefused = true;
      await expect(content.updateEntry({ ...change, body: { title: 'Sand' } })).rejects.toThrow('no ink');
      const { rows } = await sql`select entry from notes`.execute(database.kysely);
      expect(rows).toEqual([{ entry: entry.id }]);
      const { entry: now } = await content.readEntry({ permissions, uid: memo, id: entry.id });
      expect(now.title).toBe('Clay');
    });

    it('[P22] reject every kind of change with errors of fields, also in a bulk operation', async () => {
      const refuse = ({ id }: { readonly id: number | null }) => {
        if (id === null || id > 1) throw refuseEntry([{ path: ['title'], message: 'Not now.' }]);
      };
      const running = await start([
        before('entry.update', refuse),
        before('entry.delete', refuse),
        before('entry.publish', refuse),
        before('entry.unpublish', refuse),
      ]);
      const { content, events } = running.services;
      const received = vi.fn();
      for (const name of ['entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'] as const) {
        events.on(name, received);
      }
      await create(running, { title: 'Bricks' });
      const { entry } = await create(running, { title: 'Clay' });
      const call = { permissions, uid: memo, id: entry.id };
      const several = { permissions, uid: memo, ids: [1, entry.id] };
      const refused = {
        code: 'ENTRY_INVALID',
        details: { errors: [{ path: ['title'], message: 'Not now.' }] },
      };
      await expect(content.updateEntry({ ...call, body: {} })).rejects.toMatchObject(refused);
      await expect(content.publishEntry(call)).rejects.toMatchObject(refused);
      await expect(content.publishEntries(several)).rejects.toMatchObject(refused);
      await expect(content.deleteEntry(call)).rejects.toMatchObject(refused);
      await expect(content.deleteEntries(several)).rejects.toMatchObject(refused);
      expect(received).not.toHaveBeenCalled();
      const { entry: first } = await content.readEntry({ permissions, uid: memo, id: 1 });
      expect(first['publishedAt']).toBeNull();
      expect(await content.publishEntry({ ...call, id: 1 })).toMatchObject({ entry: { title: 'Bricks' } });
    });

    it('[P22] receive the stored values of an entry that is published, unpublished or deleted', async () => {
      const seen: unknown[] = [];
      const events = ['entry.publish', 'entry.unpublish', 'entry.delete'] as const;
      const running = await start(
        events.map((event) =>
          before(event, ({ id, values: { title } }) => {
            seen.push([event, id, title]);
          }),
        ),
      );
      const { content } = running.services;
      await create(running, { title: 'Bricks' });
      await create(running, { title: 'Clay' });
      const one = { permissions, uid: memo, id: 1 };
      const several = { permissions, uid: memo, ids: [1, 2] };
      await content.publishEntry(one);
      await content.unpublishEntry(one);
      await content.publishEntries(several);
      await content.unpublishEntries(several);
      await content.deleteEntry(one);
      await content.deleteEntries(several);
      await content.createEntry({
        permissions,
        uid: memo,
        body: { title: 'Sand' },
        publishedAt: '2024-05-01T00:00:00.000Z',
      });
      expect(seen).toEqual([
        ['entry.publish', 1, 'Bricks'],
        ['entry.unpublish', 1, 'Bricks'],
        ['entry.publish', 1, 'Bricks'],
        ['entry.publish', 2, 'Clay'],
        ['entry.unpublish', 1, 'Bricks'],
        ['entry.unpublish', 2, 'Clay'],
        ['entry.delete', 1, 'Bricks'],
        ['entry.delete', 2, 'Clay'],
        ['entry.publish', 3, 'Sand'],
      ]);
    });

    it('[P22] that throw during a request are logged once as an error, with their plugin', async () => {
      const owner = defineServerPlugin({
        id: 'desk',
        title: 'Desk',
        routes: [
          route(
            { method: 'POST', path: '/desk/memos', policy: 'public', response: Type.Unknown() },
            ({ services }) =>
              services.content.createEntry({ permissions, uid: memo, body: { title: 'Bricks' } }),
          ),
        ],
      });
      const fail = () => {
        throw new Error('no ink');
      };
      const careless = defineServerPlugin({
        id: 'careless',
        title: 'Careless',
        before: [before('entry.create', fail)],
      });
      server = await startTestServer({
        schemas: librarySchemas,
        plugins: [owner, careless],
        database: await dialect.open(),
      });
      const { status, headers } = await server.client.send('POST', '/desk/memos');
      expect(status).toBe(500);
      const lines = server.log.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      const failures = lines.filter(({ level }) => Number(level) >= 50);
      expect(failures).toMatchObject([{ plugin: 'careless', event: 'entry.create' }]);
      expect(lines).toContainEqual(
        expect.objectContaining({
          plugin: 'careless',
          requestId: headers['x-request-id'],
          msg: 'the request failed in a hook of careless',
        }),
      );
    });

    it('[P54] name the text of a refusal in the language of the panel', async () => {
      const text = { id: 'notes.later', values: { day: 'Monday' } };
      const fault = { path: ['title'], message: 'Not before Monday.', text };
      const running = await start([
        before('entry.create', () => {
          throw refuseEntry([fault]);
        }),
      ]);
      await expect(create(running, { title: 'Bricks' })).rejects.toMatchObject({
        message: fault.message,
        details: { errors: [{ ...fault, name: 'ValidationError' }] },
      });
    });

    it('[P23] set values that the author may not, without revealing them', async () => {
      const running = await start([before('entry.create', () => ({ text: 'Checked.' }))]);
      const writer = restrictedPermissions(1, {
        [memo]: {
          create: [{ fields: new Set(['title']) }],
          read: [{ fields: new Set(['title']) }],
        },
      });
      const { content } = running.services;
      const { entry } = await content.createEntry({
        permissions: writer,
        uid: memo,
        body: { title: 'Bricks', text: 'Mine' },
      });
      expect(entry).not.toHaveProperty('text');
      const whole = await content.readEntry({ permissions, uid: memo, id: entry.id });
      expect(whole.entry['text']).toBe('Checked.');
    });

    it('[P21] set shared values in all locales', async () => {
      const running = await start([before('entry.update', () => ({ pages: 12 }), { types: [book] })]);
      const { content } = running.services;
      await sql`insert into locales (name, code, is_default, created_at, updated_at)
        select 'French', 'fr', 0, created_at, updated_at from locales where code = 'en'`.execute(
        running.services.database.kysely,
      );
      const { entry: english } = await create(running, { title: 'Bricks' }, book);
      const { entry: french } = await content.createEntry({
        permissions,
        uid: book,
        body: { title: 'Briques' },
        locale: 'fr',
        relatedEntityId: english.id,
      });
      await content.updateEntry({ permissions, uid: book, id: english.id, body: { title: 'Brickwork' } });
      const { entry } = await content.readEntry({ permissions, uid: book, id: french.id });
      expect(entry['pages']).toBe(12);
    });
  });
});
