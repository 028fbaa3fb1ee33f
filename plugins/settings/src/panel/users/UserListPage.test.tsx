import { ApiError, queriesRef } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePeople } from '../fixtures/people.ts';
import { settingsTags } from '../tags.ts';
import { renderSettings, type RenderedSettings } from '../fixtures/render-settings.ts';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const path = '/settings/users';
const first = `${path}?pageSize=10&page=1&sort=firstname`;
const list = 'GET /admin/users';

const rows = () => screen.getAllByRole('row').slice(1);

async function renderUsers(spec: SettingsSpec = {}): Promise<RenderedSettings> {
  const rendered = await renderSettings({ at: first, ...spec });
  await screen.findByRole('link', { name: /^Ada/ });
  return rendered;
}

describe('the list of users', () => {
  it('requests the first ten users by first name and shows their details', async () => {
    const { requests } = await renderUsers();
    expect(requests(list)[0]?.query).toEqual({ page: 1, pageSize: 10, sort: 'firstname:ASC' });
    expect(screen.getByText('4 users found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ada.*\(You\)$/ })).toHaveAttribute('href', `/admin${path}/1`);
    const linus = rows()[2]!;
    expect(await within(linus).findByText('Invited')).toBeInTheDocument();
    expect(within(rows()[0]!).getByText('Super Admin')).toBeInTheDocument();
  });

  it('stores sorting, page and search in the address', async () => {
    const { location, user } = await renderUsers({
      at: `${path}?pageSize=3&page=1&sort=firstname`,
      people: somePeople(7),
    });
    await user.click(screen.getByRole('button', { name: 'Email' }));
    expect(location()).toBe(`${path}?pageSize=3&page=1&sort=email:ASC`);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(location()).toBe(`${path}?pageSize=3&page=2&sort=email:ASC`);
    expect(await screen.findByText('4–6 of 7')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'grace{Enter}');
    expect(location()).toBe(`${path}?pageSize=3&page=1&sort=email:ASC&_q=grace`);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('stores a filter in the address and removes it', async () => {
    const { location, requests, user } = await renderUsers();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(screen.getByRole('option', { name: 'Status' }));
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(location()).toBe(`${first}&filters[$and][0][isActive][$eq]=true`);
    await waitFor(() =>
      expect(requests(list).at(-1)?.query).toMatchObject({
        'filters[$and][0][isActive][$eq]': 'true',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Status is Active”' }));
    expect(location()).toBe(first);
  });

  it('shows a message when no user matches, with a button to clear the search and filters', async () => {
    const { location, user } = await renderSettings({ at: `${first}&_q=nobody` });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(location()).toBe(first);
    expect(await screen.findByText('4 users found')).toBeInTheDocument();
  });

  it('deletes a user after a confirmation, and reloads users, roles and seats', async () => {
    const { requests, notices, services, user } = await renderUsers();
    const { client: queries } = services.get(queriesRef).getState();
    queries?.setQueryData([settingsTags.licenseLimits], 'seats');
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(requests('DELETE /admin/users/:id')[0]?.params).toEqual({ id: '2' });
    expect(notices()).toMatchObject([{ tone: 'success' }]);
    await waitFor(() =>
      expect(queries?.getQueryState([settingsTags.licenseLimits])?.isInvalidated).toBe(true),
    );
  });

  it('deletes several users together, except the current user', async () => {
    const { requests, user } = await renderUsers();
    for (const name of ['Select Ada Admin', 'Select Grace Hopper', 'Select Margaret Hamilton']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 users?' }));
    expect(dialog.getByText(/Your own account is left out/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requests('POST /admin/users/batch-delete')[0]?.body).toEqual({ ids: [2, 4] });
  });

  it('does not offer to delete the current user', async () => {
    const { user } = await renderUsers();
    await user.click(screen.getByRole('button', { name: 'Actions for Ada Admin' }));
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('shows a warning, and the reason in the dialog, when the server refuses to delete a user', async () => {
    const message = 'You must have at least one user with super admin role.';
    const { notices, user } = await renderUsers({
      responses: {
        'DELETE /admin/users/:id': () => {
          throw new ApiError({ name: 'ValidationError', message, status: 400 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this user?' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('offers no changes to users who may only read', async () => {
    await renderUsers({ permissions: [settingsPermissions.users.read] });
    expect(screen.queryByRole('button', { name: 'Invite new user' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('moves from a page beyond the end to the last one', async () => {
    const { location } = await renderSettings({ at: `${path}?page=9&pageSize=10&sort=firstname` });
    await waitFor(() => expect(location()).toBe(`${path}?page=1&pageSize=10&sort=firstname`));
    expect(await screen.findByText('1–4 of 4')).toBeInTheDocument();
  });

  describe('on a server that does not sort or filter by everything', () => {
    /** Responds like other servers of this API: the error names the parameter. */
    const picky: SettingsSpec['responses'] = {
      [list]: ({ query = {} }) => {
        const named = JSON.stringify(query).match(/email:|isActive/)?.[0];
        if (named) {
          const message = `Invalid parameter ${named.replace(':', '')}`;
          throw new ApiError({ name: 'ValidationError', message, status: 400 });
        }
        return {
          data: {
            results: [...somePeople()],
            pagination: { page: 1, pageSize: 10, pageCount: 1, total: 4 },
          },
        };
      },
    };

    it('keeps the page, reports the unsupported parameter, and removes it from the address', async () => {
      const at = `${path}?pageSize=10&page=1&sort=email:DESC&filters[$and][0][isActive][$eq]=true`;
      const { location, requests, user } = await renderUsers({ at, responses: picky });
      expect(rows()).toHaveLength(4);
      expect(screen.getByRole('columnheader', { name: 'First name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      expect(screen.getByText('This server cannot sort or filter users by Email or Status')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Remove it' }));
      expect(location()).toBe(`${path}?pageSize=10&page=1&sort=firstname:ASC`);
      expect(screen.queryByText(/^This server cannot/)).not.toBeInTheDocument();
      expect(requests(list)).toHaveLength(3);
    });

    it('no longer offers that field', async () => {
      const { user } = await renderUsers({ responses: picky });
      await user.click(screen.getByRole('button', { name: 'Email' }));
      await screen.findByText('This server cannot sort or filter users by Email');
      expect(screen.queryByRole('button', { name: 'Email' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Last name' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      await user.click(screen.getByRole('combobox', { name: 'Field' }));
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'First name',
        'Last name',
        'Status',
      ]);
    });

    it('shows the reason of any other error', async () => {
      const message = '_q must be a text of at most 200 characters';
      const refuse = () => {
        throw new ApiError({ name: 'ValidationError', message, status: 400 });
      };
      await renderSettings({ at: first, responses: { [list]: refuse } });
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByRole('searchbox')).toBeInTheDocument();
    });
  });

  it('has a column for user names only when a user has one', async () => {
    const [ada, ...others] = somePeople();
    const { unmount } = await renderUsers();
    expect(screen.queryByRole('columnheader', { name: 'Username' })).not.toBeInTheDocument();
    unmount();
    await renderUsers({ people: [{ ...ada!, username: 'ada' }, ...others] });
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Status', 'Username', 'Actions']);
  });

  it('keeps its state for the back link of a user', async () => {
    const at = `${path}?pageSize=20&page=1&sort=email:DESC&_q=grace`;
    const { location, user } = await renderSettings({ at });
    await user.click(await screen.findByRole('link', { name: 'Grace' }));
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(location()).toBe(at);
    await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/admin${encodeURI(at)}`,
    );
  });

  it('can be requested again when the server does not respond', async () => {
    await renderSettings({
      at: first,
      responses: {
        [list]: () => {
          throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
