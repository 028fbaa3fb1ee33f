import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  defineJob,
  defineServerPlugin,
  defineService,
  defineVariable,
  on,
  provideService,
  route,
  type ServerPlugin,
} from '../../plugin-api/index.ts';
import type { JobSchedule } from '../../jobs/index.ts';
import type { ActionDefinition } from '../../identity/actions.ts';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins, type ResolutionHost } from './resolve-plugins.ts';

const response = Type.Object({});
const nothing: ResolutionHost = { ...bareHost, actions: ['admin::users.read'] };
const sample = defineServerPlugin({ id: 'sample', title: 'Sample' });

const resolve = (plugins: readonly unknown[], host: Partial<ResolutionHost> = {}) =>
  resolvePlugins(plugins, { ...nothing, ...host });
const idsOf = (plugins: readonly ServerPlugin[]) => plugins.map(({ id }) => id);
const problemsOf = (...plugins: readonly unknown[]) => resolve(plugins).problems;
const withRoute = (endpoint: unknown) => ({
  ...sample,
  routes: [route(endpoint as Endpoint, () => undefined)],
});
const withAction = (id: string): ServerPlugin => ({
  ...sample,
  actions: [{ id, section: 'plugins', displayName: 'Read' }],
});

const needing = (id: string, ...needs: readonly string[]) =>
  defineServerPlugin({
    id,
    title: id,
    version: '1.0.0',
    needs: Object.fromEntries(needs.map((need) => [need, '^1.0.0'])),
  });
const job = (id: string, schedule: JobSchedule) => defineJob({ id, schedule, run: () => undefined });

