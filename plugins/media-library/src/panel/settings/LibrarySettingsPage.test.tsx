import type { pluginSettingsEndpoints } from '@admin/contract';
import { responsesOf, createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { uploadActions } from '../../upload-actions.ts';
import { libraryPanel, type LibrarySpec } from '../fixtures/library-panel.testing.ts';

const read = 'GET /:plugin/settings';
const write = 'PUT /:plugin/settings';
const stored = { sizeOptimization: true, responsiveDimensions: true, autoOrientation: false };

const settingsServer = responsesOf<typeof pluginSettingsEndpoints>({
  [read]: { data: stored },
  [write]: ({ body }) => ({ data: { ...stored, ...body } }),
});

/** A server of this project, which describes its plugins; other servers of this API do not. */
const ownServer = { 'GET /admin/server-plugins': { data: { plugins: [] } } };

async function open({ responses = {}, ...spec }: LibrarySpec = {}) {
  const panel = await createTestPanel(
    libraryPanel({
      at: '/settings/media-library',
      permissions: [uploadActions.readSettings],
      ...spec,
      responses: { ...settingsServer, ...responses },
    }),
  );
  return { ...panel, user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Media library' });

describe('the settings of the media library', () => {
  it('have a separate link on a server that does not describe its plugins, and save all values', async () => {
    const { requests, notices, user } = await open();
    await heading();
    expect(screen.getByRole('link', { name: 'Media library', current: 'page' })).toHaveAttribute(
      'href',
      '/admin/settings/media-library',
    );
    expect(requests(read)[0]?.path).toBe('/upload/settings');
    const upright = screen.getByRole('switch', { name: 'Auto orientation' });
    expect(upright).not.toBeChecked();
    await user.click(upright);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices()).toMatchObject([{ title: { defaultMessage: 'Saved' } }]));
    expect(requests(write)).toMatchObject([
      { path: '/upload/settings', body: { ...stored, autoOrientation: true } },
    ]);
  });

  it('are read-only if the server requires another permission to change them', async () => {
    await open({ responses: ownServer });
    await heading();
    expect(screen.getByRole('switch', { name: 'Size optimization' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('can be changed with that permission, without a request for the plugins', async () => {
    const { requests } = await open({
      permissions: [uploadActions.updateSettings],
      responses: ownServer,
    });
    await heading();
    expect(screen.getByRole('switch', { name: 'Size optimization' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(requests('GET /admin/server-plugins')).toHaveLength(1);
  });

  it('are not found on a server without a media library', async () => {
    await open({ responses: { [read]: respondWithError(404, 'NotFoundError', 'Not Found') } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('are neither linked nor requested without permission to read them', async () => {
    const { requests } = await open({ permissions: [uploadActions.read] });
    expect(await screen.findByRole('heading', { name: 'You may not see this page' })).toBeInTheDocument();
    expect(requests(read)).toEqual([]);
  });
});
