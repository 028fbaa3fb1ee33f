import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { languages, type LanguagePack } from '../extension/points/languages.ts';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { activation } from '../services/activation.ts';
import { defineStore } from '../services/define-store.ts';
import { defineService } from '../services/service-ref.ts';
import { services } from '../extension/services/services-point.ts';
import { userMenuFooter } from '../extension/shell-points.ts';
import { communityProject } from '../project/project-store.ts';
import { manualClock } from '../testing/manual-clock.ts';
import type { AdminConfig } from './admin-config.ts';
import { BootNotice } from '../frame/window/BootNotice.tsx';
import { startPanel, type AdminHandle } from './start-panel.ts';

const noProps = { close: () => undefined };

function TinyHost() {
  return (
    <MemoryRouter>
      <TinyPage />
    </MemoryRouter>
  );
}

function TinyPage() {
  const { initialTexts, config } = useRuntime();
  return (
    <main>
      <h1>{config.productName}</h1>
      <p>{initialTexts.messages['shop.title'] ?? 'untranslated'}</p>
      <ZoneOutlet zone={userMenuFooter} props={noProps} />
      <BootNotice />
    </main>
  );
}

const footer = (id: string, text: string): Plugin =>
  definePlugin({
    id,
    contributes: [
      userMenuFooter.add({
        id: `${id}.line`,
        component: () => Promise.resolve({ default: () => <p>{text}</p> }),
      }),
    ],
  });

let handle: AdminHandle | undefined;

async function start(config: Partial<AdminConfig>): Promise<AdminHandle> {
  const root = document.body.appendChild(document.createElement('div'));
  return act(async () => (handle = await startPanel(root, { plugins: [], ...config }, TinyHost)));
}

