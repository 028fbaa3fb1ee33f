import { act, screen, waitFor } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin, type Plugin } from '../extension/core/plugin.ts';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { languages } from '../extension/points/languages.ts';
import { userMenuFooter } from '../extension/shell-points.ts';
import { removeParser } from '../intl/fixtures/remove-parser.ts';
import { provideParser } from '../intl/message-parser.ts';
import { PanelIntl } from '../intl/PanelIntl.tsx';
import { canFormat } from '../intl/parser-state.ts';
import type { Messages } from '../messages/message.ts';
import { provideShell } from '../panel-services/provide-shell.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import type { AdminConfig } from './admin-config.ts';
import { startPanel, type AdminHandle } from './start-panel.ts';

vi.mock('../intl/message-parser.ts', { spy: true });

const noProps = { close: () => undefined };

function Page() {
  return (
    <PanelIntl>
      <h1>
        <FormattedMessage defaultMessage="Home" id="frame.home" />
      </h1>
      <ZoneOutlet zone={userMenuFooter} props={noProps} />
    </PanelIntl>
  );
}

function Visits({ id }: { readonly id: string }) {
  const intl = useIntl();
  const defaultMessage = '{count, plural, one {# visit} other {# visits}}';
  return <p>{intl.formatMessage({ id, defaultMessage }, { count: 22 })}</p>;
}

/** A plugin with a line of text. */
const visits = (messages?: Plugin['messages'], id = 'visits') =>
  definePlugin({
    id,
    ...(messages && { messages }),
    contributes: [
      userMenuFooter.add({
        id: `${id}.line`,
        component: () => Promise.resolve({ default: () => <Visits id={`${id}.count`} /> }),
      }),
    ],
  });

const texts = (messages: Messages) => () => Promise.resolve({ default: messages });

let handle: AdminHandle | undefined;

const hasParser = () => canFormat('{share, number, percent}');

/** Starts a panel whose users have chosen a language. */
async function start(language: string, config: Partial<AdminConfig>) {
  localStorage.setItem('admin.language', language);
  const { shell } = openPanel();
  const { preferences } = shell;
  const root = document.body.appendChild(document.createElement('div'));
  handle = await act(() =>
    startPanel(
      root,
      {
        plugins: [],
        locale: () => preferences.getState().language,
        services: provideShell(shell),
        ...config,
      },
      Page,
    ),
  );
  return { ...handle, choose: (code: string) => act(() => preferences.actions.setLanguage(code)) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.mocked(provideParser).mockClear();
  act(() => handle?.stop());
  handle = undefined;
  document.body.replaceChildren();
});

describe('the language packs of the host', () => {
  const packs = vi.fn(async () => ({
    packs: definePlugin({
      id: 'languages',
      contributes: [
        languages.add({ code: 'fr', messages: texts({ 'frame.home': 'Accueil' }) }),
        languages.add({ code: 'de', messages: texts({ 'frame.home': 'Startseite' }) }),
      ],
    }),
  }));
  afterEach(() => packs.mockClear());

  it('[E76] are not fetched for users of English, until they choose another language', async () => {
    const { choose, runtime } = await start('en', { languages: packs });
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(packs).not.toHaveBeenCalled();
    choose('fr');
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
    choose('de');
    expect(await screen.findByRole('heading', { name: 'Startseite' })).toBeVisible();
    choose('en');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(packs).toHaveBeenCalledTimes(1);
    expect(runtime.problems.list()).toEqual([]);
  });

  it('[E76] are fetched before the first paint for users of another language, also in safe mode', async () => {
    await start('fr', { languages: packs, safe: true });
    expect(screen.getByRole('heading', { name: 'Accueil' })).toBeVisible();
    expect(document.body).not.toHaveAttribute('lang');
  });

  it('[E76] leave the panel in English, which is marked, if they cannot be fetched', async () => {
    const { runtime } = await start('fr', { languages: () => Promise.reject(new Error('offline')) });
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(document.body).toHaveAttribute('lang', 'en');
    expect(runtime.problems.list()).toMatchObject([{ code: 'PLUGIN_LOAD_FAILED' }]);
  });
});

