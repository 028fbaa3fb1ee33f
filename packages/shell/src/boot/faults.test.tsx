import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin, type Plugin, type PluginSpec } from '../extension/core/plugin.ts';
import { ActionOutlet } from '../extension/outlets/actions/index.ts';
import { SlotOutlet } from '../extension/outlets/slots/index.ts';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { createActionPoint } from '../extension/points/actions.ts';
import { customFields } from '../extension/points/custom-fields.ts';
import { createHook } from '../extension/points/hooks.ts';
import { languages } from '../extension/points/languages.ts';
import { routes } from '../extension/points/routes.ts';
import { createSlot } from '../extension/points/slots.ts';
import { themes } from '../extension/points/themes.ts';
import { createZone } from '../extension/points/zones.ts';
import { useHook } from '../extension/react/use-hook.ts';
import { activation } from '../extension/services/activation.ts';
import { manualClock } from '../testing/manual-clock.ts';
import type { AdminConfig } from './admin-config.ts';
import { BootNotice } from './BootNotice.tsx';
import { BootReport } from './BootReport.tsx';
import { startPanel, type AdminHandle } from './start-panel.ts';

const zone = createZone<object>('test.zone');
const titles = createHook<readonly string[]>('test.titles');
const checkTitles = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string') ? undefined : 'texts were expected';
const actions = createActionPoint<object>({ id: 'test.actions', noun: 'Actions' });
const head = createSlot<{ readonly title: string }>('test.head');
const owner = definePlugin({ id: 'owner', points: [zone, titles, actions, head] });
const Head = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
const headProps = { title: 'The head' };

const noProps = {};
const plain: readonly string[] = ['plain'];

/** A host with a page of its own, one zone, one hook and a row of actions. */
function TinyHost() {
  return (
    <MemoryRouter>
      <TinyPage />
    </MemoryRouter>
  );
}

function TinyPage() {
  const [count, setCount] = useState(0);
  const shown = useHook(titles, plain, undefined, checkTitles);
  return (
    <main>
      <h1>{shown.join(' ')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <SlotOutlet slot={head} Default={Head} props={headProps} />
      <ZoneOutlet zone={zone} props={noProps} />
      <ActionOutlet point={actions} input={noProps}>
        {({ id, label, start }) => (
          <button key={id} type="button" onClick={start}>
            {label}
          </button>
        )}
      </ActionOutlet>
      <BootNotice />
      <BootReport />
    </main>
  );
}

let handle: AdminHandle | undefined;

async function startWith(plugin: Plugin | (() => Promise<unknown>), rest: Partial<AdminConfig> = {}) {
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    handle = await startPanel(root, { plugins: [owner, plugin, healthy], ...rest }, TinyHost);
  });
  return { problems: () => handle?.runtime.problems.list() ?? [] };
}

const part = (id: string, Part: () => React.ReactNode) =>
  zone.add({ id, component: () => Promise.resolve({ default: Part }) });
const healthy = definePlugin({
  id: 'healthy',
  contributes: [part('healthy.part', () => <p>Healthy part</p>)],
});
const faulty = (spec: Omit<PluginSpec, 'id'>) => definePlugin({ id: 'faulty', ...spec });

