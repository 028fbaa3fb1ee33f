import { ApiError, projectRef } from '@admin/shell';
import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSettings } from '../fixtures/render-settings.ts';
import { withReleases } from '../fixtures/settings-panel.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const at = '/settings/application-infos';
const save = 'POST /admin/project-settings';
/** The client's error for a response without an error of the server, such as a gateway's page. */
const unknownResponse = 'There was an unknown error response from the API';
const picture = new File(['<svg/>'], 'mark.svg', { type: 'image/svg+xml' });

const saveButton = () => screen.getByRole('button', { name: 'Save' });
const pickers = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:mark');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('the overview', () => {
  it('shows version, edition and environment', async () => {
    await renderSettings({ at });
    expect(await screen.findByText('1.4.0')).toBeInTheDocument();
    expect(screen.getByText('Community edition')).toBeInTheDocument();
    expect(screen.getByText('production')).toBeInTheDocument();
  });

  describe('of a newer release', () => {
    const path = 'GET /admin/new-release';
    const version = '1.5.0';
    const notesUrl = 'https://example.com/notes/1.5.0';
    const release = { version, notesUrl, isDismissed: true };

    it('links to its notes, also after its notification was dismissed', async () => {
      const { notices } = await renderSettings({
        at,
        project: withReleases,
        responses: { [path]: { data: release } },
      });
      const link = await screen.findByRole('link', {
        name: 'Version 1.5.0 is available (opens in a new tab)',
      });
      expect(link).toHaveAttribute('href', notesUrl);
      expect(screen.getByText('1.4.0')).toBeVisible();
      expect(notices()).toEqual([]);
    });

    it('names it without a link if it has no notes', async () => {
      const responses = { [path]: { data: { ...release, notesUrl: null } } };
      await renderSettings({ at, project: withReleases, responses });
      expect(await screen.findByText('Version 1.5.0 is available')).toBeVisible();
      expect(screen.queryByRole('link', { name: /1\.5\.0/ })).not.toBeInTheDocument();
    });

    it('does not request it for users who may not read the project settings', async () => {
      const { requests } = await renderSettings({ at, project: withReleases, permissions: [] });
      await screen.findByText('1.4.0');
      expect(requests(path)).toEqual([]);
    });

    it('shows the running version alone on a server without the endpoint', async () => {
      const responses = { [path]: respondWithError(404, 'NotFoundError', 'Not Found') };
      const { requests } = await renderSettings({ at, project: withReleases, responses });
      await screen.findByText('1.4.0');
      await waitFor(() => expect(requests(path).length).toBeGreaterThan(0));
      expect(screen.queryByText(/is available/)).not.toBeInTheDocument();
    });
  });

  it('hides the logos from users who may not read them', async () => {
    const { requests } = await renderSettings({ at, permissions: [] });
    await screen.findByText('1.4.0');
    expect(screen.queryByRole('heading', { name: 'Logos' })).not.toBeInTheDocument();
    expect(requests('GET /admin/project-settings')).toEqual([]);
  });

  it('shows logos without controls to users who may only read them', async () => {
    await renderSettings({ at, permissions: [settingsPermissions.projectSettings.read] });
    expect(await screen.findByRole('img', { name: 'Menu logo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  it('hides the logos when the server does not store any', async () => {
    const { requests } = await renderSettings({
      at,
      permissions: [settingsPermissions.projectSettings.read],
      responses: { 'GET /admin/project-settings': respondWithError(404, 'NotFoundError', 'Not Found') },
    });
    await screen.findByText('1.4.0');
    await waitFor(() => expect(requests('GET /admin/project-settings')).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Logos' })).not.toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded|not found/i)).not.toBeInTheDocument();
  });

  it('sends only the changed logos, confirms the save, and updates the logos of the panel', async () => {
    const { requests, notices, services, user } = await renderSettings({ at });
    await screen.findByRole('img', { name: 'Menu logo' });
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.upload(pickers()[1]!, picture);
    expect(await screen.findByRole('img', { name: 'Sign-in logo' })).toHaveAttribute('src', 'blob:mark');
    await user.click(saveButton());
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Saved' } }]),
    );
    const form = requests(save)[0]?.body as FormData | undefined;
    expect([...(form?.keys() ?? [])]).toEqual(['authLogo']);
    expect(services.get(projectRef).getState().init?.authLogo).toMatch(/^data:/);
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('removes a logo by sending the text null', async () => {
    const { requests, user } = await renderSettings({ at });
    await user.click(await screen.findByRole('button', { name: 'Remove Menu logo' }));
    expect(screen.queryByRole('img', { name: 'Menu logo' })).not.toBeInTheDocument();
    await user.click(saveButton());
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    const form = requests(save)[0]?.body as FormData | undefined;
    expect(form?.get('menuLogo')).toBe('null');
  });

  it('keeps a rejected logo, and shows the accepted formats at the logo and in the warning', async () => {
    const message = 'authLogo.width must be less than or equal to 750';
    const errors = [{ path: ['authLogo', 'width'], message, name: 'ValidationError' }];
    const { notices, user } = await renderSettings({
      at,
      responses: {
        [save]: () => {
          throw new ApiError({ name: 'ValidationError', message, status: 400, details: { errors } });
        },
      },
    });
    await screen.findByRole('img', { name: 'Menu logo' });
    await user.upload(pickers()[1]!, picture);
    await user.click(saveButton());
    const defaultMessage = 'Choose a picture of at most 750 × 750 pixels.';
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title: { defaultMessage } }]));
    expect(within(screen.getByRole('main')).getByText(defaultMessage)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Sign-in logo' })).toBeInTheDocument();
  });

  it.each<[string, ApiError, unknown]>([
    [
      'in its words when it is in trouble',
      new ApiError({ name: 'InternalServerError', message: 'The disk is full', status: 500 }),
      'The disk is full',
    ],
    [
      'in the words for an answer of somebody else',
      new ApiError({ name: 'UnknownError', message: unknownResponse, status: 502 }),
      unknownResponse,
    ],
    [
      'in words of the panel when it gave no answer',
      new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0 }),
      { defaultMessage: 'An error occurred' },
    ],
  ])('keeps a logo that the server did not save, and shows the warning "%s"', async (_, error, title) => {
    const { notices, user } = await renderSettings({
      at,
      responses: { [save]: () => Promise.reject(error) },
    });
    await screen.findByRole('img', { name: 'Menu logo' });
    await user.upload(pickers()[1]!, picture);
    await user.click(saveButton());
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title }]));
    expect(screen.getByRole('img', { name: 'Sign-in logo' })).toBeInTheDocument();
  });

  it('explains why a file cannot be a logo, without sending it', async () => {
    const { user } = await renderSettings({ at });
    await screen.findByRole('img', { name: 'Menu logo' });
    const large = new File([new Uint8Array(1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(pickers()[0]!, large);
    expect(screen.getByText('Choose a file of at most 1 MB.')).toBeInTheDocument();
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for confirmation before a chosen logo is lost', async () => {
    const { location, navigate, user } = await renderSettings({ at });
    await user.click(await screen.findByRole('button', { name: 'Remove Menu logo' }));
    await navigate('/settings/roles');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe(at);
    await navigate('/settings/roles');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location()).toBe('/settings/roles'));
  });

  it('can be retried when the server does not respond', async () => {
    let isUp = false;
    const { user } = await renderSettings({
      at,
      permissions: [],
      responses: {
        'GET /admin/information': () => {
          if (!isUp) throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
          return { data: { ...information, strapiVersion: '2.0.0' } };
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByText('2.0.0')).toBeInTheDocument();
  });
});

const information = {
  currentEnvironment: 'production',
  autoReload: false,
  dependencies: {},
  projectId: null,
  nodeVersion: 'v20.19.4',
  communityEdition: false,
  useYarn: false,
};
