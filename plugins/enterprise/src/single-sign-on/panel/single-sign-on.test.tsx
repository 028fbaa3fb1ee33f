import { createTestPanel, respondWithError, type TestResponses } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { company, signOnPanel } from './fixtures/sign-on-panel.testing.ts';

const signedOut = (at: string, responses: TestResponses = {}) =>
  createTestPanel(signOnPanel({ at, visitor: 'signed out', responses }));

describe('the sign-in pages', () => {
  it('link to each provider below the form, with the page that the user wanted', async () => {
    await signedOut('/auth/login?redirectTo=%2Fsettings');
    const link = await screen.findByRole('link', { name: 'Company' });
    expect(link).toHaveAttribute('href', '/admin/connect/company?redirectTo=%2Fsettings');
    expect(screen.getByRole('link', { name: 'Partner' })).toHaveAttribute(
      'href',
      '/admin/connect/partner?redirectTo=%2Fsettings',
    );
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  it.each([
    ['without providers', []],
    ['while the server is unreachable', respondWithError(503, 'ServiceUnavailableError', 'Busy')],
  ])('show only the form %s', async (_case, response) => {
    const { requests } = await signedOut('/auth/login', { 'GET /admin/providers': response });
    await waitFor(() => expect(requests('GET /admin/providers')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(screen.queryByText('Or sign in with')).not.toBeInTheDocument();
  });

  it('show the icon of a provider, and hide it from screen readers', async () => {
    const icon = 'data:image/png;base64,iVBORw0KGgo=';
    const { container } = await signedOut('/auth/login', {
      'GET /admin/providers': [{ uid: 'company', displayName: 'Company', icon }],
    });
    await screen.findByRole('link', { name: 'Company' });
    expect(container.querySelector(`img[src="${icon}"]`)).toHaveAttribute('alt', '');
  });

  it('explain that the server’s own panel is needed when another host serves the panel', async () => {
    const panel = signOnPanel({ at: '/auth/login', visitor: 'signed out' });
    await createTestPanel({ ...panel, config: { backendUrl: 'https://api.example.com' } });
    expect(
      await screen.findByText('Single sign-on works only in the panel that https://api.example.com serves.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Company' })).not.toBeInTheDocument();
  });

  it.each([
    ['invitation-required', 'You have no account yet. Ask an administrator to invite you.'],
    ['toString', 'Something went wrong. Try again.'],
    ['<b>', 'Something went wrong. Try again.'],
  ])('explain the failure %s', async (failure, text) => {
    await signedOut(`/auth/providers?error=${encodeURIComponent(failure)}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Company' })).toBeVisible();
  });

  it('exchange the session cookie for a token, and open the page that the user wanted', async () => {
    const { location, requests } = await signedOut(
      '/auth/single-sign-on?redirectTo=%2Fsettings%2Fsingle-sign-on',
      {
        'POST /admin/renew-token': { data: { token: 'fresh' } },
      },
    );
    await waitFor(() => expect(location()).toBe('/settings/single-sign-on'));
    expect(requests('POST /admin/renew-token')[0]?.body).toEqual({ token: '' });
  });

  it('never leave the panel after the sign-in', async () => {
    const { location } = await signedOut('/auth/single-sign-on?redirectTo=%2F%2Fevil.example', {
      'POST /admin/renew-token': { data: { token: 'fresh' } },
    });
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('report a sign-in without a session', async () => {
    const { location } = await signedOut('/auth/single-sign-on', {
      'POST /admin/renew-token': respondWithError(400, 'ValidationError', 'Invalid token'),
    });
    await waitFor(() => expect(location()).toBe('/auth/providers?error=unknown'));
  });
});

describe('the settings page', () => {
  const open = async (responses: TestResponses = {}) => {
    const panel = await createTestPanel(signOnPanel({ at: '/settings/single-sign-on', responses }));
    await screen.findByRole('heading', { name: 'Single sign-on' });
    await screen.findByRole('button', { name: 'Edit Company' });
    return { ...panel, user: userEvent.setup() };
  };

  it('lists providers, and offers no change of those of the environment', async () => {
    await open();
    expect(screen.getByText('Configured by the environment of the server')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1);
  });

  it('saves the options', async () => {
    const { requests, user } = await open({
      'PUT /admin/providers/options': { data: { autoRegister: true, defaultRole: 2, ssoLockedRoles: [1] } },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Super Admin' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests('PUT /admin/providers/options')).toHaveLength(1));
    expect(requests('PUT /admin/providers/options')[0]?.body).toEqual({
      autoRegister: true,
      defaultRole: 2,
      ssoLockedRoles: [1],
    });
  });

  it('changes a provider without its secret', async () => {
    const save = 'PUT /admin/single-sign-on/providers/:uid';
    const { requests, user } = await open({ [save]: { data: company } });
    await user.click(screen.getByRole('button', { name: 'Edit Company' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name on the sign-in page/ });
    await user.clear(name);
    await user.type(name, 'Staff');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    expect(requests(save)[0]).toMatchObject({
      params: { uid: 'company' },
      body: {
        displayName: 'Staff',
        issuer: company.issuer,
        clientId: 'atrium',
        matchEmail: true,
        trustsEmail: false,
        roleClaim: 'groups',
        roles: [{ value: 'editors', role: 2 }],
        roleSync: 'always',
      },
    });
    expect(requests(save)[0]?.body).not.toHaveProperty('clientSecret');
  });

  it.each([
    ['Bad Id', 'Use lowercase letters, digits and single dashes, such as company-1.'],
    ['company', 'Another provider has this identifier.'],
  ])('refuses a new provider with the identifier %s', async (uid, text) => {
    const { requests, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a provider' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [name, value] of [
      [/^Name on/, 'New'],
      [/^Identifier/, uid],
      [/^Issuer URL/, 'https://login.example.com'],
      [/^Client ID/, 'atrium'],
    ] as const) {
      await user.type(dialog.getByRole('textbox', { name }), value);
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(requests('PUT /admin/single-sign-on/providers/:uid')).toEqual([]);
  });

  it('deletes a provider after a confirmation', async () => {
    const remove = 'DELETE /admin/single-sign-on/providers/:uid';
    const { requests, user } = await open({ [remove]: undefined });
    await user.click(screen.getByRole('button', { name: 'Delete Company' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests(remove)).toHaveLength(1));
  });
});
