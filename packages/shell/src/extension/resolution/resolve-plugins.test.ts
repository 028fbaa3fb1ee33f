import { describe, expect, it, vi } from 'vitest';
import { createExtensionPoint, type Contribution } from '../core/extension-point.ts';
import { definePlugin, type Plugin } from '../core/plugin.ts';
import { createActionPoint } from '../points/actions.ts';
import { createHook } from '../points/hooks.ts';
import { languages } from '../points/languages.ts';
import { menuLinks } from '../points/menu-links.ts';
import { createSettingsSection } from '../points/settings.ts';
import { createSlot } from '../points/slots.ts';
import { themes } from '../points/themes.ts';
import { createZone } from '../points/zones.ts';
import { concernsUsers } from '../problems/problem-audience.ts';
import { resolvePlugins } from './registry.ts';
import { validateContributions } from '../validation/validate-contributions.ts';

interface Link {
  readonly id: string;
  readonly to: string;
  readonly before?: string;
  readonly after?: string;
}

const links = createExtensionPoint<Link>().with({
  id: 'test.links',
  key: (link) => link.id,
  validate: ({ to }) => (to.startsWith('/') ? undefined : 'A link starts with a slash'),
});
const owner = definePlugin({ id: 'owner', points: [links] });

const link = (id: string, rest: Partial<Link> = {}) => links.add({ id, to: `/${id}`, ...rest });
const plugin = (id: string, ...contributes: readonly Contribution[]) => definePlugin({ id, contributes });
const idsOf = (plugins: readonly Plugin[]) =>
  resolvePlugins([owner, ...plugins])
    .registry.list(links)
    .map(({ id }) => id);
const codesOf = (plugins: readonly Plugin[]) =>
  resolvePlugins([owner, ...plugins]).problems.map(({ code, pluginId }) => [code, pluginId]);

const reviewed = (plugins: readonly Plugin[]) => {
  const all = [owner, ...plugins];
  return validateContributions(resolvePlugins(all, { trusted: all }).registry).map(({ code, pluginId }) => [
    code,
    pluginId,
  ]);
};

/** Passes a value that JavaScript accepts and the compiler rejects. */
const untyped = <T>(value: unknown): T => value as T;

describe('definePlugin and add', () => {
  it('[E2] freeze a plugin without running any of it', () => {
    const messages = vi.fn();
    const made = definePlugin({ id: 'quiet', messages, contributes: [link('a')] });
    expect(Object.isFrozen(made)).toBe(true);
    expect(Object.isFrozen(made.contributes)).toBe(true);
    expect(messages).not.toHaveBeenCalled();
  });

  it.each([[null], [undefined], [42], ['text']])('[E3] accept %s without throwing', (value) => {
    expect(() => links.add(untyped(value))).not.toThrow();
  });
});

