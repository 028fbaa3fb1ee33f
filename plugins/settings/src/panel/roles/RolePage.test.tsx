import { ApiError } from '@admin/shell';
import { fillField, type TestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { articleUid, explorer, storedPermission } from '../fixtures/role-layout.ts';
import { editorPermissions } from '../fixtures/settings-server.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const editor = '/settings/roles/2';
const grant = 'PUT /admin/roles/:id/permissions';
const readOwn = 'GET /admin/users/me/permissions';

const box = (name: string) => screen.getByRole('checkbox', { name });

async function renderRole(spec: SettingsSpec = {}) {
  const rendered = await renderSettings({ at: editor, ...spec });
  await screen.findByRole('grid', { name: 'Collection types' });
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...rendered, save };
}

/** Returns the permissions of the first request. */
function permissionsSent(requests: TestPanel['requests']): readonly object[] {
  const body: unknown = requests(grant)[0]?.body;
  return (body as { readonly permissions?: readonly object[] } | undefined)?.permissions ?? [];
}

const unchanged = editorPermissions.map(({ action, subject, properties, conditions }) => ({
  action,
  subject,
  properties,
  conditions,
}));

describe('the page of a role', () => {
  it('shows the granted permissions, grants an action from its column header, and warns about fields without a locale', async () => {
    const { user } = await renderRole();
    expect(box('Read Article')).toBeChecked();
    expect(box('Create Article')).toBePartiallyChecked();
    expect(box('Update Article')).not.toBeChecked();
    expect(box('Everything on Article')).toBePartiallyChecked();
    expect(screen.queryByRole('checkbox', { name: 'Publish Tag' })).not.toBeInTheDocument();
    await user.click(box('Update on every type in the list'));
    expect(box('Update Article')).toBeChecked();
    expect(box('Update Tag')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Fields and locales of Article' }));
    expect(screen.queryByRole('img', { name: /Applies to no entry/ })).not.toBeInTheDocument();
    await user.click(box('Create Article: en'));
    expect(screen.getByRole('img', { name: /Applies to no entry/ })).toBeInTheDocument();
  });

  it('saves only the permissions when only they changed, and sends the others back unchanged', async () => {
    const { requests, save, user } = await renderRole();
    const readOnce = requests(readOwn).length;
    await user.click(box('Delete Tag'));
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    expect(requests('PUT /admin/roles/:id')).toEqual([]);
    const sent = requests(grant)[0]?.body;
    expect(sent).toEqual({
      permissions: expect.arrayContaining([
        ...unchanged,
        { action: `${explorer}.delete`, subject: 'api::tag.tag', properties: {}, conditions: [] },
      ]) as unknown,
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(requests(readOwn)).toHaveLength(readOnce + 1);
  });

  it('saves only the name when only the name changed', async () => {
    const { requests, save, user } = await renderRole();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 's');
    await save();
    await waitFor(() => expect(requests('PUT /admin/roles/:id')[0]?.body).toMatchObject({ name: 'Editors' }));
    expect(requests(grant)).toEqual([]);
  });

  it('grants single fields of components, and a whole row from its name', async () => {
    const { requests, save, user } = await renderRole();
    await user.click(screen.getByRole('button', { name: 'Fields and locales of Article' }));
    await user.click(screen.getByRole('button', { name: 'Fields in seo' }));
    expect(screen.getByText('Meta title')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fields in seo.social' }));
    await user.click(box('Create Article: seo.social.image'));
    expect(box('Create Article: seo')).toBePartiallyChecked();
    await user.click(box('Everything on Tag'));
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    const permissions = permissionsSent(requests);
    expect(permissions).toContainEqual({
      action: `${explorer}.create`,
      subject: articleUid,
      properties: { fields: ['title', 'seo.social.image'], locales: ['en'] },
      conditions: [],
    });
    expect(permissions.filter((one) => 'subject' in one && one.subject === 'api::tag.tag')).toHaveLength(4);
  });

  describe('the impersonation preview of the role', () => {
    const call = 'POST /admin/roles/:id/view';
    const view = { token: 'h.view.s', expiresAt: '', role: { id: 2, name: 'Editor' }, isUnsaved: false };
    const explains = {
      'GET /admin/permissions/explain': { data: { entry: null, verdict: 'denied' as const, steps: [] } },
    };
    const button = (name: string) => screen.findByRole('button', { name });

    /** A browser window, as the code that opens it sees it. */
    const openedWindow = () => {
      const opened = { sessionStorage: { setItem: vi.fn() }, location: { replace: vi.fn() }, close: vi.fn() };
      vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
      return opened;
    };

    afterEach(() => void vi.restoreAllMocks());

    it('opens in a separate window, the only one with the token', async () => {
      const opened = openedWindow();
      const { requests, user } = await renderRole({ responses: { ...explains, [call]: { data: view } } });
      await user.click(await button('View as Editor'));
      await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('/admin'));
      expect(requests(call)[0]?.body).toEqual({});
      expect(opened.sessionStorage.setItem).toHaveBeenCalledWith('admin.token', 'h.view.s');
      expect(sessionStorage.getItem('admin.token')).not.toBe('h.view.s');
    });

    it('shows unsaved permissions in the form of a save request', async () => {
      openedWindow();
      const { requests, user } = await renderRole({ responses: { ...explains, [call]: { data: view } } });
      await user.click(box('Delete Tag'));
      await user.click(await button('View with unsaved permissions'));
      await waitFor(() => expect(requests(call)).toHaveLength(1));
      expect(requests(call)[0]?.body).toEqual({
        permissions: expect.arrayContaining([
          ...unchanged,
          { action: `${explorer}.delete`, subject: 'api::tag.tag', properties: {}, conditions: [] },
        ]) as unknown,
      });
      expect(requests(grant)).toEqual([]);
    });

    it('closes the window when the server refuses, and reports a blocked window', async () => {
      const opened = openedWindow();
      const { user } = await renderRole({
        responses: {
          ...explains,
          [call]: () =>
            Promise.reject(new ApiError({ name: 'NotFoundError', message: 'role.notFound', status: 404 })),
        },
      });
      await user.click(await button('View as Editor'));
      await waitFor(() => expect(opened.close).toHaveBeenCalled());
      vi.spyOn(window, 'open').mockReturnValue(null);
      await user.click(await button('View as Editor'));
      expect(await screen.findByText(/Your browser has blocked the new window/)).toBeInTheDocument();
    });
  });

  it('sets conditions of granted actions', async () => {
    const { requests, save, user } = await renderRole();
    await user.click(screen.getByRole('button', { name: 'Conditions of Article (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Create',
      'Read',
      'Delete',
    ]);
    const create = within(dialog.getByRole('group', { name: 'Create' }));
    await user.click(create.getByRole('checkbox', { name: 'Is creator' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await screen.findByRole('button', { name: 'Conditions of Article (2)' });
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    expect(requests(grant)[0]?.body).toMatchObject({
      permissions: expect.arrayContaining([
        expect.objectContaining({ action: `${explorer}.create`, conditions: ['admin::is-creator'] }),
      ]) as unknown,
    });
  });

  it('grants permissions of plugins and settings', async () => {
    const { user } = await renderRole();
    await user.click(screen.getByRole('tab', { name: 'Plugins' }));
    await user.click(screen.getByRole('button', { name: /^Upload/ }));
    expect(box('Access the Media Library')).toBeChecked();
    await user.click(box('Select all of Assets'));
    expect(box('Download')).toBeChecked();
    expect(screen.getByRole('button', { name: /^Upload/ })).toHaveTextContent('3 / 3');
  });

  it('disables permissions that the user does not have and explains why; granted ones can be revoked', async () => {
    const { requests, save, user } = await renderRole({
      permissions: [
        settingsPermissions.roles.read,
        settingsPermissions.roles.update,
        { action: `${explorer}.update`, subject: 'api::tag.tag' },
      ],
    });
    expect(box('Delete Tag')).toBeDisabled();
    expect(box('Delete Tag')).toHaveAccessibleDescription(/you do not have this permission yourself/);
    expect(box('Delete on every type in the list')).toBeEnabled();
    await user.click(box('Everything on Tag'));
    expect(box('Update Tag')).toBeChecked();
    expect(box('Create Tag')).not.toBeChecked();
    await user.click(box('Read Article'));
    expect(box('Read Article')).not.toBeChecked();
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(screen.getByRole('button', { name: /^Project/ }));
    expect(box('Update the project level settings')).toBeDisabled();
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    const sent = permissionsSent(requests) as readonly { action: string; subject: string | null }[];
    expect(sent.filter(({ subject }) => subject === 'api::tag.tag').map(({ action }) => action)).toEqual([
      `${explorer}.update`,
    ]);
  });

  it('reports a permission that the user does not have, and keeps the selection', async () => {
    const { notices, save, user } = await renderRole({
      responses: {
        [grant]: () => {
          const details = { action: `${explorer}.delete`, subject: 'api::tag.tag' };
          throw new ApiError({ name: 'ForbiddenError', message: 'Nobody can', status: 403, details });
        },
      },
    });
    await user.click(box('Delete Tag'));
    await save();
    expect(await screen.findByText(/^You cannot grant “Delete Tag”/)).toBeInTheDocument();
    expect(box('Delete Tag')).toBeChecked();
    expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage: 'An error occurred' } }]);
  });

  it('shows at the name field that the name is in use', async () => {
    const message = 'The name must be unique and a role with name `Author` already exists.';
    const { save, user } = await renderRole({
      responses: {
        'PUT /admin/roles/:id': () => {
          throw new ApiError({ name: 'ApplicationError', message, status: 400 });
        },
      },
    });
    const name = screen.getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await fillField(user, name, 'Author');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription(message));
  });

  it('asks for confirmation before unsaved permissions are lost', async () => {
    const { location, navigate, user } = await renderRole();
    await user.click(box('Delete Tag'));
    await navigate('/settings/users');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe(editor);
  });

  it('is read-only for the super administrator role', async () => {
    await renderRole({ at: '/settings/roles/1' });
    expect(screen.getByText(/It cannot be changed/)).toBeInTheDocument();
    expect(box('Read Article')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('is one tab stop, with arrow keys inside', async () => {
    const { user } = await renderRole();
    box('Create Article').focus();
    await user.keyboard('{ArrowDown}');
    expect(box('Create Tag')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box('Update Tag')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(box('Everything on Tag')).toHaveFocus();
    await user.keyboard(' ');
    expect(box('Everything on Tag')).toBeChecked();
    const stops = within(screen.getByRole('grid')).getAllByRole('checkbox');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

describe('a new role', () => {
  it('is created with its permissions and opens as an existing role', async () => {
    const { location, requests, save, user } = await renderRole({ at: '/settings/roles/new' });
    await save();
    await user.click(box('Delete Tag'));
    await save();
    expect(await screen.findByText('This value is required.')).toBeInTheDocument();
    await fillField(user, screen.getByRole('textbox', { name: /Name/ }), 'Gardener');
    await save();
    await waitFor(() => expect(location()).toBe('/settings/roles/42'));
    expect(requests('POST /admin/roles')[0]?.body).toEqual({
      name: 'Gardener',
      description: null,
    });
    expect(requests(grant)[0]?.params).toEqual({ id: '42' });
  });

  it('is not created again when only its permissions were rejected', async () => {
    let isRefused = true;
    const { location, requests, save, user } = await renderRole({
      at: '/settings/roles/new',
      responses: {
        [grant]: () => {
          if (isRefused) throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
          return { data: [] };
        },
      },
    });
    await fillField(user, screen.getByRole('textbox', { name: /Name/ }), 'Gardener');
    await user.click(box('Delete Tag'));
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    isRefused = false;
    await save();
    await waitFor(() => expect(location()).toBe('/settings/roles/42'));
    expect(requests('POST /admin/roles')).toHaveLength(1);
  });

  it('has the permissions of the role that it copies', async () => {
    const { requests, save } = await renderRole({ at: '/settings/roles/duplicate/2' });
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Editor (copy)');
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    const permissions = permissionsSent(requests);
    expect(permissions).toHaveLength(editorPermissions.length);
  });

  const absent = { action: 'plugin::gone.read', subject: null, properties: {}, conditions: [] };
  const withAbsent = { data: [...editorPermissions, storedPermission(absent.action)] };

  it('copies the permissions of plugins that are not installed', async () => {
    const { requests, notices, save } = await renderRole({
      at: '/settings/roles/duplicate/2',
      responses: { 'GET /admin/roles/:id/permissions': () => withAbsent },
    });
    await save();
    await waitFor(() => expect(requests(grant)).toHaveLength(1));
    expect(permissionsSent(requests)).toContainEqual(absent);
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
  });

  it('reports permissions of missing plugins that the user may not grant, and copies the others', async () => {
    const { location, requests, notices, save } = await renderRole({
      at: '/settings/roles/duplicate/2',
      responses: {
        'GET /admin/roles/:id/permissions': () => withAbsent,
        [grant]: ({ body }) => {
          const { permissions } = body as { permissions: readonly object[] };
          if (permissions.length === editorPermissions.length) return { data: [] };
          const details = { action: absent.action, subject: null };
          throw new ApiError({ name: 'ForbiddenError', message: 'Not held', status: 403, details });
        },
      },
    });
    await save();
    await waitFor(() => expect(location()).toBe('/settings/roles/42'));
    expect(requests(grant)).toHaveLength(2);
    expect(requests('POST /admin/roles')).toHaveLength(1);
    expect(notices()).toMatchObject([
      {
        title: {
          defaultMessage:
            'Permissions for plugins that are not installed were left out, because you do not have them.',
        },
      },
      { tone: 'success' },
    ]);
  });

  it('is not available to users who may not create roles', async () => {
    await renderSettings({ at: '/settings/roles/new', permissions: [settingsPermissions.roles.read] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
  });
});
