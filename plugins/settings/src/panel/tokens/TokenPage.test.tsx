import { ApiError } from '@admin/shell';
import { fillField } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const create = 'POST /admin/api-tokens';
const update = 'PUT /admin/api-tokens/:id';
const regenerate = 'POST /admin/api-tokens/:id/regenerate';
const regenerateTransfer = 'POST /admin/transfer/tokens/:id/regenerate';
const newToken = '/settings/api-tokens/create';
const { access, read } = settingsPermissions.apiTokens;

async function renderToken(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: newToken, ...spec });
  await screen.findByRole('textbox', { name: /Name/ });
  const { user } = rendered;
  const choose = async (field: RegExp, option: RegExp) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...rendered, choose, save };
}

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const key = () => screen.findByRole('textbox', { name: 'Access key' });
const noKey = () => expect(screen.queryByRole('textbox', { name: 'Access key' })).not.toBeInTheDocument();

describe('a new API token', () => {
  afterEach(() => localStorage.clear());

  it('is read-only for a month by default, and shows its key on its own page', async () => {
    const { location, requests, notices, save, user } = await renderToken();
    await fillField(user, screen.getByRole('textbox', { name: /Name/ }), ' Shop ');
    await save();
    const shown = await key();
    expect((shown as HTMLInputElement).value).toMatch(/^[0-9a-f]{255}1$/);
    expect(screen.getByText(/not be able to see it again/)).toBeInTheDocument();
    expect(requests(create)[0]?.body).toEqual({
      name: 'Shop',
      description: '',
      type: 'read-only',
      permissions: null,
      lifespan: 2_592_000_000,
    });
    expect(location()).toBe('/settings/api-tokens/99');
    expect(screen.getByRole('heading', { level: 1, name: 'Shop' })).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'success' }]);
    expect(JSON.stringify(localStorage)).toContain('apiTokens');
  });

  it('hides its key after the page is left', async () => {
    const { historyState, save, user } = await renderToken();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Shop');
    await save();
    await key();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'Shop' }));
    await screen.findByRole('button', { name: 'Regenerate' });
    noKey();
    expect(JSON.stringify(historyState())).not.toContain('a1b2c3d4');
  });

  it('can have no expiry date', async () => {
    const { choose, requests, save, user } = await renderToken();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Shop');
    await choose(/Token duration/, /Unlimited/);
    expect(screen.getByText('Never expires')).toBeInTheDocument();
    await choose(/Token type/, /Full access/);
    await save();
    await key();
    expect(requests(create)[0]?.body).toMatchObject({ type: 'full-access', lifespan: null });
  });

  it('requires a name, and permissions if it is custom, before a request is sent', async () => {
    const { choose, requests, save, user } = await renderToken();
    await choose(/Token type/, /Custom/);
    const articles = await group('Article');
    await save();
    expect(await screen.findByText('This value is required.')).toBeInTheDocument();
    expect(screen.getByText('Choose at least one permission.')).toBeInTheDocument();
    expect(requests(create)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Shop');
    await user.click(articles.getByRole('checkbox', { name: 'Find one' }));
    expect(articles.getByRole('checkbox', { name: 'Everything on Article' })).toBePartiallyChecked();
    await user.click((await group('Homepage')).getByRole('checkbox', { name: 'Everything on Homepage' }));
    await save();
    await key();
    expect(requests(create)[0]?.body).toMatchObject({
      type: 'custom',
      permissions: [
        'api::article.article.findOne',
        'api::homepage.homepage.delete',
        'api::homepage.homepage.find',
        'api::homepage.homepage.update',
      ],
    });
  });

  it('shows at the name field that the name is in use, and keeps the input', async () => {
    const { notices, save, user } = await renderToken();
    const name = screen.getByRole('textbox', { name: /Name/ });
    await fillField(user, name, 'Website');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name already taken'));
    expect(name).toHaveValue('Website');
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('is shown with its key to users who may create but not read tokens; other tokens are not', async () => {
    const permissions = [access, settingsPermissions.apiTokens.create];
    const { location, requests, navigate, save, user } = await renderToken({ permissions });
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Shop');
    await save();
    expect(await key()).toBeInTheDocument();
    expect(location()).toBe('/settings/api-tokens/99');
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeDisabled();
    await navigate('/settings/api-tokens/1');
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
    expect(requests('GET /admin/api-tokens/:id')).toEqual([]);
  });

  it('is not available to users who may not create one', async () => {
    await renderSettings({ at: newToken, permissions: [access, read] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
  });
});

describe('the page of an API token', () => {
  it('shows its permissions and its expiry date', async () => {
    await renderToken({ at: '/settings/api-tokens/2' });
    expect(screen.getByText(/^Expired on March 9, 2026$/)).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Token duration/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Article' })).not.toBeInTheDocument();
    noKey();
  });

  it('sends a change without the lifespan', async () => {
    const { requests, save, user } = await renderToken({ at: '/settings/api-tokens/3' });
    await user.click((await group('Tag')).getByRole('checkbox', { name: 'Find' }));
    await save();
    await waitFor(() =>
      expect(requests(update)[0]?.body).toEqual({
        name: 'App',
        description: 'Reads articles, and keeps the ones that people write on the way',
        type: 'custom',
        permissions: ['api::article.article.find', 'api::article.article.findOne'],
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('generates a new key after a confirmation, and shows it once', async () => {
    const { requests, user } = await renderToken({ at: '/settings/api-tokens/1' });
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Regenerate the key of Website?' }));
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
    expect(((await key()) as HTMLInputElement).value).toMatch(/1$/);
    expect(requests(regenerate).map((request) => request.params)).toEqual([{ id: '1' }]);
    expect(requests(regenerateTransfer)).toEqual([]);
  });

  it('shows the error in the dialog when no key was generated', async () => {
    const { user } = await renderToken({
      at: '/settings/api-tokens/1',
      responses: {
        [regenerate]: () => {
          throw new ApiError({ name: 'NotFoundError', message: 'API Token not found', status: 404 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
    expect(await dialog.findByText('API Token not found')).toBeInTheDocument();
    noKey();
  });

  it('is read-only for users who may not change it', async () => {
    await renderToken({ at: '/settings/api-tokens/3', permissions: [access, read] });
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: /Token type/ })).toBeDisabled();
    expect(await screen.findByRole('checkbox', { name: 'Everything on Article' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Save|Regenerate/ })).not.toBeInTheDocument();
  });

  it('shows a message when the token does not exist', async () => {
    await renderSettings({ at: '/settings/api-tokens/77' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});

describe('a transfer token', () => {
  it('shows the direction of the transfer', async () => {
    const { choose, requests, save, user } = await renderToken({ at: '/settings/transfer-tokens/create' });
    await fillField(user, screen.getByRole('textbox', { name: /Name/ }), 'Production');
    await choose(/Token type/, /Push and pull/);
    await save();
    await key();
    expect(requests('POST /admin/transfer/tokens')[0]?.body).toEqual({
      name: 'Production',
      description: '',
      permissions: ['push', 'pull'],
      lifespan: 2_592_000_000,
    });
  });

  it('is changed and regenerated like an API token', async () => {
    const { choose, requests, save, user } = await renderToken({ at: '/settings/transfer-tokens/1' });
    await choose(/Token type/, /^Pull/);
    await save();
    await waitFor(() =>
      expect(requests('PUT /admin/transfer/tokens/:id')[0]?.body).toEqual({
        name: 'Staging',
        description: '',
        permissions: ['pull'],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
    expect(await key()).toBeInTheDocument();
    expect(requests(regenerateTransfer).map((request) => request.params)).toEqual([{ id: '1' }]);
    expect(requests(regenerate)).toEqual([]);
  });
});
