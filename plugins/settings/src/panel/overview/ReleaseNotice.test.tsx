import { respondWithError } from '@admin/shell/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withReleases, type SettingsSpec } from '../fixtures/settings-panel.ts';
import { renderSettings } from '../fixtures/render-settings.ts';
import { settingsPermissions } from '../settings-permissions.ts';

const read = 'GET /admin/new-release';
const dismissal = 'PUT /admin/new-release/dismissed';
const notesUrl = 'https://example.com/notes/1.5.0';
const release = { version: '1.5.0', notesUrl, isDismissed: false };
const permissions = [settingsPermissions.projectSettings.read];

afterEach(() => vi.restoreAllMocks());

/** Opens the home page with a release, and waits for the response. */
async function open(found: object | null, { responses, ...spec }: SettingsSpec = {}) {
  const panel = await renderSettings({
    at: '/',
    permissions,
    project: withReleases,
    ...spec,
    responses: { [read]: { data: found }, [dismissal]: undefined, ...responses },
  });
  await waitFor(() => expect(panel.requests(read)).toHaveLength(1));
  return panel;
}

/** Presses a button of the notification, whose region accepts no pointer until an effect has counted it. */
const press = (button: HTMLElement) => fireEvent.click(button);
const isShown = () => screen.queryByText('Version 1.5.0 is available') !== null;
const text = () => screen.findByText('Version 1.5.0 is available');

describe('the notification about a new release', () => {
  it('is shown on every page until the user dismisses it, which the server stores', async () => {
    const { requests, notices } = await open(release);
    expect(await text()).toBeVisible();
    expect(notices()).toMatchObject([{ tone: 'info', timeout: Infinity }]);
    press(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(requests(dismissal)).toMatchObject([{ body: { version: '1.5.0' } }]));
    await waitFor(() => expect(isShown()).toBe(false));
  });

  it('opens the notes of the release in a new tab, and is then dismissed', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { requests } = await open(release);
    press(await screen.findByRole('button', { name: 'Details' }));
    expect(openWindow.mock.calls).toEqual([[notesUrl, '_blank', 'noopener,noreferrer']]);
    await waitFor(() => expect(requests(dismissal)).toHaveLength(1));
  });

  it('has no action for a release without notes', async () => {
    await open({ ...release, notesUrl: null });
    await text();
    expect(screen.queryByRole('button', { name: 'Details' })).not.toBeInTheDocument();
  });

  it('disappears also when its dismissal cannot be stored', async () => {
    const responses = { [dismissal]: respondWithError(500, 'InternalServerError', 'No') };
    const { requests } = await open(release, { responses });
    await text();
    press(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(requests(dismissal)).toHaveLength(1));
    await waitFor(() => expect(isShown()).toBe(false));
  });

  it('is not shown again after the user has dismissed it', async () => {
    const { notices } = await open({ ...release, isDismissed: true }, { at: '/settings/application-infos' });
    // The overview renders the same response.
    expect(await screen.findByRole('link', { name: /^Version 1.5.0 is available/ })).toBeVisible();
    expect(notices()).toEqual([]);
  });

  it('is not shown while there is no new release', async () => {
    const { notices } = await open(null);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(notices()).toEqual([]);
  });

  it('is not even requested from a server that does not look for releases', async () => {
    const { requests } = await renderSettings({ at: '/settings/application-infos' });
    expect(await screen.findByText('1.4.0')).toBeVisible();
    await waitFor(() => expect(requests('GET /admin/project-settings')).toHaveLength(1));
    expect(requests(read)).toEqual([]);
  });
});
