import { RelativeTime } from '@admin/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import type { Messages } from '../messages/message.ts';
import { RuntimeContext } from '../extension/react/runtime-context.ts';
import { resolvePlugins } from '../extension/resolution/registry.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { provideShell } from '../panel-services/provide-shell.ts';
import { createTestRuntime } from '../testing/index.ts';
import { PanelIntl } from './PanelIntl.tsx';
import { removeParser } from './fixtures/remove-parser.ts';
import { canFormat, loadParser } from './parser-state.ts';

beforeEach(() => localStorage.clear());

it('English texts shown in place of a missing translation are marked as English', async () => {
  const opened = openPanel();
  const times = <RelativeTime date="2026-06-15T09:00:00Z" locale="ar" now="2026-06-15T12:00:00Z" />;
  const { unmount } = render(
    <RuntimeContext value={createTestRuntime({ services: provideShell(opened.shell) })}>
      <PanelIntl>{times}</PanelIntl>
    </RuntimeContext>,
  );
  expect(document.body).not.toHaveAttribute('lang');
  act(() => opened.shell.preferences.actions.setLanguage('ar'));
  expect(await screen.findByText('3 hours ago')).toBeVisible();
  await waitFor(() => expect(document.body).toHaveAttribute('lang', 'en'));
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  unmount();
  expect(document.body).not.toHaveAttribute('lang');
});

it('texts in the language of the panel are not marked', async () => {
  const opened = openPanel();
  const runtime = {
    ...createTestRuntime({ services: provideShell(opened.shell) }),
    loadMessages: () =>
      Promise.resolve({ messages: { 'frame.home': 'Accueil' }, untranslated: new Set<string>() }),
  };
  render(
    <RuntimeContext value={runtime}>
      <PanelIntl>
        <FormattedMessage defaultMessage="Home" id="frame.home" />
        <RelativeTime date="2026-06-15T09:00:00Z" locale="fr" now="2026-06-15T12:00:00Z" />
      </PanelIntl>
    </RuntimeContext>,
  );
  act(() => opened.shell.preferences.actions.setLanguage('fr'));
  expect(await screen.findByText('Accueil')).toBeVisible();
  expect(screen.getByText('il y a 3 heures')).toBeVisible();
  expect(document.body).not.toHaveAttribute('lang');
});

it('English texts of a plugin do not change the language of the panel', async () => {
  const opened = openPanel();
  const visits = definePlugin({ id: 'visits' });
  const runtime = {
    ...createTestRuntime({ plugins: [visits], services: provideShell(opened.shell) }),
    loadMessages: () =>
      Promise.resolve({ messages: { 'visits.count': 'Visits' }, untranslated: new Set(['shell']) }),
  };
  render(
    <RuntimeContext value={runtime}>
      <PanelIntl>
        <FormattedMessage defaultMessage="Count" id="visits.count" />
      </PanelIntl>
    </RuntimeContext>,
  );
  act(() => opened.shell.preferences.actions.setLanguage('ar'));
  expect(await screen.findByText('Visits')).toBeVisible();
  await waitFor(() => expect(document.body).toHaveAttribute('lang', 'en'));
});

it('a text without one of its values is shown with its placeholder, and reported', async () => {
  const runtime = createTestRuntime();
  render(
    <RuntimeContext value={runtime}>
      <PanelIntl>
        <FormattedMessage defaultMessage="Hello {name}" id="visits.hello" />
      </PanelIntl>
    </RuntimeContext>,
  );
  expect(screen.getByText('Hello {name}')).toBeVisible();
  await waitFor(() =>
    expect(runtime.problems.list()).toMatchObject([
      { code: 'MESSAGE_INVALID', pluginId: 'visits', context: { id: 'visits.hello' } },
    ]),
  );
});

it('a plugin that is added later renders translated components again only if it has texts', async () => {
  const { registry } = resolvePlugins([]);
  let texts: Messages = {};
  const requested = vi.fn(() => Promise.resolve({ messages: { ...texts }, untranslated: new Set<string>() }));
  const drawn = vi.fn();
  function Greeting() {
    drawn();
    return useIntl().formatMessage({ defaultMessage: 'Hello', id: 'visits.hello' });
  }
  const runtime = {
    ...createTestRuntime(),
    registry,
    initialPlugins: registry.plugins,
    loadMessages: requested,
  };
  render(
    <RuntimeContext value={runtime}>
      <PanelIntl>
        <Greeting />
      </PanelIntl>
    </RuntimeContext>,
  );
  const before = drawn.mock.calls.length;
  await act(async () => void registry.install(definePlugin({ id: 'silent' })));
  expect(requested).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledTimes(before);
  texts = { 'visits.hello': 'Good day' };
  await act(async () => void registry.install(definePlugin({ id: 'polite' })));
  expect(await screen.findByText('Good day')).toBeVisible();
});

it('a text that requires the parser is shown once it has loaded, as for a plugin of another build', async () => {
  removeParser();
  const runtime = createTestRuntime();
  render(
    <RuntimeContext value={runtime}>
      <PanelIntl>
        <FormattedMessage defaultMessage="Hello {name}" id="visits.hello" values={{ name: 'Ada' }} />{' '}
        <FormattedMessage
          defaultMessage="{count, plural, one {# visit} other {# visits}}"
          id="visits.count"
          values={{ count: 3 }}
        />
      </PanelIntl>
    </RuntimeContext>,
  );
  expect(screen.getByText(/^Hello Ada\s*$/)).toBeVisible();
  expect(await screen.findByText('Hello Ada 3 visits')).toBeVisible();
  expect(runtime.problems.list()).toEqual([]);
});

it('a parser that no text waits for renders nothing again', async () => {
  const text = '{count, plural, one {# visit} other {# visits}}';
  removeParser([text]);
  const drawn = vi.fn();
  function Visits() {
    drawn();
    return useIntl().formatMessage({ defaultMessage: text, id: 'visits.count' }, { count: 3 });
  }
  render(
    <RuntimeContext value={createTestRuntime()}>
      <PanelIntl>
        <Visits />
      </PanelIntl>
    </RuntimeContext>,
  );
  expect(screen.getByText('3 visits')).toBeVisible();
  const before = drawn.mock.calls.length;
  expect(canFormat('{count, number, percent}')).toBe(false);
  await act(() => loadParser());
  expect(canFormat('{count, number, percent}')).toBe(true);
  expect(drawn).toHaveBeenCalledTimes(before);
});