describe('a list of server plugins', () => {
  it('[P1] contains frozen descriptions whose code has not run', () => {
    const plugin = defineServerPlugin({
      ...sample,
      onReady: () => {
        throw new Error('it ran');
      },
    });
    expect(Object.isFrozen(plugin)).toBe(true);
    expect(resolve([plugin]).problems).toEqual([]);
    expect(() => defineServerPlugin(undefined as unknown as ServerPlugin)).not.toThrow();
  });

  it('[P3] resolves to the same plugins and problems each time', () => {
    const list = [sample, { ...sample }, withRoute({ path: '/x' }), undefined];
    expect(resolve(list)).toEqual(resolve(list));
  });

  it.each([
    ['an empty route', { ...sample, routes: [{}] }],
    ['a service without a ref', { ...sample, services: [{ factory: () => 1 }] }],
    ['a job without a schedule', { ...sample, jobs: [{ id: 'a' }] }],
    ['an action without an id', { ...sample, actions: [{}] }],
    [
      'a property that throws',
      Object.defineProperty({ id: 'sample', title: 'Sample' }, 'routes', {
        get: () => {
          throw new Error('no');
        },
      }),
    ],
  ])('[P3] resolves despite %s', (_what, plugin) => {
    const { plugins, problems } = resolve([plugin, { ...sample, id: 'other' }]);
    expect(idsOf(plugins)).toEqual(['other']);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem.pluginId).toBe('sample');
  });

  it.each([
    ['nothing', [sample, undefined], 'Entry 1 '],
    ['a list of plugins', [sample, [sample]], 'Entry 1 '],
    ['an id with a space', [sample, { ...sample, id: 'my plugin' }], '"my plugin"'],
    ['no id', [sample, { ...sample, id: undefined }], 'kebab case'],
    ["a path of the server's as its id", [sample, { ...sample, id: 'admin' }], '/admin'],
    ['no title', [sample, { id: 'other' }], 'no title'],
    [
      'a panel plugin without an id',
      [sample, { id: 'other', title: 'Other', panelPlugin: 'A B' }],
      'panelPlugin',
    ],
    ['routes that are no list', [sample, { ...sample, id: 'other', routes: {} }], 'routes'],
    ['needs that are a list', [sample, { ...sample, id: 'other', needs: ['x'] }], 'needs'],
    ['an onReady that is no function', [sample, { ...sample, id: 'other', onReady: 1 }], 'onReady'],
    [
      'extended content types that are no list',
      [sample, { ...sample, id: 'other', extendContentTypes: {} }],
      'extend',
    ],
  ])('[P4] rejects an entry with %s', (_case, list, name) => {
    const { plugins, problems } = resolve(list);
    expect(idsOf(plugins)).toEqual(['sample']);
    expect(problems).toMatchObject([{ code: 'SERVER_PLUGIN_INVALID' }]);
    expect(problems[0]?.message).toContain(name);
  });

  it.each(['befor', 'route', 'onready'])('[P85] rejects a plugin with the unknown property %s', (name) => {
    const { plugins, problems } = resolve([sample, { ...sample, id: 'other', [name]: [] }]);
    expect(idsOf(plugins)).toEqual(['sample']);
    expect(problems).toMatchObject([{ code: 'SERVER_PLUGIN_INVALID', pluginId: 'other' }]);
    expect(problems[0]?.message).toContain(`the property ${name}`);
  });

  it('[P5] keeps the first of two plugins with the same id', () => {
    const { plugins, problems } = resolve([sample, { ...sample, title: 'Second' }]);
    expect(plugins).toEqual([sample]);
    expect(problems).toMatchObject([{ code: 'SERVER_PLUGIN_DUPLICATE', pluginId: 'sample' }]);
  });

  it('[P6] rejects an invalid plugin as a whole, and reports all its problems', () => {
    const invalid = {
      ...withRoute({ method: 'GET', path: '/sample', response }),
      actions: withAction('x').actions,
    };
    const { plugins, problems } = resolve([invalid]);
    expect(plugins).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['ACTION_FOREIGN', 'ROUTE_WITHOUT_POLICY']);
  });

  it('[P7] keeps its order, with each plugin after those that it needs', () => {
    const list = [needing('a', 'd'), needing('b'), needing('c', 'a', 'b'), needing('d')];
    expect(idsOf(resolve(list).plugins)).toEqual(['b', 'd', 'a', 'c']);
  });

  it.each<[string, readonly Partial<ServerPlugin>[], string, string]>([
    ['is missing', [], 'SERVER_PLUGIN_MISSING', 'needs plugin base, which is not installed'],
    ['was rejected', [{ version: '1.0.0', routes: {} as [] }], 'SERVER_PLUGIN_MISSING', 'base'],
    [
      'has another version',
      [{ version: '2.0.0' }],
      'SERVER_PLUGIN_VERSION',
      'needs base ^1.2.0, but 2.0.0 is installed',
    ],
    ['has no version', [{}], 'SERVER_PLUGIN_VERSION', 'one without a version is installed'],
    ['depends on it in turn', [{ version: '1.2.0', needs: { sample: '*' } }], 'SERVER_PLUGIN_CYCLE', 'base'],
  ])('[P8] rejects a plugin that needs one that %s', (_case, base, code, message) => {
    const needy = { ...sample, version: '1.0.0', needs: { base: '^1.2.0' } };
    const { plugins, problems } = resolve([
      ...base.map((rest) => ({ id: 'base', title: 'Base', ...rest })),
      needy,
    ]);
    expect(idsOf(plugins)).not.toContain('sample');
    const problem = problems.find(({ pluginId }) => pluginId === 'sample');
    expect(problem?.code).toBe(code);
    expect(problem?.message).toContain(message);
  });

  it('[P8] accepts a suitable version, including a prerelease', () => {
    const base = { id: 'base', title: 'Base', version: '1.3.0-beta.1' };
    expect(idsOf(resolve([{ ...sample, needs: { base: '^1.2.0' } }, base]).plugins)).toEqual([
      'base',
      'sample',
    ]);
  });

  it.each([
    [{ version: 'one' }, 'The version one'],
    [{ needs: { base: 'newest' } }, 'in version newest'],
  ])('[P8] rejects %j as a version', (rest, message) => {
    expect(problemsOf({ ...sample, ...rest })[0]?.message).toContain(message);
  });
});

