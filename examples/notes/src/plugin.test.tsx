import { contentTypeItem, defaultConfiguration, type ContentType } from '@admin/content-model';
import { contentManager } from '@admin/plugin-content-manager';
import { responsesOf, createTestPanel } from '@admin/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { notesEndpoints } from './endpoints.ts';
import { notes } from './plugin.ts';

const uid = 'api::article.article';
const article: ContentType = {
  uid,
  kind: 'collectionType',
  info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
  options: {},
  attributes: { title: { type: 'string' } },
};
const schemas = { contentTypes: new Map([[uid, article]]), components: new Map() };
const contentType = defaultConfiguration(article, schemas);

/** The panel with notes, for a user who may read articles and notes. */
const openPanel = (at: string, ...permissions: readonly string[]) =>
  createTestPanel({
    plugins: [contentManager, notes],
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uid }, ...permissions],
    responses: {
      ...responsesOf<typeof notesEndpoints>({
        'GET /notes/counts': { data: { [`${uid}/1`]: 3 } },
        'GET /notes': { data: [{ entry: `${uid}/1`, text: 'Published' }] },
        'GET /notes/:entry': ({ params }) => ({
          data: [{ entry: params.entry, text: `About ${params.entry}` }],
        }),
      }),
      'GET /content-manager/init': {
        data: { fieldSizes: {}, components: [], contentTypes: [contentTypeItem(article)] },
      },
      'GET /content-manager/content-types-settings': { data: [{ uid, settings: contentType.settings }] },
      'GET /content-manager/content-types/:uid/configuration': { data: { contentType, components: {} } },
      'GET /content-manager/collection-types/:uid': {
        results: [1, 2].map((id) => ({ id, createdAt: '', updatedAt: '', title: `Bricks ${id}` })),
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: 2 },
      },
      'GET /content-manager/collection-types/:uid/:id': {
        id: 1,
        createdAt: '',
        updatedAt: '',
        title: 'Bricks',
      },
      'GET /admin/home/recent': { data: { changed: [], drafts: [] } },
    },
    at,
  });

it('opens its page from its link, for users who may read notes', async () => {
  const panel = await openPanel('/', 'plugin::notes.read');
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  await userEvent.click(await within(navigation).findByRole('link', { name: 'Notes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeInTheDocument();
  expect(await screen.findByText(`${uid}/1: Published`)).toBeInTheDocument();
  expect(panel.location()).toBe('/notes');
});

it('hides link and notes from other users', async () => {
  const panel = await openPanel(`/content-manager/collection-types/${uid}/1`);
  expect(await screen.findByRole('textbox', { name: /Title/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Notes' })).not.toBeInTheDocument();
  expect(panel.requests('GET /notes/:entry')).toEqual([]);
});

it('shows the number of notes in lists, which one request returns', async () => {
  const panel = await openPanel(`/content-manager/collection-types/${uid}`, 'plugin::notes.read');
  expect(await screen.findByRole('cell', { name: '3' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '0' })).toBeVisible();
  expect(panel.requests('GET /notes/counts').map(({ query }) => query)).toEqual([
    { entries: `${uid}/1,${uid}/2` },
  ]);
});

it('shows the notes of an entry in its edit view', async () => {
  await openPanel(`/content-manager/collection-types/${uid}/1`, 'plugin::notes.read');
  expect(await screen.findByText(`About ${uid}/1`)).toBeInTheDocument();
});
