import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverFailure } from '../fixtures/settings-server.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { someWebhooks } from '../fixtures/webhook-server.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/webhooks';
const { create, read, update, delete: remove } = settingsPermissions.webhooks;

const rows = () => screen.getAllByRole('row').slice(1);
const toggle = () => screen.getByRole('switch', { name: 'Enable Build the website' });

async function renderWebhooks(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at, ...spec });
  await screen.findByRole('link', { name: 'Build the website' });
  const openMenu = (name: string) =>
    rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return { ...rendered, openMenu };
}

describe('the list of webhooks', () => {
  it('shows the address and the state of each webhook', async () => {
    await renderWebhooks();
    expect(screen.getByText('3 webhooks')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search index' })).toHaveAttribute(
      'href',
      '/admin/settings/webhooks/2',
    );
    expect(within(rows()[1]!).getByText('https://search.example.com/in')).toBeInTheDocument();
    expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'true',
      'false',
    ]);
  });

  it('disables a webhook immediately, without overwriting concurrent changes', async () => {
    const changed = { ...someWebhooks[0]!, url: 'https://build.example.com/new' };
    const { location, requests, notices, user } = await renderWebhooks({
      responses: { 'GET /admin/webhooks/:id': () => ({ data: changed }) },
    });
    await user.click(toggle());
    await waitFor(() => expect(toggle()).not.toBeChecked());
    const { id: _id, ...body } = changed;
    const [sent] = requests('PUT /admin/webhooks/:id');
    expect(sent?.params).toEqual({ id: '1' });
    expect(sent?.body).toEqual({ ...body, isEnabled: false });
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
    expect(location()).toBe(at);
    expect(toggle()).not.toBeChecked();
  });

  it('reverts the state when the server refuses', async () => {
    const { notices, user } = await renderWebhooks({
      responses: {
        'PUT /admin/webhooks/:id': () => {
          throw new ApiError({ name: 'ForbiddenError', message: 'Forbidden', status: 403 });
        },
      },
    });
    await user.click(toggle());
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'danger', title: 'Forbidden' }]));
    expect(toggle()).toBeChecked();
  });

  it('deletes a webhook after a confirmation', async () => {
    const { requests, openMenu, user } = await renderWebhooks();
    await openMenu('Search index');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requests('DELETE /admin/webhooks/:id')[0]?.params).toEqual({ id: '2' });
  });

  it('deletes the selected webhooks together', async () => {
    const { requests, user } = await renderWebhooks();
    await user.click(screen.getByRole('checkbox', { name: 'Select Build the website' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Search index' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected webhooks' }));
    expect(bar.getByText('2 webhooks selected')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 webhooks?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(requests('POST /admin/webhooks/batch-delete')[0]?.body).toEqual({ ids: [1, 2] });
    expect(screen.queryByRole('toolbar', { name: 'Selected webhooks' })).not.toBeInTheDocument();
  });

  it('explains webhooks while none exists', async () => {
    await renderSettings({ at, responses: { 'GET /admin/webhooks': () => ({ data: [] }) } });
    expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create new webhook' })).toHaveAttribute(
      'href',
      '/admin/settings/webhooks/create',
    );
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    const { user } = await renderSettings({
      at,
      responses: { 'GET /admin/webhooks': () => (isDown ? serverFailure() : { data: [...someWebhooks] }) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Search index' })).toBeInTheDocument();
  });

  it('offers only the actions that the user has permission for', async () => {
    const { openMenu } = await renderWebhooks({ permissions: [read] });
    expect(screen.queryByRole('link', { name: 'Create new webhook' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(toggle()).toBeDisabled();
    await openMenu('Search index');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View']);
  });

  it.each([
    ['update', update],
    ['delete', remove],
  ])('is available to users who may %s', async (_name, permission) => {
    await renderWebhooks({ permissions: [permission] });
    expect(rows()).toHaveLength(3);
  });

  it('is not available to other users', async () => {
    const { requests } = await renderSettings({ at, permissions: [create] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
    expect(requests('GET /admin/webhooks')).toEqual([]);
  });
});
