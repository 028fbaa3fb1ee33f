import type { ServerPlugins } from '@admin/contract';
import { definePlugin, panelTools } from '@admin/shell';
import { respondWithError, type TestResponses } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mapsPlugin, notesPlugin, pluginServer, somePlugins } from '../fixtures/plugin-server.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { serverFailure } from '../fixtures/settings-server.ts';

const at = '/settings/plugins';
const list = 'GET /admin/server-plugins';
const nothing: ServerPlugins = { plugins: [{ ...notesPlugin, settings: null }] };

const link = () => screen.findByRole('link', { name: 'Plugins' });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the plugins of the server', () => {
  it('are listed with links to their settings', async () => {
    const { location, user } = await renderSettings({ at, responses: pluginServer(somePlugins()) });
    const table = await screen.findByRole('table', { name: 'Installed plugins' });
    expect(within(table).getAllByRole('row').slice(1, 5).map(cells)).toEqual([
      ['Content manager', '-', '-', '-', 'Details'],
      ['Notes', 'Settings', 'Words beside entries', '1.2.0', 'Details'],
      // The server and the panel have different ids for it.
      ['Webhooks and Tokens', '-', 'Calls addresses. Keys for programs.', '0.1.0', 'Details'],
      ['Maps', '-', 'Places on a map', '2.0.1', 'Details'],
    ]);
    await user.click(within(table).getByRole('link', { name: 'Settings of Notes' }));
    await waitFor(() => expect(location()).toBe('/settings/plugins/notes'));
  });

  it('are listed beside panel plugins without a server half, with the facts of the panel', async () => {
    const facts = { title: 'Lens', description: 'Enlarges pages.', version: '3.1.0' };
    const lens = definePlugin({ id: 'lens', ...facts });
    await renderSettings({ at, plugins: [lens], responses: pluginServer(somePlugins()) });
    const table = await screen.findByRole('table', { name: 'Installed plugins' });
    const row = within(table).getByRole('row', { name: /Lens/ });
    expect(cells(row)).toEqual(['Lens', '-', 'Enlarges pages.', '3.1.0', 'Details']);
  });

  it('are listed beside plugins that failed to start, each with its error', async () => {
    await renderSettings({ at, responses: pluginServer(somePlugins()) });
    const leftOut = within(await screen.findByRole('region', { name: 'Not loaded' }));
    expect(leftOut.getByText('Plugin weather needs plugin sky, which is not installed.')).toBeVisible();
    expect(leftOut.getByText('SERVER_PLUGIN_MISSING')).toBeVisible();
  });

  it('are listed with their jobs and the last results', async () => {
    await renderSettings({ at, responses: pluginServer(somePlugins()) });
    const table = await screen.findByRole('table', { name: 'Jobs' });
    const rows = within(table).getAllByRole('row').slice(1).map(cells);
    expect(rows.map(([job, plugin, state]) => [job, plugin, state])).toEqual([
      ['sweep', 'Notes', 'Done'],
      ['remind', 'Notes', 'Failed'],
      ['import', 'Notes', 'Running'],
      ['archive', 'Notes', 'Waiting'],
    ]);
    expect(screen.getByText('The last run of remind failed')).toBeVisible();
    expect(screen.getByText('The mail server did not answer within 10 seconds.')).toBeVisible();
    expect(rows[3]?.[3]).toBe('-');
  });

  it.each<[string, ServerPlugins]>([
    ['may read the list of plugins', { ...nothing, leftOut: [], jobs: [] }],
    ['may read the settings of a plugin', { plugins: [notesPlugin] }],
  ])('are linked for a user who %s', async (_case, plugins) => {
    await renderSettings({ responses: pluginServer(plugins) });
    expect(await link()).toHaveAttribute('href', `/admin${at}`);
    const menu = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(menu.getAllByRole('link').at(-1)).toHaveTextContent('Plugins');
  });

  it.each<[string, TestResponses, string]>([
    ['may read neither', pluginServer(nothing), 'Installed plugins'],
    ['uses a server without the endpoint', pluginServer(null), 'Page not found'],
    [
      'receives an error',
      { [list]: respondWithError(403, 'ForbiddenError', 'Forbidden') },
      'This page could not be loaded',
    ],
  ])('are not linked for a user who %s', async (_case, responses, shown) => {
    await renderSettings({ at, responses });
    // The page waits for the same response as the link.
    expect(await screen.findByRole('heading', { name: shown })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Plugins' })).not.toBeInTheDocument();
  });

  it('can be requested again when the server does not respond', async () => {
    let isUp = false;
    const response = () => (isUp ? { data: somePlugins() } : serverFailure());
    const { user } = await renderSettings({ at, responses: { [list]: response } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Installed plugins' })).toBeVisible();
  });
});

describe('the tools of plugins', () => {
  it('open with buttons of the page', async () => {
    const label = { id: 'desk.ruler', defaultMessage: 'Measure' };
    const Ruler = () => <aside aria-label="Ruler" />;
    const desk = definePlugin({
      id: 'desk',
      contributes: [
        panelTools.add({
          id: 'desk.ruler',
          label,
          keys: ['Mod+Shift+K'],
          component: () => Promise.resolve({ default: Ruler }),
        }),
      ],
    });
    const { user } = await renderSettings({ at, responses: pluginServer(somePlugins()), plugins: [desk] });
    const button = await screen.findByRole('button', { name: 'Measure' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(await screen.findByRole('complementary', { name: 'Ruler' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the details of a plugin', () => {
  const openDetails = async (name: string, plugins = somePlugins()) => {
    const panel = await renderSettings({ at, responses: pluginServer(plugins) });
    await panel.user.click(await screen.findByRole('button', { name: `Details of ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const fact = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
    return { ...panel, dialog, fact };
  };

  it('show source, size, versions and contributions of a plugin without a rebuild', async () => {
    const { dialog, fact } = await openDetails('Maps');
    expect([fact('Source'), fact('Size'), fact('Version'), fact('Supported versions')]).toEqual([
      'Data folder of the server',
      '49 kB',
      '2.0.1',
      '^0.1.0',
    ]);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(mapsPlugin.contributes);
  });

  it('show contributions and times of a plugin of this panel', async () => {
    const { dialog, fact } = await openDetails('Webhooks and Tokens');
    expect([fact('ID'), fact('ID on the server'), fact('Runs in')]).toEqual([
      'settings',
      'webhookstokens',
      'Panel and Server',
    ]);
    expect(fact('Source')).toBe('Part of the application');
    expect(fact('Rendering time since the page loaded')).toMatch(/ ms$/);
    expect(dialog.getAllByText(/^shell\.routes\//)).not.toEqual([]);
    expect(dialog.queryByRole('button', { name: 'Disable for all users' })).not.toBeInTheDocument();
  });

  it('contain a button that disables the plugin for all users', async () => {
    const { dialog, user } = await openDetails('Maps');
    await user.click(dialog.getByRole('button', { name: 'Disable for all users' }));
    expect(await dialog.findByText(/The server part runs until the server is restarted/)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Enable' })).toBeVisible();
  });

  it('state that the server part waits for a restart', async () => {
    const waiting = { ...somePlugins(), external: [{ ...mapsPlugin, serverRuns: false }] };
    const { dialog } = await openDetails('Maps', waiting);
    expect(dialog.getByText('The server part is not running')).toBeVisible();
  });
});
