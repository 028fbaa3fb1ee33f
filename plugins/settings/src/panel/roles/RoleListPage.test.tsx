import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const rows = () => screen.getAllByRole('row').slice(1);

async function renderRoles(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: '/settings/roles', ...spec });
  await screen.findByRole('link', { name: 'Editor' });
  const openMenu = (name: string) =>
    rendered.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return { ...rendered, openMenu };
}

describe('the list of roles', () => {
  it('shows the number of users of each role', async () => {
    await renderRoles();
    expect(screen.getByText('3 roles')).toBeInTheDocument();
    expect(within(rows()[0]!).getByText('1 user')).toBeInTheDocument();
    expect(within(rows()[1]!).getByText('3 users')).toBeInTheDocument();
    expect(within(rows()[2]!).getByText('No users')).toBeInTheDocument();
  });

  it('can be searched by name and description', async () => {
    const { user } = await renderRoles();
    await user.type(screen.getByRole('searchbox'), 'PUBLISH contents');
    expect(rows()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(rows()).toHaveLength(3);
  });

  it('deletes a role without users after a confirmation', async () => {
    const { requests, openMenu, user } = await renderRoles();
    await openMenu('Proofreader');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the role Proofreader?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requests('DELETE /admin/roles/:id')[0]?.params).toEqual({ id: '3' });
  });

  it('shows a warning, and the reason in the dialog, when the server refuses to delete a role', async () => {
    const message = 'Roles with users cannot be deleted';
    const { notices, openMenu, user } = await renderRoles({
      responses: {
        'DELETE /admin/roles/:id': () => {
          throw new ApiError({ name: 'ApplicationError', message, status: 400 });
        },
      },
    });
    await openMenu('Proofreader');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('explains why a role with users cannot be deleted', async () => {
    const { openMenu } = await renderRoles();
    await openMenu('Editor');
    const item = screen.getByRole('menuitem', { name: /Delete/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Still has users');
  });

  it('offers only viewing and copying for the super administrator’s role', async () => {
    const { openMenu } = await renderRoles();
    await openMenu('Super Admin');
    expect(
      screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['View', '/admin/settings/roles/1'],
      ['Duplicate', '/admin/settings/roles/duplicate/1'],
    ]);
  });

  it('offers only the actions that the user has permission for', async () => {
    const { openMenu } = await renderRoles({ permissions: [settingsPermissions.roles.read] });
    expect(screen.queryByRole('link', { name: 'Create new role' })).not.toBeInTheDocument();
    await openMenu('Proofreader');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View']);
  });
});
