import type { PanelPlugin } from '@admin/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from '../../clock.ts';
import * as plugins from '../../extension/core/plugin.ts';
import { removeParser } from '../../intl/fixtures/remove-parser.ts';
import type { BootProblem } from '../../extension/problems/problem.ts';
import { loadExternalPlugins } from './load-external-plugins.ts';
import type { SharedModules } from './shared-modules.ts';

/** A built file reads the shared modules from the global function. */
const built = (code: string) =>
  `const { definePlugin } = globalThis.atriumPanel('@admin/shell', ['definePlugin']); ${code}`;

/** A plugin whose module is in its URL. */
const pluginOf = (id: string, code: string, others: Partial<PanelPlugin> = {}): PanelPlugin => ({
  id,
  folder: 'data:text/javascript,',
  module: encodeURIComponent(code),
  styles: [],
  uses: ['@admin/shell'],
  ...others,
});
const defined = (id: string) => built(`export const plugin = definePlugin({ id: '${id}' });`);

const shared: SharedModules = { '@admin/shell': () => Promise.resolve(plugins) };

async function load(
  listed: readonly PanelPlugin[],
  {
    modules = shared,
    isSafeMode = false,
  }: { modules?: SharedModules | Error | undefined; isSafeMode?: boolean } = {},
) {
  const problems: BootProblem[] = [];
  const sharedModules = () =>
    modules instanceof Error ? Promise.reject(modules) : Promise.resolve({ default: modules });
  const found = await loadExternalPlugins(
    listed,
    { config: { sharedModules }, plan: { settings: { isSafeMode, backendUrl: '' } } },
    { clock: browserClock, milliseconds: 5000, report: (problem) => problems.push(problem) },
  );
  return { ids: found.map(({ id }) => id), problems };
}

describe('loading plugins without a rebuild', () => {
  it('returns plugins made with the function of the panel', async () => {
    const { ids, problems } = await load([
      pluginOf('notes', defined('notes')),
      pluginOf('maps', defined('maps')),
    ]);
    expect(ids).toEqual(['notes', 'maps']);
    expect(problems).toEqual([]);
  });

  it('loads the message parser, since the build of the panel has not compiled the texts of the plugins', async () => {
    removeParser();
    await load([pluginOf('notes', defined('notes'))]);
    const text = new IntlMessageFormat('{count, plural, one {# note} other {# notes}}', 'en');
    expect(text.format({ count: 2 })).toBe('2 notes');
  });

  it('loads none in safe mode', async () => {
    expect((await load([pluginOf('notes', defined('notes'))], { isSafeMode: true })).ids).toEqual([]);
  });

  it.each<[string, PanelPlugin, Partial<BootProblem>]>([
    [
      'throws',
      pluginOf('broken', "throw new Error('no ink')"),
      { code: 'PLUGIN_LOAD_FAILED', message: 'The plugin could not be loaded: no ink' },
    ],
    [
      'exports another plugin',
      pluginOf('broken', defined('other')),
      {
        code: 'PLUGIN_LOAD_FAILED',
        message: 'The module of the plugin exports no plugin with the id broken.',
      },
    ],
    [
      'imports an export that the panel lacks',
      pluginOf('broken', "globalThis.atriumPanel('@admin/shell', ['definePlugin', 'defineFuture'])"),
      {
        code: 'PLUGIN_INCOMPATIBLE',
        message: 'It needs defineFuture of @admin/shell, which this panel does not provide.',
      },
    ],
    [
      'imports a module that the panel lacks',
      pluginOf('broken', "globalThis.atriumPanel('@admin/future', [])", { uses: ['@admin/future'] }),
      { code: 'PLUGIN_INCOMPATIBLE', message: 'It needs @admin/future, which this panel does not provide.' },
    ],
  ])('leaves out and names a plugin that %s, and loads the others', async (_case, broken, problem) => {
    const { ids, problems } = await load([broken, pluginOf('notes', defined('notes'))]);
    expect(ids).toEqual(['notes']);
    expect(problems).toMatchObject([{ pluginId: 'broken', ...problem }]);
  });

  it('reports each plugin if the shared modules cannot be loaded', async () => {
    const { problems } = await load([pluginOf('late', built(''), { uses: ['@admin/late'] })], {
      modules: { '@admin/late': () => Promise.reject(new Error('gone')) },
    });
    expect(problems).toMatchObject([{ code: 'PLUGIN_LOAD_FAILED', pluginId: 'late' }]);
    const without = pluginOf('alone', "globalThis.atriumPanel('@admin/none', ['a'])", {
      uses: ['@admin/none'],
    });
    expect((await load([without], { modules: new Error('gone') })).problems).toMatchObject([
      { code: 'PLUGIN_INCOMPATIBLE', pluginId: 'alone' },
    ]);
  });

  it('restores built-ins that a plugin replaces', async () => {
    const { map } = Array.prototype;
    const code = `${defined('rude')} Array.prototype.map = () => [];`;
    const { problems } = await load([pluginOf('rude', code)]);
    // oxlint-disable-next-line typescript/unbound-method -- compared only
    expect(Array.prototype.map).toBe(map);
    expect(problems).toMatchObject([{ code: 'BUILT_IN_REPLACED', pluginId: 'rude' }]);
  });
});

describe('after two failed starts', () => {
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('asks before it loads plugins, and loads them if the user wants to', async () => {
    const locks = {
      query: () => Promise.resolve({ held: [] }),
      request: (_name: string, work: () => Promise<void>) => work(),
    };
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
    localStorage.setItem(
      'admin.starts',
      JSON.stringify([
        { id: 'a', at: 1 },
        { id: 'b', at: 2 },
      ]),
    );
    const loading = load([pluginOf('notes', defined('notes'))]);
    expect(await screen.findByRole('alertdialog', { name: 'The panel did not start' })).toBeVisible();
    const safe = screen.getByRole('button', { name: 'Start in safe mode' });
    await vi.waitFor(() => expect(safe).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Start with all plugins' }));
    expect((await loading).ids).toEqual(['notes']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
