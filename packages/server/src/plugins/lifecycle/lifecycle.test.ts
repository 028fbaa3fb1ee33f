import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventBus } from '../../events/event-bus.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { Database } from '../../database/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { startTestServer } from '../../testing/test-server.ts';
import {
  defineJob,
  defineServerPlugin,
  defineService,
  on,
  jobsRef,
  provideService,
  type ServerPlugin,
} from '../../plugin-api/index.ts';
import { clockRef } from '../../plugin-api/service-refs.ts';
import { createPluginContexts, type SharedContext } from './plugin-contexts.ts';
import { createEventListeners } from './listen.ts';
import { migratePlugins } from './migrate-plugins.ts';
import { readyPlugins } from './ready-plugins.ts';

const plugin = (id: string, rest: Partial<ServerPlugin> = {}) =>
  defineServerPlugin({ id, title: id, version: '1.0.0', ...rest });

const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

// Nothing but the log is used before a plugin's own code has its turn.
const nothing = () => ({}) as PluginContext;

const event = (id: number) => ({ userId: id, actorId: 1 });
const fails = () => {
  throw new TypeError('no ink');
};
const table = (id: string, name: string) => ({
  id,
  up: async (db: Parameters<NonNullable<ServerPlugin['migrations']>[number]['up']>[0]) => {
    await sql`create table ${sql.id(name)} (id integer)`.execute(db);
  },
});

describe('onReady', () => {
  const options = { logger: recordLog().logger, contextOf: nothing };

  it('[P17] runs for one plugin after the other, in the order of the list', async () => {
    const seen: string[] = [];
    const slow = plugin('slow', {
      onReady: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        seen.push('slow');
      },
    });
    const quick = plugin('quick', { onReady: () => void seen.push('quick') });
    const { plugins, problems } = await readyPlugins([slow, plugin('none'), quick], options);
    expect([seen, plugins.map(({ id }) => id), problems]).toEqual([
      ['slow', 'quick'],
      ['slow', 'none', 'quick'],
      [],
    ]);
  });

  it('[P17] rejects a plugin whose callback throws or rejects, and those that need it', async () => {
    for (const onReady of [fails, async () => fails()]) {
      const printed = vi.fn();
      const list = [
        plugin('press', { onReady }),
        plugin('book', { needs: { press: '*' }, onReady: printed }),
        plugin('shelf'),
      ];
      const { plugins, problems } = await readyPlugins(list, options);
      expect(plugins.map(({ id }) => id)).toEqual(['shelf']);
      expect(problems).toMatchObject([
        { code: 'SERVER_PLUGIN_FAILED', message: 'onReady of plugin press failed: no ink' },
        { code: 'SERVER_PLUGIN_MISSING', pluginId: 'book' },
      ]);
      expect(printed).not.toHaveBeenCalled();
    }
  });

  it('[P17] reports a plugin that never finishes', async () => {
    const never = plugin('waiting', { onReady: () => new Promise(() => undefined) });
    const { problems } = await readyPlugins([never], { ...options, limit: 10 });
    expect(problems[0]).toMatchObject({ code: 'SERVER_PLUGIN_FAILED', pluginId: 'waiting' });
    expect(problems[0]?.message).toContain('not finish within');
  });
});