describe('resolvePlugins', () => {
  it('[E5] returns the same lists and problems for the same plugins', () => {
    const plugins = [
      owner,
      plugin('one', link('a'), link('a')),
      plugin('two', link('a'), link('b', { after: 'nobody' })),
    ];
    const [first, second] = [resolvePlugins(plugins), resolvePlugins(plugins)];
    expect(first.registry.list(links)).toEqual(second.registry.list(links));
    expect(first.problems).toEqual(second.problems);
    expect(first.problems).toHaveLength(2);
  });

  it.each([
    ['null', [null]],
    ['a bare object', [{ id: 'bare' }]],
    ['a plugin without an id', [definePlugin(untyped({}))]],
    ['contributions that are no list', [definePlugin(untyped({ id: 'odd', contributes: 'links' }))]],
    ['contributions that are null', [definePlugin(untyped({ id: 'odd', contributes: [null] }))]],
    ['points without ids', [definePlugin(untyped({ id: 'odd', points: [{}] }))]],
    ['an activation that is a function', [definePlugin(untyped({ id: 'odd', activate: () => undefined }))]],
  ])('[E6] leaves out %s completely and reports it', (_name, plugins) => {
    const { registry, problems } = resolvePlugins([
      owner,
      ...untyped<Plugin[]>(plugins),
      plugin('fine', link('a')),
    ]);
    expect(problems.map(({ code }) => code)).toEqual(['PLUGIN_INVALID']);
    expect(registry.list(links).map(({ id }) => id)).toEqual(['a']);
  });

  it('[E6] rejects a plugin id that is not kebab case, and names it', () => {
    expect(codesOf([plugin('Not Kebab')])).toEqual([['PLUGIN_INVALID', 'Not Kebab']]);
  });

  it('[E7] keeps the first of two plugins with the same id', () => {
    const plugins = [plugin('twin', link('first')), plugin('twin', link('second'))];
    expect(idsOf(plugins)).toEqual(['first']);
    expect(codesOf(plugins)).toEqual([['DUPLICATE_PLUGIN', 'twin']]);
  });

  it('[E8] leaves out contributions to a point without an owner, without a notice to users', () => {
    const { registry, problems } = resolvePlugins([plugin('guest', link('a'))]);
    expect(registry.list(links)).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'POINT_UNKNOWN', pluginId: 'guest', context: { pointId: 'test.links' } },
    ]);
    expect(problems.some(concernsUsers)).toBe(false);
  });

  it('[E9] leaves out only the invalid contribution, with the message of its point', () => {
    const plugins = [plugin('mixed', link('bad', { to: 'bad' }), link('good'))];
    expect(idsOf(plugins)).toEqual(['good']);
    expect(resolvePlugins([owner, ...plugins]).problems).toMatchObject([
      {
        code: 'CONTRIBUTION_INVALID',
        pluginId: 'mixed',
        message: 'A link starts with a slash',
        context: { contributionId: 'bad' },
      },
    ]);
  });

  it.each([[null], [undefined], [7], [{}]])('[E9] reports %s as a contribution without throwing', (value) => {
    expect(codesOf([plugin('sloppy', links.add(untyped(value)))])).toEqual([
      ['CONTRIBUTION_INVALID', 'sloppy'],
    ]);
  });

  it('[E10] keeps the first of two contributions with the same key, whichever plugins they belong to', () => {
    const plugins = [plugin('one', link('a', { to: '/one' })), plugin('two', link('a', { to: '/two' }))];
    expect(resolvePlugins([owner, ...plugins]).registry.find(links, 'a')?.to).toBe('/one');
    expect(codesOf(plugins)).toEqual([['DUPLICATE_CONTRIBUTION', 'two']]);
  });

  it('[E13] lists contributions frozen, with their plugin, and as the same list each time', () => {
    const { registry } = resolvePlugins([owner, plugin('one', link('a'))]);
    const list = registry.list(links);
    expect(list).toEqual([{ id: 'a', to: '/a', pluginId: 'one', contributionId: 'a' }]);
    expect(Object.isFrozen(list) && Object.isFrozen(list[0])).toBe(true);
    expect(registry.list(links)).toBe(list);
  });

  it('[E14] removes one contribution of one plugin through `without`, and names entries that match nothing', () => {
    const plugins = [owner, plugin('one', link('a'), link('b')), plugin('two', link('c'))];
    const { registry, problems } = resolvePlugins(plugins, { without: ['one/a', 'two/typo'] });
    expect(registry.list(links).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(problems).toMatchObject([
      { code: 'WITHOUT_UNKNOWN', pluginId: 'two', context: { name: 'two/typo' } },
    ]);
  });

  it('[E14] accepts another contribution with the key of one that `without` removed', () => {
    const plugins = [owner, plugin('one', link('a')), plugin('two', link('a'))];
    const { registry, problems } = resolvePlugins(plugins, { without: ['one/a'] });
    expect(registry.list(links)).toMatchObject([{ pluginId: 'two' }]);
    expect(problems).toEqual([]);
  });

  it('[E15] excludes, in safe mode, what the host does not trust, without an error', () => {
    const first = definePlugin({ id: 'ours', contributes: [link('ours')] });
    const { registry, problems } = resolvePlugins([owner, first, plugin('theirs', link('theirs'))], {
      safe: true,
      trusted: [owner, first],
    });
    expect(registry.list(links).map(({ id }) => id)).toEqual(['ours']);
    expect(problems).toEqual([]);
  });

  it('[E16] reports a second plugin that claims a point', () => {
    expect(codesOf([definePlugin({ id: 'claimant', points: [links] })])).toEqual([
      ['POINT_DUPLICATE', 'claimant'],
    ]);
  });
});

