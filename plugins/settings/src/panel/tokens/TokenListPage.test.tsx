import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/api-tokens?sort=name:ASC';
const { access, create, read } = settingsPermissions.apiTokens;

const names = ['App', 'Import of last spring', 'Website'];
const rows = () => screen.getAllByRole('row').slice(1);
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
/** The names of the tokens from top to bottom; rows with another name are null. */
const shownNames = () =>
  rows().map((row) => names.find((name) => within(row).queryByText(name, { exact: true }) !== null) ?? null);

async function renderTokens(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at, ...spec });
  await screen.findByRole('link', { name: 'Website' });
  const openMenu = (name: string) =>
    rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return { ...rendered, openMenu };
}

describe('the list of API tokens', () => {
  it('shows the description, the last use and the expiry of each token, sorted by name', async () => {
    await renderTokens();
    expect(screen.getByText('3 API tokens')).toBeInTheDocument();
    expect(shownNames()).toEqual(['App', 'Import of last spring', 'Website']);
    expect(rowOf('App').getByText('Never')).toBeInTheDocument();
    expect(rowOf('App').queryByText('Expired')).not.toBeInTheDocument();
    expect(rowOf('Import of last spring').getByText('Expired')).toBeInTheDocument();
    expect(rowOf('Website').getByText('The public site')).toBeInTheDocument();
    expect(rowOf('Website').queryByText('Never')).not.toBeInTheDocument();
    expect(rowOf('Website').queryByText('Expired')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/1',
    );
  });

  it('reverses the order with the header of the names, and stores it in the address', async () => {
    const { location, user } = await renderTokens();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(shownNames()).toEqual(['Website', 'Import of last spring', 'App']);
    expect(location()).toBe('/settings/api-tokens?sort=name:DESC');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(location()).toBe(at);
  });

  it('deletes a token after a confirmation', async () => {
    const { requests, openMenu, user } = await renderTokens();
    await openMenu('Website');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the token Website?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownNames()).toEqual(['App', 'Import of last spring']));
    expect(requests('DELETE /admin/api-tokens/:id')[0]?.params).toEqual({ id: '1' });
  });

  it('links to the form when no token exists', async () => {
    await renderSettings({ at, responses: { 'GET /admin/api-tokens': () => ({ data: [] }) } });
    expect(await screen.findByRole('heading', { name: 'No API tokens yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create new API token' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/create',
    );
  });

  it('offers only the actions that the user has permission for', async () => {
    const { openMenu } = await renderTokens({ permissions: [access, read] });
    expect(screen.queryByRole('link', { name: 'Create new API token' })).not.toBeInTheDocument();
    await openMenu('Website');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View']);
  });

  it('shows only a link to the form to users who may create but not read tokens', async () => {
    const { requests } = await renderSettings({ at, permissions: [access, create] });
    expect(await screen.findByRole('link', { name: 'Create new API token' })).toHaveAttribute(
      'href',
      '/admin/settings/api-tokens/create',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'API tokens' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });

  it('denies access to users who may neither read nor create tokens', async () => {
    const { requests } = await renderSettings({ at, permissions: [access] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });
});

describe('the list of transfer tokens', () => {
  it('shows the transfer tokens and does not request the API tokens', async () => {
    const { requests } = await renderSettings({ at: '/settings/transfer-tokens?sort=name:ASC' });
    expect(await screen.findByRole('link', { name: 'Staging' })).toHaveAttribute(
      'href',
      '/admin/settings/transfer-tokens/1',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Transfer tokens' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens')).toEqual([]);
  });
});