describe('a server', () => {
  const broken = plugin('broken', { onReady: () => Promise.reject(new Error('no ink')) });

  it('[P16] creates its own tables before those of plugins, which may reference them', async () => {
    const up = async (db: Parameters<ReturnType<typeof table>['up']>[0]) => {
      await sql`create table notes (author integer references admin_users (id))`.execute(db);
      await sql`insert into notes (author) select id from admin_users`.execute(db);
    };
    const server = await startTestServer({
      plugins: [plugin('notes', { migrations: [{ id: '0001-notes', up }] })],
    });
    expect(server.problems).toEqual([]);
    await server.close();
  });

  it('[P17] runs no job of a plugin that failed to get ready', async () => {
    const jobs = [defineJob({ id: 'sweep', schedule: { every: 60_000 }, run: () => undefined })];
    const server = await startTestServer({
      plugins: [{ ...broken, jobs }, plugin('whole', { jobs })],
      needs: ['whole'],
    });
    const listed = await server.services.get(jobsRef).list();
    expect(listed.map((job) => job.plugin)).toEqual(['whole']);
    await server.close();
  });

  it('[P9] starts without a rejected plugin that it does not require, and reports it', async () => {
    const server = await startTestServer({ plugins: [broken, plugin('whole')], needs: ['whole'] });
    expect(server.problems).toMatchObject([{ code: 'SERVER_PLUGIN_FAILED', pluginId: 'broken' }]);
    expect(parsed(server.log.lines).filter((line) => line['plugin'] === 'broken')).toMatchObject([
      { code: 'SERVER_PLUGIN_FAILED' },
    ]);
    await server.close();
  });

  it.each([
    ['fails', [broken], 'SERVER_PLUGIN_FAILED'],
    ['is malformed', [{ ...broken, routes: {} as [] }], 'SERVER_PLUGIN_INVALID'],
    ['is not listed', [], 'SERVER_PLUGIN_MISSING'],
  ])('[P9] does not start when a plugin that it requires %s', async (_case, plugins, code) => {
    await expect(startTestServer({ plugins, needs: ['broken'] })).rejects.toMatchObject({
      name: 'StartError',
      code,
    });
  });
});

describe('services', () => {
  const noCore = { has: () => false, get: () => fails() };
  const contextsOf = (plugins: readonly ServerPlugin[]) =>
    createPluginContexts(plugins, noCore, {
      logger: recordLog().logger,
      readShared: () => ({ events: createEventBus(recordLog().logger) }) as SharedContext,
    });

  const notes = defineService<{ readonly list: string[] }>('sample.notes');
  const count = defineService<() => number>('sample.count');

  it('[P15] are created on first use, once, and stopped in the order of their dependencies', async () => {
    const steps: string[] = [];
    const contexts = contextsOf([
      plugin('sample', {
        services: [
          provideService({
            ref: count,
            deps: { notes },
            factory: (deps) => {
              steps.push('count');
              return () => deps.notes.list.length;
            },
            stop: () => void steps.push('count ends'),
          }),
          provideService({
            ref: notes,
            factory: () => {
              steps.push('notes');
              return { list: ['one'] };
            },
            stop: () => {
              steps.push('notes end');
              throw new Error('stuck');
            },
          }),
        ],
      }),
    ]);
    const { get } = contexts.shared;
    expect(steps).toEqual([]);
    expect(get(count)()).toBe(1);
    expect(get(count)()).toBe(1);
    await contexts.stop();
    expect(steps).toEqual(['notes', 'count', 'count ends', 'notes end']);
  });

  it('[P15] that no plugin provides are reported', () => {
    expect(() => contextsOf([]).shared.get(notes)).toThrow('sample.notes');
  });

  it('[P15] are available to routes, jobs and other plugins by their refs', async () => {
    const stopped = vi.fn();
    const sample = plugin('sample', {
      services: [provideService({ ref: notes, factory: () => ({ list: [] }), stop: stopped })],
    });
    const server = await startTestServer({
      plugins: [
        plugin('reader', { needs: { sample: '*' }, onReady: ({ get }) => void get(notes).list.push('read') }),
        sample,
      ],
    });
    expect(server.services.get(notes).list).toEqual(['read']);
    await server.close();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('[P15] may depend on services of the server', async () => {
    const sample = plugin('sample', {
      services: [
        provideService({
          ref: count,
          deps: { clock: clockRef },
          factory: ({ clock }) => clock,
        }),
      ],
    });
    const server = await startTestServer({ plugins: [sample] });
    expect(server.services.get(count)()).toBe(server.clock.now());
    expect(server.services.get(clockRef)).toBe(server.services.now);
    await server.close();
  });

  it('[P15] are stopped when the start fails', async () => {
    const stopped = vi.fn();
    const sample = plugin('sample', {
      services: [provideService({ ref: notes, factory: () => ({ list: [] }), stop: stopped })],
    });
    const broken = plugin('broken', {
      needs: { sample: '*' },
      onReady: ({ get }) => {
        get(notes);
        fails();
      },
    });
    await expect(startTestServer({ plugins: [sample, broken] })).rejects.toThrow('no ink');
    expect(stopped).toHaveBeenCalledOnce();
  });
});

describe('listeners', () => {
  it('[P18] receive one event after the other, also after a failure', async () => {
    const { logger, lines } = recordLog();
    const events = createEventBus(logger);
    const received: string[] = [];
    const ear = plugin('ear', {
      listeners: [
        on('user.created', async ({ userId }) => {
          received.push(`${userId} begins`);
          await new Promise((resolve) => setTimeout(resolve, 3));
          received.push(`${userId} ends`);
        }),
        on('user.deleted', () => {
          throw new Error('deaf');
        }),
      ],
    });
    const running = createEventListeners({ events, logger });
    running.start(ear, nothing());
    events.emit('user.created', event(1));
    events.emit('user.deleted', event(1));
    events.emit('user.created', event(2));
    expect(received).toEqual(['1 begins']);
    await running.stop();
    expect(received).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
    expect(parsed(lines).filter((line) => line['plugin'] === 'ear')).toMatchObject([
      { event: 'user.deleted', msg: 'an event listener of ear failed' },
    ]);
    // @ts-expect-error [P2]: there is no such event
    on('user.vanished', () => undefined);
  });

  it('[P18] that never finish are abandoned, and their queue is limited', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { logger, lines } = recordLog();
      const events = createEventBus(logger);
      let started = 0;
      const ear = plugin('ear', {
        listeners: [
          on('user.created', () => {
            started += 1;
            return started === 1 ? new Promise(() => undefined) : undefined;
          }),
        ],
      });
      const running = createEventListeners({ events, logger });
      running.start(ear, nothing());
      for (let id = 0; id <= 10_002; id += 1) events.emit('user.created', event(id));
      const dropped = lines.filter((line) => line.includes('event dropped'));
      expect(dropped.length).toBe(2);
      const done = running.stop();
      await vi.advanceTimersByTimeAsync(60_000);
      await done;
      expect(started).toBe(10_001);
    } finally {
      vi.useRealTimers();
    }
  });
});