describe('placement', () => {
  it('[E11] keeps contributions in the order of the plugins', () => {
    expect(idsOf([plugin('one', link('a'), link('b')), plugin('two', link('c'))])).toEqual(['a', 'b', 'c']);
  });

  it('[E11] moves contributions with `before` and `after`, in the order in which they are listed', () => {
    const placed = [
      link('x', { after: 'a' }),
      link('y', { after: 'a' }),
      link('z', { before: 'a' }),
      link('q', { after: 'x' }),
    ];
    expect(idsOf([plugin('one', link('a'), link('b')), plugin('two', ...placed)])).toEqual([
      'z',
      'a',
      'x',
      'q',
      'y',
      'b',
    ]);
  });

  it('[E11] uses the target that exists if `before` and `after` are both given', () => {
    const placed = link('x', { before: 'nobody', after: 'a' });
    expect(idsOf([plugin('one', link('a'), link('b'), placed)])).toEqual(['a', 'x', 'b']);
    expect(reviewed([plugin('one', link('a'), link('b'), placed)])).toEqual([]);
  });

  it('[E12] puts a contribution with an unknown target last', () => {
    const plugins = [plugin('one', link('x', { after: 'nobody' }), link('a'))];
    expect(idsOf(plugins)).toEqual(['a', 'x']);
    expect(reviewed(plugins)).toEqual([['PLACEMENT_UNKNOWN', 'one']]);
  });

  it('[E12] puts contributions that depend on each other last', () => {
    const plugins = [plugin('one', link('x', { after: 'y' }), link('y', { after: 'x' }), link('a'))];
    expect(idsOf(plugins)).toEqual(['a', 'x', 'y']);
    expect(reviewed(plugins)).toEqual([
      ['PLACEMENT_CYCLE', 'one'],
      ['PLACEMENT_CYCLE', 'one'],
    ]);
  });

  it('[E12] reports a settings section with an unknown target', () => {
    const label = { id: 'one.section', defaultMessage: 'One' };
    const section = createSettingsSection({ id: 'one.section', after: 'one.nobody', label });
    expect(reviewed([definePlugin({ id: 'one', points: [section] })])).toEqual([
      ['PLACEMENT_UNKNOWN', 'one'],
    ]);
  });
});

describe('an unknown target', () => {
  const load = () => Promise.resolve({ default: () => null });
  const zone = createZone<object>('host.zone');
  const hook = createHook<number>('host.hook');
  const slot = createSlot<object>('host.slot');
  const actions = createActionPoint<object>({ id: 'host.actions', noun: 'Actions' });
  const host = definePlugin({ id: 'host', points: [zone, hook, slot, actions] });
  const lost = { id: 'guest.lost', after: 'nobody' };

  it.each([
    ['zone', zone.add({ ...lost, component: load })],
    ['hook', hook.add({ ...lost, run: (value) => value })],
    ['slot', slot.add({ ...lost, wrap: load })],
    ['list of actions', actions.add({ ...lost, useAction: () => null })],
  ])('[E12] of a %s is reported', (_name, contribution) => {
    expect(reviewed([host, plugin('guest', contribution)])).toEqual([['PLACEMENT_UNKNOWN', 'guest']]);
  });
});