afterEach(() => {
  act(() => handle?.stop());
  handle = undefined;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('the enterprise edition', () => {
  const enterprise = vi.fn(() => Promise.resolve({ enterprise: footer('enterprise', 'Enterprise') }));
  const response = (isEE: boolean) => () => Promise.resolve({ ...communityProject, isEE });
  afterEach(() => enterprise.mockClear());

  it('[E47] is not fetched in the community edition', async () => {
    await start({ enterprise, projectType: response(false) });
    expect(enterprise).not.toHaveBeenCalled();
  });

  it('[E47] is not fetched when the request for the edition fails', async () => {
    const { runtime } = await start({ enterprise, projectType: () => Promise.reject(new Error('offline')) });
    expect(enterprise).not.toHaveBeenCalled();
    expect(runtime.problems.list()).toEqual([]);
  });

  it('[E47] is an ordinary plugin when the server reports it', async () => {
    await start({ enterprise, projectType: response(true) });
    expect(await screen.findByText('Enterprise')).toBeInTheDocument();
  });

  it('[E47] can be a list of several plugins', async () => {
    const features = [footer('edition', 'Enterprise'), footer('seats', 'Ten seats')];
    const { runtime } = await start({
      enterprise: () => Promise.resolve({ enterprise: features }),
      projectType: response(true),
    });
    expect(await screen.findByText('Ten seats')).toBeInTheDocument();
    expect(screen.getByText('Enterprise')).toBeInTheDocument();
    expect(runtime.problems.list()).toEqual([]);
  });

  it('[E47] is added to the running panel when the response arrives late', async () => {
    const clock = manualClock();
    let say: (isEE: boolean) => void = () => undefined;
    const requested = new Promise<boolean>((resolve) => (say = resolve));
    const projectType = async () => ({ ...communityProject, isEE: await requested });
    const starting = start({ enterprise, clock, projectType, productName: 'Early' });
    await Promise.resolve();
    clock.advance(1_500);
    await starting;
    expect(screen.getByRole('heading', { name: 'Early' })).toBeInTheDocument();
    expect(screen.queryByText('Enterprise')).not.toBeInTheDocument();
    await act(async () => say(true));
    expect(await screen.findByText('Enterprise')).toBeInTheDocument();
  });
});

describe('texts', () => {
  const shop = (messages: NonNullable<Plugin['messages']>) => definePlugin({ id: 'shop', messages });

  it('[E45] of the current language are present in the first paint', async () => {
    const plugin = shop((locale) => Promise.resolve({ default: { 'shop.title': `Boutique (${locale})` } }));
    await start({ plugins: [plugin], locale: () => 'fr' });
    expect(screen.getByText('Boutique (fr)')).toBeInTheDocument();
  });

  it('[E45] are requested in English from a plugin that lacks the language, which is not a problem', async () => {
    const plugin = shop((locale) =>
      locale === 'en'
        ? Promise.resolve({ default: { 'shop.title': 'Shop' } })
        : Promise.reject(new Error('no such file')),
    );
    const { runtime } = await start({ plugins: [plugin], locale: () => 'fr' });
    expect(screen.getByText('Shop')).toBeInTheDocument();
    expect(runtime.problems.list()).toEqual([]);
  });

  const german = (messages: LanguagePack['messages']) =>
    definePlugin({
      id: 'german',
      contributes: [languages.add({ code: 'de', label: 'Deutsch', messages })],
    });

  it('[E66] of the host and of other plugins can come from a language pack', async () => {
    const english = shop(() => Promise.resolve({ default: { 'shop.title': 'Shop', 'shop.open': 'Open' } }));
    const texts = { 'shop.title': 'Laden', 'auth.login': 'Anmelden' };
    const pack = german(() => Promise.resolve({ default: texts }));
    const { runtime } = await start({ plugins: [pack, english], locale: () => 'de' });
    expect(screen.getByText('Laden')).toBeInTheDocument();
    expect(runtime.initialTexts.messages).toEqual({
      'shop.title': 'Laden',
      'shop.open': 'Open',
      'auth.login': 'Anmelden',
    });
    expect(runtime.problems.list()).toEqual([]);
    expect((await runtime.loadMessages('en')).messages).toEqual({
      'shop.title': 'Shop',
      'shop.open': 'Open',
    });
  });

  it('[E66] of a language pack that fails are reported, and the panel starts without them', async () => {
    const english = shop(() => Promise.resolve({ default: { 'shop.title': 'Shop' } }));
    const gone = german(() => Promise.reject(new Error('gone')));
    const { runtime } = await start({ plugins: [gone, english], locale: () => 'de' });
    expect(screen.getByText('Shop')).toBeInTheDocument();
    expect(runtime.problems.list()).toMatchObject([
      { code: 'MESSAGES_FAILED', pluginId: 'german', context: { locale: 'de' } },
    ]);
  });

  it('[E46] of other plugins cannot be replaced by a third party', async () => {
    const plugin = shop(() => Promise.resolve({ default: { 'shop.title': 'Shop', 'auth.login': 'Pay' } }));
    const { runtime } = await start({ plugins: [plugin] });
    expect(runtime.initialTexts.messages).toEqual({ 'shop.title': 'Shop' });
    expect(runtime.problems.list()).toMatchObject([
      { code: 'MESSAGE_FOREIGN', context: { ids: ['auth.login'] } },
    ]);
  });
});

describe('starting and stopping', () => {
  it('[E48] `?safe=1` excludes every plugin that the host does not trust, whether it is fetched or not', async () => {
    window.history.replaceState(null, '', '/?safe=1');
    const ours = footer('ours', 'Ours');
    const fetched = () => Promise.resolve({ plugin: footer('fetched', 'Fetched') });
    // The `origin` of the plugin itself has no effect.
    const theirs = definePlugin({ ...footer('theirs', 'Theirs'), origin: 'first-party' } as Plugin);
    const { runtime } = await start({ plugins: [ours, theirs, fetched], trusted: [ours, fetched] });
    expect(await screen.findByText('Fetched')).toBeInTheDocument();
    expect(await screen.findByText('Ours')).toBeInTheDocument();
    expect(screen.queryByText('Theirs')).not.toBeInTheDocument();
    expect(runtime.config.isSafeMode).toBe(true);
  });

  it('[E49] a page without a root element throws an error at the caller', async () => {
    await expect(startPanel(null, { plugins: [] }, TinyHost)).rejects.toThrow('no root element');
  });

  it('an invalid list of plugins or contributions is reported with the position', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = () => Promise.reject(new Error('gone'));
    const odd = definePlugin({ id: 'odd', contributes: ['hello'] as never });
    const { runtime } = await start({ plugins: [gone, 'nonsense' as never, odd] });
    expect(runtime.problems.list()).toMatchObject([
      { code: 'PLUGIN_INVALID', pluginId: 'plugins[1]' },
      { code: 'PLUGIN_LOAD_FAILED', pluginId: 'plugins[0]' },
      {
        code: 'PLUGIN_INVALID',
        pluginId: 'odd',
        message: expect.stringContaining("Item 0 of it is the text 'hello'") as string,
      },
    ]);
  });

  it('[E72] a host that fails while it renders leaves the boot report, which names the cause', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.body.appendChild(document.createElement('div'));
    function BrokenHost(): never {
      throw new Error('the frame is broken');
    }
    await act(async () => (handle = await startPanel(root, { plugins: [] }, BrokenHost)));
    const report = await screen.findByRole('region', { name: 'Boot report' });
    await waitFor(() => expect(report).toHaveTextContent(/RENDER_FAILED.*the frame is broken/));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('[E50] the notice is shown to users once and can be dismissed; problems for developers cause none', async () => {
    const { runtime } = await start({ without: ['nobody/nothing'] });
    expect(runtime.problems.list()).toMatchObject([{ code: 'WITHOUT_UNKNOWN' }]);
    expect(screen.queryByText(/Some plugins reported errors/)).not.toBeInTheDocument();
    const problem = { pluginId: 'shop', message: 'x', context: { cause: null } } as const;
    await act(async () => runtime.problems.report({ ...problem, code: 'HOOK_FAILED' }));
    await act(async () => runtime.problems.report({ ...problem, code: 'CHUNK_FAILED' }));
    expect(screen.getAllByText(/Some plugins reported errors/)).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText(/Some plugins reported errors/)).not.toBeInTheDocument();
  });

  it('[E51] stopping aborts the signal of every plugin and empties the page', async () => {
    let signal: AbortSignal | undefined;
    const activate = activation({}, (_deps, given) => void (signal = given));
    const { stop } = await start({ plugins: [definePlugin({ id: 'worker', activate })] });
    expect(signal?.aborted).toBe(false);
    act(stop);
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('[E36] a plugin installed while the panel runs is activated, rendered and removed again', async () => {
    const { install } = await start({});
    const run = vi.fn();
    let remove = () => undefined as void;
    await act(async () => {
      remove = install(definePlugin({ ...footer('guest', 'Guest'), activate: activation({}, run) }));
    });
    expect(await screen.findByText('Guest')).toBeInTheDocument();
    expect(run).toHaveBeenCalledTimes(1);
    act(remove);
    expect(screen.queryByText('Guest')).not.toBeInTheDocument();
  });

  describe('[E36] a plugin that the host trusts', () => {
    const component = () => Promise.resolve({ default: () => null });
    const named = (id: string) =>
      definePlugin({ id, contributes: [userMenuFooter.add({ id: `table.of-${id}`, component })] });
    const guest = named('guest');
    const stranger = named('stranger');

    it('[E58] may use ids of its choice', async () => {
      const { install, runtime } = await start({});
      await act(async () => {
        install(guest, { trusted: true });
        install(stranger);
      });
      await vi.waitFor(() => expect(runtime.problems.list()).not.toEqual([]));
      expect(runtime.problems.list()).toMatchObject([{ code: 'ID_FOREIGN', pluginId: 'stranger' }]);
    });

    it('[E48] is loaded in safe mode', async () => {
      const { install, runtime } = await start({ safe: true });
      await act(async () => {
        install(guest, { trusted: true });
        install(stranger);
      });
      expect(runtime.registry.plugins).toContain(guest);
      expect(runtime.registry.plugins).not.toContain(stranger);
    });
  });

  it('[E36] removing a plugin stops its services, and adding it again reports no duplicate', async () => {
    const { install, runtime } = await start({});
    const counter = defineStore({ id: 'guest.counter', state: { count: 0 }, actions: () => ({}) });
    const tick = defineService<number>('guest.tick');
    const needyOne = defineService<number>('needy.one');
    const stop = vi.fn();
    const footers = footer('guest', 'Guest');
    const guest = definePlugin({
      ...footers,
      contributes: [...(footers.contributes ?? []), services.add({ ref: tick, factory: () => 1, stop })],
    });
    const needy = definePlugin({
      id: 'needy',
      contributes: [
        services.add({ ref: needyOne, deps: { tick, counter }, factory: ({ tick: first }) => first }),
      ],
    });
    let remove = () => undefined as void;
    await act(async () => {
      remove = install(guest);
      install(needy);
    });
    const first = runtime.services.get(counter);
    expect(runtime.services.get(needyOne)).toBe(1);
    await act(async () => remove());
    expect(stop).toHaveBeenCalledExactlyOnceWith(1);
    expect(runtime.services.find(tick)).toBeUndefined();
    expect(() => runtime.services.get(needyOne)).toThrow(
      "The service 'needy.one' could not be created: No plugin of this panel provides the service 'guest.tick'.",
    );
    await act(async () => void install(guest));
    expect(runtime.services.get(counter)).not.toBe(first);
    expect(runtime.services.get(needyOne)).toBe(1);
    // While the plugin was away, the missing service may have been reported.
    const others = runtime.problems.list().filter(({ code }) => code !== 'SERVICE_MISSING');
    expect(others).toEqual([]);
  });
});

it('reports the contributions of the plugins before it waits for their texts', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const reported: string[] = [];
  const shop: Plugin = definePlugin({
    ...footer('shop', 'Shop'),
    messages: () => {
      reported.push('asks for texts');
      return Promise.resolve({ default: {} });
    },
  });
  const starting = startPanel(
    root,
    { plugins: [shop], basename: '/panel' },
    TinyHost,
    (registry, settings) => {
      reported.push(
        `${settings.basename}: ${registry
          .list(userMenuFooter)
          .map(({ pluginId }) => pluginId)
          .join()}`,
      );
    },
  );
  await act(async () => (handle = await starting));
  expect(reported).toEqual(['/panel: shop', 'asks for texts']);
});
