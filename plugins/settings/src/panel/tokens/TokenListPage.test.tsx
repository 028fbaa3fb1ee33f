import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/api-tokens?sort=name:ASC';
const { access, create, read } = settingsPermissions.apiTokens;

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('link').textContent);

async function renderTokens(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at, ...spec });
  await screen.findByRole('link', { name: 'Website' });
  const openMenu = (name: string) =>
    rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return { ...rendered, openMenu };
}

describe('the list of API tokens', () => {
  it('shows what each is for and when it was used, by name', async () => {
    await renderTokens();
    expect(screen.getByText('3 API tokens')).toBeInTheDocument();
    expect(names()).toEqual(['App', 'Import of last springExpired', 'Website']);
    expect(within(rows()[0]!).getByText('Never')).toBeInTheDocument();
    expect(within(rows()[2]!).getByText('The public site')).toBeInTheDocument();
    expect(within(rows()[2]!).queryByText('Never')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/1',
    );
  });

  it('is turned round by the head of the names, which the address remembers', async () => {
    const { location, user } = await renderTokens();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Website', 'Import of last springExpired', 'App']);
    expect(location()).toBe('/settings/api-tokens?sort=name:DESC');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(location()).toBe(at);
  });

  it('deletes a token after a question', async () => {
    const { requests, openMenu, user } = await renderTokens();
    await openMenu('Website');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the token Website?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requests('DELETE /admin/api-tokens/:id')[0]?.params).toEqual({ id: '1' });
  });

  it('says what tokens are for while there are none', async () => {
    await renderSettings({ at, responses: { 'GET /admin/api-tokens': () => ({ data: [] }) } });
    expect(await screen.findByRole('heading', { name: 'No API tokens yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create new API token' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/create',
    );
  });

  it('offers only what the user may do', async () => {
    const { openMenu } = await renderTokens({ permissions: [access, read] });
    expect(screen.queryByRole('link', { name: 'Create new API token' })).not.toBeInTheDocument();
    await openMenu('Website');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View']);
  });

  it('leads those who may only make tokens to that, and shows them none', async () => {
    const { requests } = await renderSettings({ at, permissions: [access, create] });
    expect(await screen.findByRole('link', { name: 'Create new API token' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/create',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'API Tokens' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });

  it('is closed to those who may not read tokens', async () => {
    const { requests } = await renderSettings({ at, permissions: [access] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });
});

describe('the list of transfer tokens', () => {
  it('is the same page about other tokens', async () => {
    const { requests } = await renderSettings({ at: '/settings/transfer-tokens?sort=name:ASC' });
    expect(await screen.findByRole('link', { name: 'Staging' })).toHaveAttribute(
      'href',
      '/admin/settings/transfer-tokens/1',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Transfer Tokens' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });
});