describe('a key that its point does not read', () => {
  const load = () => Promise.resolve({ default: () => null });
  const label = { id: 'guest.label', defaultMessage: 'Guest' };
  const link = { id: 'guest.link', to: 'guest', label, icon: load };
  const zone = createZone<object>('host.zone');
  const hook = createHook<number>('host.hook');
  const slot = createSlot<object>('host.slot');
  const actions = createActionPoint<object>({ id: 'host.actions', noun: 'Actions' });
  const section = createSettingsSection({ id: 'host.section', label });
  const own = createExtensionPoint<{ readonly id: string }>().with({ id: 'host.own', key: ({ id }) => id });
  const host = definePlugin({ id: 'host', points: [zone, hook, slot, actions, section, own, menuLinks] });
  const unread = { permissions: [], icn: load };
  const find = (contribution: Contribution) => {
    const { registry, problems } = resolvePlugins([host, plugin('guest', contribution)]);
    return [...problems, ...validateContributions(registry)];
  };

  it.each([
    ['link', menuLinks.add({ ...link, ...unread })],
    ['zone', zone.add({ id: 'guest.part', component: load, ...unread })],
    ['hook', hook.add({ id: 'guest.tap', run: (value) => value, ...unread })],
    ['slot', slot.add({ id: 'guest.wrapper', wrap: load, ...unread })],
    ['action', actions.add({ id: 'guest.action', useAction: () => null, ...unread })],
    ['settings page', section.add({ id: 'guest.page', to: 'guest', label, page: load, ...unread })],
  ])('[E75] of a %s is reported to developers', (_name, contribution) => {
    expect(find(contribution)).toMatchObject([
      { code: 'CONTRIBUTION_KEY_UNKNOWN', pluginId: 'guest', context: { keys: ['permissions', 'icn'] } },
    ]);
  });

  it('[E75] of a plugin is reported to developers', () => {
    const guest = definePlugin(untyped({ id: 'guest', contributions: [] }));
    expect(validateContributions(resolvePlugins([host, guest]).registry)).toMatchObject([
      { code: 'PLUGIN_KEY_UNKNOWN', pluginId: 'guest', context: { keys: ['contributions'] } },
    ]);
  });

  it('[E75] is not reported for known keys, and for points whose shape only their owner knows', () => {
    const guarded = { requires: [], when: { flag: 'nps' }, before: 'guest.other' };
    const other = menuLinks.add({ ...link, id: 'guest.other' });
    const { registry } = resolvePlugins([
      host,
      plugin('guest', menuLinks.add({ ...link, ...guarded }), other),
      plugin('owner', own.add(untyped({ id: 'owner.one', anything: true }))),
    ]);
    expect(validateContributions(registry)).toEqual([]);
  });
});

describe('themes and languages', () => {
  const label = { id: 'paper.sepia', defaultMessage: 'Sepia' };
  const tokens = { '--surface-page': '#f6efdf' };
  const sepia = { id: 'paper.sepia', label, scheme: 'light', tokens } as const;
  const german = { code: 'de', label: 'Deutsch', messages: () => Promise.resolve({ default: {} }) };
  const looks = definePlugin({ id: 'looks', points: [themes, languages] });
  const problemsOf = (contribution: Contribution) =>
    resolvePlugins([looks, plugin('paper', contribution)]).problems.map(({ code, pluginId, message }) => [
      code,
      pluginId,
      message,
    ]);

  it.each<[string, object, string]>([
    ['no tokens', { tokens: {} }, 'A theme needs a scheme'],
    ['tokens that are no custom properties', { tokens: { color: 'red' } }, 'A theme needs a scheme'],
    ['no scheme', { scheme: undefined }, 'A theme needs a scheme'],
    ['no label', { label: undefined }, 'A label with an id'],
    ['the name of a theme of the host', { id: 'dark' }, 'is reserved for the host'],
  ])('[E67] a theme with %s is left out', (_name, difference, reason) => {
    expect(problemsOf(themes.add(untyped({ ...sepia, ...difference })))).toEqual([
      ['CONTRIBUTION_INVALID', 'paper', expect.stringContaining(reason)],
    ]);
    expect(problemsOf(themes.add(sepia))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no valid code', { code: 'not a tag' }, 'could not be read'],
    ['a code that no profile can keep', { code: `de-${'x-abcdefgh-'.repeat(4)}a` }, 'A language needs'],
    ['no texts', { messages: undefined }, 'A language needs'],
  ])('[E67] a language with %s is left out', (_name, difference, reason) => {
    expect(problemsOf(languages.add(untyped({ ...german, ...difference })))).toEqual([
      ['CONTRIBUTION_INVALID', 'paper', expect.stringContaining(reason)],
    ]);
    expect(problemsOf(languages.add(german))).toEqual([]);
  });

  it('[E67] an unused token is reported, and a language code is not an id of another plugin', () => {
    const misspelt = untyped<typeof sepia>({ ...sepia, tokens: { '--surface-pgae': '#fff', ...tokens } });
    const found = validateContributions(
      resolvePlugins([looks, plugin('paper', themes.add(misspelt), languages.add(german))]).registry,
    );
    expect(found).toMatchObject([
      { code: 'THEME_TOKEN_UNKNOWN', pluginId: 'paper', context: { tokens: ['--surface-pgae'] } },
    ]);
  });
});