forEachDialect((dialect) => {
  describe('the tables of a plugin', () => {
    let database: Database;

    beforeEach(async () => {
      database = await dialect.open();
    });

    const migrate = (...migrations: NonNullable<ServerPlugin['migrations']>) =>
      migratePlugins(database, [plugin('notes', { migrations })]);

    it('[P16] are migrated, each step once', async () => {
      const first = table('0001-first', 'notes_first');
      expect((await migrate(first)).problems).toEqual([]);
      expect((await migrate(first, table('0002-second', 'notes_second'))).problems).toEqual([]);
      await sql`insert into notes_second (id) values (1)`.execute(database.kysely);
    });

    it('[P16] stay unchanged when a step fails, and the plugin is rejected', async () => {
      const failing = {
        id: '0002-fails',
        up: async (db: Parameters<ReturnType<typeof table>['up']>[0]) => {
          await sql`create table notes_half (id integer)`.execute(db);
          throw new Error('no ink');
        },
      };
      const { plugins, problems } = await migrate(table('0001-first', 'notes_first'), failing);
      expect([plugins, problems]).toMatchObject([[], [{ code: 'MIGRATION_FAILED', pluginId: 'notes' }]]);
      await expect(sql`select * from notes_half`.execute(database.kysely)).rejects.toThrow(/notes_half/);
    });

    it('[P16] are not touched by an older plugin, or by one that changed its history', async () => {
      const [first, third] = [table('0001-first', 'notes_first'), table('0003-third', 'notes_third')];
      await migrate(first, third);
      const older = await migrate(first);
      expect(older.problems[0]?.message).toContain('0003-third');
      const second = { id: '0002-second', up: vi.fn() };
      const changed = await migrate(first, second, third);
      expect(changed.problems[0]?.message).toContain('0002-second');
      expect(second.up).not.toHaveBeenCalled();
    });
  });
});
