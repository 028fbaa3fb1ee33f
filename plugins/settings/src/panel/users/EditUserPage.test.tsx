import { ApiError } from '@admin/shell';
import { fillField } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const update = 'PUT /admin/users/:id';
const grace = '/settings/users/2';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('the page of a user', () => {
  it('sends only the changed values, and has no unsaved changes afterwards', async () => {
    const { requests, notices, user } = await renderSettings({ at: grace });
    const lastname = await field(/Last name/);
    await user.clear(lastname);
    await user.click(await screen.findByRole('checkbox', { name: 'Proofreader' }));
    await user.click(saveButton());
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Saved' } }]),
    );
    expect(requests(update)[0]).toMatchObject({
      params: { id: '2' },
      body: { lastname: null, roles: [2, 3] },
    });
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'true'));
  });

  it('sets a valid password that was entered twice, and clears the fields afterwards', async () => {
    const { requests, user } = await renderSettings({ at: grace });
    const password = await screen.findByLabelText('Password');
    await fillField(user, password, 'short');
    await user.click(saveButton());
    expect(await screen.findByText('The value is too short.')).toBeInTheDocument();
    await user.clear(password);
    await fillField(user, password, 'Long-enough-1');
    await fillField(user, screen.getByLabelText('Confirm password'), 'Long-enough-1');
    await user.click(saveButton());
    await waitFor(() => expect(password).toHaveValue(''));
    expect(requests(update).map((request) => request.body)).toEqual([{ password: 'Long-enough-1' }]);
  });

  it('saves with Ctrl+S', async () => {
    const { requests, user } = await renderSettings({ at: grace });
    await fillField(user, await field(/Username/), 'grace');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requests(update)[0]?.body).toEqual({ username: 'grace' }));
  });

  it('keeps rejected values, and shows the errors at the fields and above the form', async () => {
    let message = 'A user with this email address already exists';
    const { notices, user } = await renderSettings({
      at: grace,
      responses: {
        [update]: () => {
          throw new ApiError({ name: 'ApplicationError', message, status: 400 });
        },
      },
    });
    const email = await field(/Email/);
    await user.clear(email);
    await fillField(user, email, 'ada@example.com');
    await user.click(saveButton());
    await waitFor(() => expect(email).toHaveAccessibleDescription(message));
    expect(email).toHaveFocus();
    message = 'You must have at least one user with super admin role.';
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email).toHaveValue('ada@example.com');
    const warning = { tone: 'warning', title: { defaultMessage: 'An error occurred' } };
    expect(notices()).toMatchObject([warning, warning]);
  });

  it('asks for confirmation before changes are lost', async () => {
    const { location, navigate, user } = await renderSettings({ at: grace });
    await fillField(user, await field(/Username/), 'grace');
    await navigate('/settings/users');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe(grace);
    expect(await field(/Username/)).toHaveValue('grace');
  });

  it('renews the invitation of a user who has not registered', async () => {
    const { user } = await renderSettings({ at: '/settings/users/3' });
    await user.click(await screen.findByRole('button', { name: 'Create a new link' }));
    const link = await screen.findByRole('textbox', { name: 'Invitation link' });
    expect((link as HTMLInputElement).value).toContain('registrationToken=token-of-the-second-link');
  });

  it('offers no invitation for a registered user who was deactivated', async () => {
    const { requests } = await renderSettings({
      at: '/settings/users/3',
      responses: { 'GET /admin/users/:id/invitation': () => ({ data: { isPending: false, mail: 'smtp' } }) },
    });
    await field(/First name/);
    await waitFor(() => expect(requests('GET /admin/users/:id/invitation')).toHaveLength(1));
    expect(screen.queryByText('Invitation')).not.toBeInTheDocument();
  });

  it("hides features that only this project's server supports", async () => {
    const unknown = () => {
      throw new ApiError({ name: 'UnknownError', message: '', status: 405 });
    };
    await renderSettings({
      at: '/settings/users/3',
      responses: {
        'GET /admin/users/:id/invitation': unknown,
        'GET /admin/users/me/sessions': unknown,
      },
    });
    await field(/First name/);
    expect(await screen.findByText('Leave empty to keep the current password.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
    expect(screen.queryByText('Invitation')).not.toBeInTheDocument();
  });

  it('ends all sessions of another user', async () => {
    const { requests, notices, user } = await renderSettings({ at: grace });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
    expect(requests('DELETE /admin/users/:id/sessions')[0]?.params).toEqual({ id: '2' });
  });

  it("excludes the current user's own email address and password", async () => {
    await renderSettings({ at: '/settings/users/1' });
    expect(await field(/Email/)).toBeDisabled();
    expect(screen.queryByLabelText('Confirm password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/admin/me');
    expect(screen.getByRole('switch', { name: 'Active' })).toBeDisabled();
    expect(screen.getByText('You cannot deactivate your own account.')).toBeVisible();
  });

  it('is read-only without permission to change users', async () => {
    await renderSettings({ at: grace, permissions: [settingsPermissions.users.read] });
    expect(await field(/First name/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('shows a message when the user does not exist', async () => {
    await renderSettings({ at: '/settings/users/77' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
