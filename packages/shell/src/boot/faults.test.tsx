import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useReducer } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { customFields } from '../extension/points/custom-fields.ts';
import { languages } from '../extension/points/languages.ts';
import { themes } from '../extension/points/themes.ts';
import { activation } from '../services/activation.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  actions,
  clearBetweenTests,
  expectUsable,
  faulty,
  head,
  panel,
  part,
  startWith,
  titles,
  zone,
} from './testing/tiny-panel.tsx';

clearBetweenTests();

describe('a panel with a faulty plugin stays usable and names it', () => {
  it('[E41] [F1] when the module throws while it is evaluated', async () => {
    const { problems } = await startWith(() => import('./testing/throwing-plugin.ts'));
    expect(problems()).toMatchObject([
      { message: expect.stringContaining('while it is evaluated') as string },
    ]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'throwing-plugin.ts' });
  });

  it('[E41] [F3] when the module cannot be fetched', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const { problems } = await startWith(missing);
    expect(problems()).toMatchObject([{ message: expect.stringContaining('Failed to fetch') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E41] [F4] when the module never arrives', async () => {
    const clock = manualClock();
    const starting = startWith(() => new Promise(() => undefined), { clock });
    await Promise.resolve();
    clock.advance(5_000);
    const { problems } = await starting;
    expect(problems()).toMatchObject([{ message: expect.stringContaining('within 5 s') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E41] [F2] when the module exports something else', async () => {
    const { problems } = await startWith(() => Promise.resolve({ default: 'surprise' }));
    expect(problems()).toMatchObject([{ message: expect.stringContaining('definePlugin') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E9] when it registers something invalid', async () => {
    await startWith(faulty({ contributes: [customFields.add({ name: 'color' } as never)] }));
    await expectUsable({ code: 'CONTRIBUTION_INVALID' });
    expect(screen.getByText('A type must be provided')).toBeInTheDocument();
  });

  it('[E42] [F5] when it throws while activating', async () => {
    const boom = (): never => {
      throw new Error('no start');
    };
    const contributes = [part('faulty.part', () => <p>Still here</p>)];
    await startWith(faulty({ contributes, activate: activation({}, boom) }));
    await expectUsable({ code: 'ACTIVATION_FAILED' });
    expect(screen.getByText('Still here')).toBeInTheDocument();
  });

  it('[E42] [F6] when its activation rejects', async () => {
    const activate = activation({}, () => Promise.reject(new Error('no start')));
    const { problems } = await startWith(faulty({ activate }));
    expect(problems()).toMatchObject([{ message: 'Activation failed: no start' }]);
    await expectUsable({ code: 'ACTIVATION_FAILED' });
  });

  it('[E70] [F7] when its activation blocks the main thread', async () => {
    const clock = manualClock();
    await startWith(faulty({ activate: activation({}, () => clock.advance(4_000)) }), { clock });
    await expectUsable({ code: 'ACTIVATION_SLOW', concernsEverybody: false });
    expect(screen.getByRole('region', { name: 'Boot report' })).toHaveTextContent(
      'blocked the panel for 4.0 s',
    );
  });

  it('[E43] [F8] when it never finishes activating: the panel renders before, and the activation times out after five seconds', async () => {
    const clock = manualClock();
    let signal: AbortSignal | undefined;
    const activate = activation({}, (_deps, given) => {
      signal = given;
      return new Promise<void>(() => undefined);
    });
    const { problems } = await startWith(faulty({ activate }), { clock });
    expect(await screen.findByText('Healthy part')).toBeInTheDocument();
    await act(async () => clock.advance(4_999));
    expect(signal?.aborted).toBe(false);
    expect(problems()).toEqual([]);
    await act(async () => {
      clock.advance(1);
      await panel().activated;
    });
    expect(signal?.aborted).toBe(true);
    await expectUsable({ code: 'ACTIVATION_TIMEOUT' });
  });

  it('[E38] [F17] when it throws while rendering', async () => {
    const Broken = (): never => {
      throw new Error('no picture');
    };
    await startWith(faulty({ contributes: [part('faulty.part', Broken)] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E38] [F18] when it renders in an endless loop', async () => {
    const Restless = () => {
      const [, again] = useReducer((count: number) => count + 1, 0);
      useLayoutEffect(again);
      return null;
    };
    await startWith(faulty({ contributes: [part('faulty.part', Restless)] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E38] [F19] when a module of it exports no component', async () => {
    const component = () => Promise.resolve({}) as never;
    await startWith(faulty({ contributes: [zone.add({ id: 'faulty.part', component })] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E39] [F29] when a chunk of it is missing', async () => {
    const component = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await startWith(faulty({ contributes: [zone.add({ id: 'faulty.part', component })] }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await expectUsable({ code: 'CHUNK_FAILED' });
  });

  it('[E44] [F34] when it throws in an event handler', async () => {
    const boom = () => {
      throw new Error('no click');
    };
    const Trap = () => (
      <button type="button" onClick={boom}>
        Trap
      </button>
    );
    const { problems } = await startWith(faulty({ contributes: [part('faulty.part', Trap)] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Trap' }));
    await expectUsable({ code: 'EVENT_FAILED' });
    expect(problems()).toMatchObject([{ pluginId: 'faulty', context: { contributionId: 'faulty.part' } }]);
    expect(screen.getByRole('button', { name: 'Trap' })).toBeInTheDocument();
  });

  it('[E28] [F40] when an action of it fails', async () => {
    const run = () => Promise.reject(new Error('no action'));
    const useAction = () => ({ label: { id: 'x', defaultMessage: 'Act' }, run });
    await startWith(faulty({ contributes: [actions.add({ id: 'faulty.act', useAction })] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Act' }));
    expect(screen.getByRole('button', { name: 'Act' })).toBeInTheDocument();
    await expectUsable({ code: 'ACTION_FAILED', concernsEverybody: false });
  });

  it('[E63] when the dialog of an action cannot be fetched', async () => {
    const content = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const useAction = () => ({ label: 'Ask', dialog: { title: 'A question', content } });
    await startWith(faulty({ contributes: [actions.add({ id: 'faulty.ask', useAction })] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: 'A question' });
    expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectUsable({ code: 'CHUNK_FAILED' });
  });

  it('[E64] when its wrapper of a part throws', async () => {
    const wrap = () =>
      Promise.resolve({
        default: (): never => {
          throw new Error('no frame');
        },
      });
    await startWith(faulty({ contributes: [head.add({ id: 'faulty.head', wrap })] }));
    await expectUsable({ code: 'RENDER_FAILED' });
    expect(screen.getByRole('heading', { name: 'The head' })).toBeInTheDocument();
  });

  it('[E45] [F37] when its texts cannot be fetched', async () => {
    const messages = () => Promise.reject(new Error('gone'));
    const { problems } = await startWith(
      faulty({ messages, contributes: [part('faulty.part', () => <p>Untranslated</p>)] }),
    );
    expect(await screen.findByText('Untranslated')).toBeInTheDocument();
    expect(problems()).toMatchObject([{ message: expect.stringContaining('gone') as string }]);
    await expectUsable({ code: 'MESSAGES_FAILED', concernsEverybody: false });
  });

  it('[E45] [F38] when its texts never arrive: the panel renders without them after three seconds', async () => {
    const clock = manualClock();
    const starting = startWith(faulty({ messages: () => new Promise(() => undefined) }), { clock });
    await vi.waitFor(() => {
      clock.advance(3_000);
      expect(screen.getByRole('heading', { name: 'plain' })).toBeInTheDocument();
    }, 15_000);
    await starting;
    await expectUsable({ code: 'MESSAGES_FAILED', concernsEverybody: false });
  });

  it('[E66] when the texts of its language never arrive', async () => {
    const clock = manualClock();
    const german = languages.add({
      code: 'de',
      label: 'Deutsch',
      messages: () => new Promise(() => undefined),
    });
    const starting = startWith(faulty({ contributes: [german] }), { clock, locale: () => 'de' });
    await vi.waitFor(() => {
      clock.advance(3_000);
      expect(screen.getByRole('heading', { name: 'plain' })).toBeInTheDocument();
    }, 15_000);
    await starting;
    await expectUsable({ code: 'MESSAGES_FAILED', concernsEverybody: false });
  });

  it('[E67] when its theme sets unknown tokens', async () => {
    const tokens = { '--surface-pgae': '#f6efdf' } as never;
    const label = { id: 'faulty.sepia', defaultMessage: 'Sepia' };
    await startWith(
      faulty({ contributes: [themes.add({ id: 'faulty.sepia', label, scheme: 'light', tokens })] }),
    );
    expect(await screen.findByText(/--surface-pgae/)).toBeInTheDocument();
    await expectUsable({ code: 'THEME_TOKEN_UNKNOWN', concernsEverybody: false });
  });

  describe('when it overwrites a built-in method', () => {
    const { map } = Array.prototype;
    const failing = () => {
      throw new Error('no map');
    };
    const replaceMap = () => void Object.assign(Array.prototype, { map: failing });
    afterEach(() => void Object.assign(Array.prototype, { map }));
    const colors = () => Promise.resolve({ default: () => <p>{['Red'].map((name) => name)}</p> });

    it.each([
      [
        'while its module is evaluated',
        () => async () => {
          replaceMap();
          return faulty({ contributes: [zone.add({ id: 'faulty.part', component: colors })] });
        },
      ],
      [
        'while it is activated',
        () =>
          faulty({
            contributes: [zone.add({ id: 'faulty.part', component: colors })],
            activate: activation({}, replaceMap),
          }),
      ],
      [
        'while a component of it is fetched',
        () =>
          faulty({
            contributes: [
              zone.add({
                id: 'faulty.part',
                component: async () => {
                  // Fetched code is never evaluated in the same turn.
                  await Promise.resolve();
                  replaceMap();
                  return colors();
                },
              }),
            ],
          }),
      ],
    ])('[E69] [F39] %s', async (_when, plugin) => {
      await startWith(plugin());
      await expectUsable({ code: 'BUILT_IN_REPLACED', concernsEverybody: false });
      expect(panel().runtime.problems.list()).toMatchObject([
        { pluginId: 'faulty', context: { names: ['Array.prototype.map'] } },
      ]);
      expect(await screen.findByText('Red')).toBeInTheDocument();
      expect(Array.prototype.map).toBe(map);
    });
  });

  it('[E18] [F22] when a hook tap throws', async () => {
    const run = (): never => {
      throw new Error('no title');
    };
    await startWith(faulty({ contributes: [titles.add({ id: 'faulty.titles', run })] }));
    expect(await screen.findByRole('heading', { name: 'plain' })).toBeInTheDocument();
    await expectUsable({ code: 'HOOK_FAILED' });
  });

  it.each([
    ['[F26] a text', 'nonsense'],
    ['[F28] an object', { rows: 3 }],
    ['[F27] a list of something else', [3]],
    ['[F24] nothing', undefined],
    ['[F25] a promise', Promise.resolve(['late'])],
  ])('[E19] when a hook tap returns: %s', async (_name, invalid) => {
    await startWith(
      faulty({ contributes: [titles.add({ id: 'faulty.titles', run: () => invalid as never })] }),
    );
    expect(await screen.findByRole('heading', { name: 'plain' })).toBeInTheDocument();
    await expectUsable({ code: 'HOOK_FAILED' });
  });

  it('[E50] shows the notice again when another error occurs after the notice was dismissed', async () => {
    await startWith(faulty({ contributes: [part('faulty.part', () => 'fine')] }));
    const problem = {
      code: 'CHUNK_FAILED',
      pluginId: 'faulty',
      message: 'first',
      context: { cause: null },
    } as const;
    await act(async () => panel().runtime.problems.report(problem));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/reported errors/)).not.toBeInTheDocument();
    await act(async () => panel().runtime.problems.report({ ...problem, pluginId: 'healthy' }));
    expect(screen.getByText(/reported errors: healthy/)).toBeInTheDocument();
  });

  it('[E59] lists the problem after a reload, and writes the cause to the console', async () => {
    const cause = new Error('no picture');
    const Broken = (): never => {
      throw cause;
    };
    await startWith(faulty({ contributes: [part('faulty.part', Broken)] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('RENDER_FAILED faulty: '), cause);
    act(() => panel().stop());
    await startWith(definePlugin({ id: 'mended' }));
    const report = screen.getByRole('region', { name: 'Boot report' });
    expect(report).toHaveTextContent('Every extension started without a problem.');
    expect(report).toHaveTextContent(/Before this page was loaded.*RENDER_FAILED.*faulty.*no picture/);
  });
});
