import { ApiError, definePlugin, preferencesRef, sessionRef } from '@admin/shell';
import { fillField } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileSections } from '../../points.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { failingAfterStart } from '../fixtures/settings-server.ts';

const update = 'PUT /admin/users/me';

const items = () => within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem');

async function renderProfile(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: '/me', permissions: [], ...spec });
  const firstname = await screen.findByRole('textbox', { name: /First name/ });
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...rendered, firstname, save };
}

describe('the profile', () => {
  it('saves the name and updates the greeting', async () => {
    const { firstname, requests, save, services, user } = await renderProfile();
    await user.clear(firstname);
    await fillField(user, firstname, 'Augusta');
    await save();
    await waitFor(() => expect(services.get(sessionRef).getState().user?.firstname).toBe('Augusta'));
    expect(requests(update)[0]?.body).toEqual({ firstname: 'Augusta' });
  });

  it('shows the sections of plugins between the form and the sessions', async () => {
    const plugin = definePlugin({
      id: 'digest',
      contributes: [
        profileSections.add({
          id: 'digest.section',
          component: () => Promise.resolve({ default: () => <h2>Weekly digest</h2> }),
        }),
      ],
    });
    await renderProfile({ plugins: [plugin] });
    await screen.findByRole('heading', { name: 'Weekly digest' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(-2)).toEqual(['Weekly digest', 'Sessions']);
  });

  it('switches to the chosen language immediately', async () => {
    const { save, services, user } = await renderProfile();
    await user.click(screen.getByRole('combobox', { name: 'Interface language' }));
    await user.click(screen.getByRole('option', { name: /^Français/ }));
    await save();
    await waitFor(() => expect(services.get(preferencesRef).getState().language).toBe('fr'));
  });

  it('changes the password with the current one and clears the fields', async () => {
    const { requests, save, user } = await renderProfile();
    await fillField(user, screen.getByLabelText('New password'), 'Long-enough-1');
    await fillField(user, screen.getByLabelText('Confirm password'), 'Long-enough-1');
    await save();
    expect(await screen.findByText('This value is required.')).toBeInTheDocument();
    expect(requests(update)).toEqual([]);
    await fillField(user, screen.getByLabelText('Current password'), 'Before-1');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
    expect(requests(update)[0]?.body).toEqual({
      password: 'Long-enough-1',
      currentPassword: 'Before-1',
    });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows an incorrect password at the field for the current password', async () => {
    const { notices, save, user } = await renderProfile({
      responses: {
        [update]: () => {
          const details = { currentPassword: ['Invalid credentials'] };
          throw new ApiError({ name: 'BadRequestError', message: 'ValidationError', status: 400, details });
        },
      },
    });
    await fillField(user, screen.getByLabelText('New password'), 'Long-enough-1');
    await fillField(user, screen.getByLabelText('Confirm password'), 'Long-enough-1');
    await fillField(user, screen.getByLabelText('Current password'), 'Wrong-1');
    await save();
    const current = screen.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription(/Invalid credentials/));
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('can be requested again after a failure', async () => {
    await renderSettings({
      at: '/me',
      responses: {
        'GET /admin/users/me': failingAfterStart(() => {
          throw new ApiError({ name: 'NetworkError', message: '', status: 0 });
        }),
      },
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe("the user's sessions", () => {
  it('are listed with the current one marked, which cannot be ended here', async () => {
    await renderProfile();
    expect(await screen.findByText('Chrome on Linux')).toBeInTheDocument();
    expect(within(items()[0]!).getByText('This session')).toBeInTheDocument();
    expect(within(items()[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(items()[2]!).getByText('Unknown device')).toBeInTheDocument();
  });

  it.each([404, 405])('are hidden when the server does not support them: %d', async (status) => {
    await renderProfile({
      responses: {
        'GET /admin/users/me/sessions': () => {
          throw new ApiError({ name: 'UnknownError', message: '', status });
        },
      },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sessions' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
    expect(screen.queryByText(/other devices/)).not.toBeInTheDocument();
  });

  it('are ended one by one', async () => {
    const { requests, user } = await renderProfile();
    await user.click(await screen.findByRole('button', { name: 'End the session Safari on iPhone' }));
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(requests('DELETE /admin/users/me/sessions/:id')[0]?.params).toEqual({
      id: 'telephone',
    });
  });

  it('are ended, except the current one, after a confirmation', async () => {
    const { requests, user } = await renderProfile();
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(requests('DELETE /admin/users/me/sessions')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});