describe('the actions of a plugin', () => {
  it.each([
    ['an id of the server', 'admin::users.read', 'ACTION_DUPLICATE'],
    ['the prefix of another plugin', 'plugin::samples.read', 'ACTION_FOREIGN'],
  ])('[P11] are not those with %s', (_whose, id, code) => {
    expect(problemsOf(withAction(id))).toMatchObject([{ code, pluginId: 'sample' }]);
  });

  it('[P11] are declared before a route requires them', () => {
    const endpoint = { method: 'GET', path: '/sample', response, policy: { anyOf: ['plugin::sample.raed'] } };
    expect(problemsOf(withRoute(endpoint))).toEqual([
      {
        code: 'ACTION_UNKNOWN',
        pluginId: 'sample',
        message:
          'The route GET /sample of sample requires plugin::sample.raed, which no plugin declares in its actions.',
      },
    ]);
    expect(problemsOf({ ...withAction('plugin::sample.raed'), ...withRoute(endpoint) })).toEqual([]);
  });

  const find = { id: 'plugin::weather.report.find', access: 'read', requires: null } as const;

  it.each(['weather.find', 'plugin::weather.find', 'plugin::weather.a.b.c', 'plugin::weather.a. b', ''])(
    '[P12] cannot have the id "%s" for tokens',
    (id) => {
      expect(problemsOf({ ...sample, contentApiActions: [{ ...find, id }] })).toMatchObject([
        { code: 'PROGRAM_ACTION_INVALID' },
      ]);
    },
  );

  it.each([undefined, '', 'plugin::weather.unknown', 'constructor'])(
    '[P12] require a valid permission of the owner of a token, not %j',
    (requires) => {
      expect(problemsOf({ ...sample, contentApiActions: [{ ...find, requires }] })).toMatchObject([
        { code: 'PROGRAM_ACTION_INVALID' },
      ]);
    },
  );

  it('[P12] are declared once for tokens, before a route requires them', () => {
    const opens = { ...sample, contentApiActions: [find, find] };
    expect(problemsOf(opens)).toMatchObject([{ code: 'PROGRAM_ACTION_INVALID' }]);
    const asks = withRoute({ method: 'GET', path: '/api/sample', policy: { apiClient: find.id }, response });
    expect(problemsOf(asks)).toMatchObject([{ code: 'PROGRAM_ACTION_UNKNOWN' }]);
    expect(problemsOf({ ...asks, contentApiActions: [find] })).toEqual([]);
  });

  it('[P13] and its routes may have other names when the plugin is trusted', () => {
    const endpoint = {
      method: 'GET',
      path: '/admin/samples',
      response,
      policy: { anyOf: ['admin::samples.read'] },
    };
    const own = { ...withRoute(endpoint), actions: withAction('admin::samples.read').actions };
    expect(problemsOf(own)).not.toEqual([]);
    expect(resolve([own], { trusted: ['sample'] }).problems).toEqual([]);
  });
});

describe('the environment variables of a plugin', () => {
  const variable = (name: string) =>
    defineVariable({ name, fallback: '', description: '', expects: 'a text', read: (text) => text });
  const withVariables = (...names: readonly string[]) => ({ ...sample, variables: names.map(variable) });

  it('[P33] have the prefix of the plugin and unique names', () => {
    expect(problemsOf(withVariables('SAMPLE_A', 'SAMPLE_B_2'))).toEqual([]);
    const other = defineServerPlugin({ id: 'sample-a', title: 'A', variables: [variable('SAMPLE_A_B')] });
    expect(problemsOf(other, withVariables('SAMPLE_A'))).toEqual([]);
    for (const names of [['OTHER_A'], ['SAMPLE_a'], ['SAMPLE_'], ['SAMPLE_A', 'SAMPLE_A']]) {
      expect(problemsOf(withVariables(...names))).toMatchObject([{ code: 'VARIABLE_INVALID' }]);
    }
    expect(problemsOf(other, withVariables('SAMPLE_A_B'))).toMatchObject([{ code: 'VARIABLE_INVALID' }]);
  });

  it('[P33] may have other names when the plugin is trusted, except those of the server', () => {
    const host = { trusted: ['sample'], variables: ['PORT'] };
    expect(resolve([withVariables('OTHER_A')], host).problems).toEqual([]);
    expect(resolve([withVariables('PORT')], host).problems).toMatchObject([{ code: 'VARIABLE_INVALID' }]);
  });
});