describe('a plugin', () => {
  const french = (messages: Messages, id?: string) =>
    languages.add({
      ...(id && { id }),
      code: 'fr',
      messages: texts({ 'frame.home': 'Accueil', ...messages }),
    });

  it('[E77] without the language of the panel is marked as English', async () => {
    const plugins = [
      definePlugin({ id: 'pack', contributes: [french({ 'covered.count': 'Visites' })] }),
      visits(),
      visits(
        (locale) => (locale === 'en' ? texts({ 'lacking.count': 'Views' })() : Promise.reject()),
        'lacking',
      ),
      visits(texts({ 'own.count': '{count} visites' }), 'own'),
      visits(undefined, 'covered'),
    ];
    const { choose } = await start('fr', { plugins });
    expect((await screen.findByText('22 visits')).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Views').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('22 visites').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Visites').closest('[lang]')).toHaveAttribute('lang', 'fr');
    choose('en');
    await screen.findByText('Home');
    expect(document.body.querySelector('[lang]')).toBeNull();
  });

  it('[E66] completes a language of another plugin with a pack that has an id', async () => {
    const plugins = [
      definePlugin({ id: 'pack', contributes: [french({})] }),
      definePlugin({ id: 'more', contributes: [french({ 'visits.count': '{count} visites' }, 'more.fr')] }),
      visits(),
    ];
    const { runtime } = await start('fr', { plugins });
    expect(await screen.findByText('22 visites')).toBeVisible();
    expect(runtime.problems.list()).toEqual([]);
  });

  it.each([
    ['ru', '{count, plural, one {# визит} few {# визита} many {# визитов} other {# визита}}', '22 визита'],
    ['pl', '{count, plural, one {# wizyta} few {# wizyty} many {# wizyt} other {# wizyty}}', '22 wizyty'],
    [
      'ar',
      '{count, plural, zero {لا زيارات} one {زيارة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}}',
      '22 زيارة',
    ],
  ])('shows the plural forms of %s', async (code, count, shown) => {
    const pack = languages.add({ code, messages: texts({ 'frame.home': 'x', 'visits.count': count }) });
    await start(code, { plugins: [definePlugin({ id: 'pack', contributes: [pack] }), visits()] });
    const line = await screen.findByText(
      (text) => text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))) === shown,
    );
    expect(line).toBeVisible();
  });
});

describe('late texts', () => {
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open: () => act(async () => open()), opened };
  };
  const withLate = (late: () => Promise<{ readonly default: Messages }>) =>
    definePlugin({
      id: 'pack',
      contributes: [
        languages.add({
          code: 'fr',
          messages: texts({ 'frame.home': 'Accueil', 'quick.count': 'Vite' }),
          late: { plugins: ['visits'], messages: late },
        }),
      ],
    });

  it('[E78] are awaited by the components of their plugins only', async () => {
    const { open, opened } = gate();
    const late = vi.fn(() => opened.then(texts({ 'visits.count': '{count} visites' })));
    const { runtime } = await start('fr', {
      plugins: [withLate(late), visits(), visits(undefined, 'quick')],
    });
    expect(screen.getByText('Accueil')).toBeVisible();
    expect(await screen.findByText('Vite')).toBeVisible();
    expect(screen.queryByText('22 visits')).not.toBeInTheDocument();
    await open();
    expect(await screen.findByText('22 visites')).toBeVisible();
    expect(late).toHaveBeenCalledTimes(1);
    expect(runtime.problems.list()).toEqual([]);
  });

  it('[E78] are fetched when the browser is idle, and with the other texts after a change of language', async () => {
    const late = vi.fn(texts({ 'visits.count': '{count} visites' }));
    const { choose } = await start('fr', { plugins: [withLate(late)] });
    await waitFor(() => expect(late).toHaveBeenCalledTimes(1));
    choose('en');
    expect(await screen.findByText('Home')).toBeVisible();
    choose('fr');
    expect(await screen.findByText('Accueil')).toBeVisible();
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('[E78] that fail leave English, and are reported', async () => {
    const late = () => Promise.reject(new Error('gone'));
    const { runtime } = await start('fr', { plugins: [withLate(late), visits()] });
    expect(await screen.findByText('22 visits')).toBeVisible();
    expect(runtime.problems.list()).toMatchObject([{ code: 'MESSAGES_FAILED', pluginId: 'pack' }]);
  });
});

describe('a build without the message parser', () => {
  const count = '{count, plural, one {# visite} other {# visites}}';
  const french = (late?: Messages) =>
    definePlugin({
      id: 'pack',
      contributes: [
        languages.add({
          code: 'fr',
          messages: texts({ 'frame.home': 'Accueil', ...(!late && { 'visits.count': count }) }),
          ...(late && { late: { plugins: ['visits'], messages: texts(late) } }),
        }),
      ],
    });
  it('starts without it in a language whose texts it has compiled', async () => {
    removeParser([count]);
    await start('fr', { plugins: [french(), visits()] });
    expect(await screen.findByText('22 visites')).toBeVisible();
    expect(hasParser()).toBe(false);
  });

  it('loads it before the first render if it has not compiled a text', async () => {
    removeParser();
    await start('fr', { plugins: [french()] });
    expect(screen.getByText('Accueil')).toBeVisible();
    expect(hasParser()).toBe(true);
  });

  it('loads it for late texts, before the components that wait for them', async () => {
    removeParser();
    await start('fr', { plugins: [french({ 'visits.count': count }), visits()] });
    expect(await screen.findByText('22 visites')).toBeVisible();
    expect(vi.mocked(provideParser)).toHaveBeenCalledTimes(1);
  });

  it('loads it with a text that needs it if that has failed before', async () => {
    removeParser();
    vi.mocked(provideParser).mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const { runtime } = await start('fr', { plugins: [french(), visits()] });
    expect(screen.getByText('Accueil')).toBeVisible();
    expect(await screen.findByText('22 visites')).toBeVisible();
    expect(runtime.problems.list()).toEqual([]);
  });
});