/** Everybody is told in which plugin something did not work, and where to read what. */
async function expectTold(pluginId: string): Promise<void> {
  expect(
    await screen.findByText((text) => text.includes('did not work, in:') && text.includes(pluginId)),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What happened' })).toHaveAttribute('href', '/boot-report');
}

/** The host's own button works, the other plugin is there, and users and developers know. */
async function expectUsable({
  code,
  pluginId = 'faulty',
  concernsEverybody = true,
}: {
  code: string;
  pluginId?: string;
  concernsEverybody?: boolean;
}) {
  expect(await screen.findByText('Healthy part')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
  if (concernsEverybody) await expectTold(pluginId);
  const report = screen.getByRole('region', { name: 'Boot report' });
  expect(report).toHaveTextContent(code);
  expect(report).toHaveTextContent(pluginId);
}

// React and the page write what went wrong to the console; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  act(() => handle?.stop());
  handle = undefined;
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('a panel with a faulty plugin stays usable and names it', () => {
  it('[E41] when the module throws while it is evaluated', async () => {
    const { problems } = await startWith(() => import('./testing/throwing-plugin.ts'));
    expect(problems()).toMatchObject([
      { message: expect.stringContaining('while it is evaluated') as string },
    ]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'throwing-plugin.ts' });
  });

  it('[E41] when the module cannot be fetched', async () => {
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const { problems } = await startWith(missing);
    expect(problems()).toMatchObject([{ message: expect.stringContaining('Failed to fetch') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E41] when the module never arrives', async () => {
    const clock = manualClock();
    const starting = startWith(() => new Promise(() => undefined), { clock });
    await Promise.resolve();
    clock.advance(5_000);
    const { problems } = await starting;
    expect(problems()).toMatchObject([{ message: expect.stringContaining('within 5 s') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E41] when the module exports something else', async () => {
    const { problems } = await startWith(() => Promise.resolve({ default: 'surprise' }));
    expect(problems()).toMatchObject([{ message: expect.stringContaining('definePlugin') as string }]);
    await expectUsable({ code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[1]' });
  });

  it('[E9] when it registers something invalid', async () => {
    await startWith(faulty({ contributes: [customFields.add({ name: 'color' } as never)] }));
    await expectUsable({ code: 'CONTRIBUTION_INVALID' });
    expect(screen.getByText('A type must be provided')).toBeInTheDocument();
  });

  it('[E42] when it throws while activating', async () => {
    const boom = (): never => {
      throw new Error('no start');
    };
    const contributes = [part('faulty.part', () => <p>Still here</p>)];
    await startWith(faulty({ contributes, activate: activation({}, boom) }));
    await expectUsable({ code: 'ACTIVATION_FAILED' });
    expect(screen.getByText('Still here')).toBeInTheDocument();
  });

  it('[E43] when it never finishes activating: painted before, given up after five seconds', async () => {
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
      await handle?.activated;
    });
    expect(signal?.aborted).toBe(true);
    await expectUsable({ code: 'ACTIVATION_TIMEOUT' });
  });

  it('[E38] when it throws while rendering', async () => {
    const Broken = (): never => {
      throw new Error('no picture');
    };
    await startWith(faulty({ contributes: [part('faulty.part', Broken)] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E39] when a chunk of it is missing', async () => {
    const component = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await startWith(faulty({ contributes: [zone.add({ id: 'faulty.part', component })] }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    await expectUsable({ code: 'CHUNK_FAILED' });
  });

  it('[E44] when it throws in an event handler', async () => {
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

  it('[E28] when an action of it fails', async () => {
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

  it('[E64] when what it puts round a part throws', async () => {
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
    });
    await starting;
    await expectUsable({ code: 'MESSAGES_FAILED', concernsEverybody: false });
  });

  it('[E67] when its theme sets what there is not', async () => {
    const tokens = { '--surface-pgae': '#f6efdf' } as never;
    const label = { id: 'faulty.sepia', defaultMessage: 'Sepia' };
    await startWith(
      faulty({ contributes: [themes.add({ id: 'faulty.sepia', label, scheme: 'light', tokens })] }),
    );
    expect(await screen.findByText(/--surface-pgae/)).toBeInTheDocument();
    await expectUsable({ code: 'THEME_TOKEN_UNKNOWN', concernsEverybody: false });
  });

  it('[E18] when a hook tap throws', async () => {
    const run = (): never => {
      throw new Error('no title');
    };
    await startWith(faulty({ contributes: [titles.add({ id: 'faulty.titles', run })] }));
    expect(await screen.findByRole('heading', { name: 'plain' })).toBeInTheDocument();
    await expectUsable({ code: 'HOOK_FAILED' });
  });

  it.each([
    ['a text', 'nonsense'],
    ['an object', { rows: 3 }],
    ['a list of something else', [3]],
    ['nothing', undefined],
    ['a promise', Promise.resolve(['late'])],
  ])('[E19] when a hook tap returns %s', async (_name, wrong) => {
    await startWith(
      faulty({ contributes: [titles.add({ id: 'faulty.titles', run: () => wrong as never })] }),
    );
    expect(await screen.findByRole('heading', { name: 'plain' })).toBeInTheDocument();
    await expectUsable({ code: 'HOOK_FAILED' });
  });

  it('[E50] says so again when something else fails after the first was dismissed', async () => {
    await startWith(faulty({ contributes: [part('faulty.part', () => 'fine')] }));
    const problem = {
      code: 'CHUNK_FAILED',
      pluginId: 'faulty',
      message: 'first',
      context: { cause: null },
    } as const;
    await act(async () => handle?.runtime.problems.report(problem));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/did not work, in/)).not.toBeInTheDocument();
    await act(async () => handle?.runtime.problems.report({ ...problem, pluginId: 'healthy' }));
    expect(screen.getByText(/did not work, in: healthy/)).toBeInTheDocument();
  });

  it('[E59] remembers it after a reload, and writes the cause to the console', async () => {
    const cause = new Error('no picture');
    const Broken = (): never => {
      throw cause;
    };
    await startWith(faulty({ contributes: [part('faulty.part', Broken)] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('RENDER_FAILED faulty: '), cause);
    act(() => handle?.stop());
    await startWith(definePlugin({ id: 'mended' }));
    const report = screen.getByRole('region', { name: 'Boot report' });
    expect(report).toHaveTextContent('Every extension started without a problem.');
    expect(report).toHaveTextContent(/Before this page was loaded.*RENDER_FAILED.*faulty.*no picture/);
  });

  it('[E58] when it puts pages into the way of others, or takes ids that may be theirs', async () => {
    const page = () => Promise.resolve({ default: () => null });
    await startWith(
      faulty({
        contributes: [
          routes.add({ id: 'faulty.report', path: '/boot-report', page }),
          routes.add({ id: 'faulty.inside', path: 'faulty/*', page }),
          zone.add({ id: 'title', component: page }),
          customFields.add({
            name: 'color',
            pluginId: 'healthy',
            type: 'string',
            intlLabel: { id: 'faulty.color', defaultMessage: 'Color' },
            intlDescription: { id: 'faulty.color.hint', defaultMessage: 'A color' },
            components: { Input: page },
          }),
        ],
      }),
    );
    const found = handle?.runtime.problems
      .list()
      .map(({ code, pluginId, context }) => [
        code,
        pluginId,
        'contributionId' in context ? context.contributionId : undefined,
      ]);
    expect(found).toEqual([
      ['ROUTE_TAKEN', 'faulty', 'faulty.report'],
      ['ID_FOREIGN', 'faulty', 'plugin::healthy.color'],
      ['ID_FOREIGN', 'faulty', 'title'],
    ]);
    await expectUsable({ code: 'ROUTE_TAKEN' });
  });

  it('[E58] when it replaces a page below that of another plugin', async () => {
    const page = () => Promise.resolve({ default: () => null });
    const settings = definePlugin({
      id: 'pages',
      contributes: [routes.add({ id: 'pages.all', path: 'pages/*', page })],
    });
    await startWith(
      faulty({ contributes: [routes.add({ id: 'faulty.roles', path: 'pages/roles', page })] }),
      {
        plugins: [
          owner,
          settings,
          faulty({ contributes: [routes.add({ id: 'faulty.roles', path: 'pages/roles', page })] }),
          healthy,
        ],
      },
    );
    expect(handle?.runtime.problems.list()).toMatchObject([{ code: 'ROUTE_SHADOWS' }]);
    await expectUsable({ code: 'ROUTE_SHADOWS', concernsEverybody: false });
  });
});