describe('the services of a plugin', () => {
  const notes = defineService<{ readonly count: number }>('sample.notes');
  const pages = defineService<readonly string[]>('sample.pages');
  const provided = provideService({ ref: notes, factory: () => ({ count: 1 }) });

  it('[P14] have the prefix of the plugin and unique ids', () => {
    const foreign = provideService({ ref: defineService<number>('other.notes'), factory: () => 1 });
    expect(problemsOf({ ...sample, services: [provided, provided, foreign] })).toMatchObject([
      { code: 'SERVER_SERVICE_DUPLICATE' },
      { code: 'SERVER_SERVICE_FOREIGN' },
    ]);
  });

  it('[P14] depend on services of this plugin or one that it needs', () => {
    const needy = { ...sample, id: 'needy', needs: { sample: '*' } };
    const services = [
      provideService({
        ref: defineService<number>('needy.count'),
        deps: { notes },
        factory: (deps) => deps.notes.count,
      }),
    ];
    expect(problemsOf({ ...needy, services, needs: {} })).toMatchObject([{ code: 'SERVER_SERVICE_MISSING' }]);
    expect(problemsOf({ ...needy, services }, { ...sample, version: '1.0.0', services: [provided] })).toEqual(
      [],
    );
  });

  it('[P14] have no circular dependency', () => {
    const services = [
      provideService({ ref: notes, deps: { pages }, factory: (deps) => ({ count: deps.pages.length }) }),
      provideService({ ref: pages, deps: { notes }, factory: (deps) => [String(deps.notes.count)] }),
    ];
    expect(problemsOf({ ...sample, services })).toMatchObject([
      { code: 'SERVER_SERVICE_CYCLE', message: expect.stringContaining('sample.pages') as string },
    ]);
    // @ts-expect-error [P2]: the service has a count
    provideService({ ref: notes, factory: () => ({ total: 1 }) });
  });
});

describe('the jobs, listeners and grants of a plugin', () => {
  it.each<[string, JobSchedule]>([
    ['an interval below a second', { every: 10 }],
    ['an interval that is not a number', { every: NaN }],
    ['an invalid expression', { cron: 'at night' }],
    ['a date that does not exist', { cron: '0 0 30 2 *' }],
  ])('[P19] reject a job with %s', (_when, schedule) => {
    expect(problemsOf({ ...sample, jobs: [job('sweep', schedule)] })).toMatchObject([
      { code: 'JOB_INVALID' },
    ]);
  });

  it('[P19] have unique kebab-case job ids', () => {
    const sweep = job('sweep', { cron: '0 3 * * *' });
    expect(problemsOf({ ...sample, jobs: [sweep, job('Sweep up', { every: 1000 }), sweep] })).toHaveLength(2);
    expect(problemsOf({ ...sample, jobs: [sweep] })).toEqual([]);
  });

  it('[P43] have unique names of durable listeners, and events that are stored', () => {
    const durableListener = on('entry.create', () => undefined, { durable: 'tell' });
    // The compiler refuses it where it can.
    const deaf = { event: 'user.created', run: () => undefined, durable: 'deaf' } as const;
    for (const listener of [durableListener, { ...durableListener, durable: 'Tell me' }, deaf]) {
      expect(problemsOf({ ...sample, listeners: [durableListener, listener] })).toMatchObject([
        { code: 'LISTENER_INVALID' },
      ]);
    }
    expect(
      problemsOf({ ...sample, listeners: [durableListener, { ...durableListener, durable: 'warn' }] }),
    ).toEqual([]);
  });

  it.each<[string, Partial<ActionDefinition>]>([
    ['under an unknown condition', { givenTo: { author: ['admin::is-friday'] } }],
    ['for content types', { section: 'contentTypes', givenTo: { editor: [] } }],
  ])('[P44] reject a grant to built-in roles %s', (_case, invalid) => {
    const read = { id: 'plugin::sample.read', section: 'plugins', displayName: 'Read' } as const;
    const given = { ...read, givenTo: { editor: [], author: ['admin::is-creator'] } };
    expect(problemsOf({ ...sample, actions: [given] })).toEqual([]);
    expect(problemsOf({ ...sample, actions: [{ ...given, ...invalid }] })).toMatchObject([
      { code: 'ACTION_GRANT_INVALID' },
    ]);
  });

  it.each([
    ['0002-b', '0001-a'],
    ['0001-a', '0001-a'],
  ])('[P16] have migrations in order: not %s, %s', (...ids) => {
    const migrations = ids.map((id) => ({ id, up: () => Promise.resolve() }));
    expect(problemsOf({ ...sample, migrations })).toMatchObject([{ code: 'MIGRATION_INVALID' }]);
  });
});
