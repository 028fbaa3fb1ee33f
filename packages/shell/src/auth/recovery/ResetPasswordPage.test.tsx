import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses } from '../../http/fixtures/fake-server.ts';
import { fillField } from '../../testing/fill-field.ts';
import { openPanel } from '../../routing/fixtures/open-panel.tsx';

// The load time of a chunk is not under test.
beforeAll(() => import('./pages.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const user = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com', roles: [] };

async function open(responses: FakeResponses = {}) {
  const opened = openPanel({
    at: '/auth/reset-password?code=secret',
    visitor: 'signed out',
    responses: { 'POST /admin/reset-password': { body: { data: { token: 'given', user } } }, ...responses },
  });
  render(opened.panel);
  await screen.findByRole('heading', { name: 'Reset password' });
  return { ...opened, resets: () => opened.server.requestsTo('POST /admin/reset-password') };
}

async function choose(password: string, confirmation = password) {
  await fillField(userEvent, field(/^Password/), password);
  await fillField(userEvent, field(/^Confirm password/), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('the page that sets a new password', () => {
  it('removes the code from the address, shows the password rules, and focuses the first field', async () => {
    const { address } = await open();
    await waitFor(() => expect(address()).toBe('/auth/reset-password'));
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
    expect(field(/^Password/)).toHaveAccessibleDescription(
      /^Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number ?Passwords that many people use/,
    );
  });

  it('sends the unchanged password with the code, signs in this tab, and opens the home page', async () => {
    const { resets, address } = await open();
    await choose(' Passw0rd ');
    await screen.findByRole('heading', { name: 'Hello Ada' });
    expect(address()).toBe('/');
    expect(resets().map(({ body }) => body)).toEqual([
      { password: ' Passw0rd ', resetPasswordToken: 'secret' },
    ]);
    expect(sessionStorage.getItem('admin.token')).not.toBeNull();
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it('rejects an invalid password and a different repetition, and sends nothing', async () => {
    const { resets } = await open();
    await choose('password1', 'password2');
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
    expect(field(/^Password/)).toHaveAccessibleDescription(/at least one uppercase character/);
    expect(field(/^Confirm password/)).toHaveAccessibleDescription('The passwords do not match.');
    expect(resets()).toHaveLength(0);
  });

  it('shows the error of the server above the form', async () => {
    await open({ 'POST /admin/reset-password': errorResponse(400, 'ValidationError', 'No longer valid') });
    await choose('Passw0rd');
    expect(await screen.findByRole('alert')).toHaveTextContent('No longer valid');
    expect(field(/^Password/)).toHaveValue('Passw0rd');
  });

  it('reports an expired link before any input, and links to a new request', async () => {
    const dead = errorResponse(400, 'ApplicationError', 'Dead');
    const opened = openPanel({
      at: '/auth/reset-password?code=used',
      visitor: 'signed out',
      responses: { 'POST /admin/reset-password/check': dead },
    });
    render(opened.panel);
    await screen.findByRole('heading', { name: 'This link is no longer valid' });
    expect(opened.server.requestsTo('POST /admin/reset-password/check')[0]?.body).toEqual({
      resetPasswordToken: 'used',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Send a new link' }));
    await screen.findByRole('heading', { name: 'Password Recovery' });
  });

  it('reports a link that expires while the user types', async () => {
    await open({ 'POST /admin/reset-password': errorResponse(400, 'ApplicationError', 'Dead') });
    await choose('Passw0rd');
    expect(await screen.findByRole('heading', { name: /no longer valid/ })).toBeVisible();
  });

  it('shows the first of several errors instead of their number', async () => {
    const errors = ['password is too common', 'password is too long'].map((message) => ({
      path: ['password'],
      message,
    }));
    await open({
      'POST /admin/reset-password': errorResponse(400, 'ValidationError', '2 errors occurred', { errors }),
    });
    await choose('Passw0rd');
    expect(await screen.findByRole('alert')).toHaveTextContent('password is too common');
  });

  it.each(['', '?code='])('redirects an address with %j to the sign-in page', async (search) => {
    const opened = openPanel({ at: `/auth/reset-password${search}`, visitor: 'signed out' });
    render(opened.panel);
    await screen.findByRole('heading', { name: 'Welcome!' });
    expect(opened.address()).toBe('/auth/login');
  });
});
