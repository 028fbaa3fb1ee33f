import { ApiError, definePlugin, queriesRef } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mutateCollectionTypeLinks } from '../../points.ts';
import { galleryEntry } from './fixtures/gallery-entry.ts';
import { galleryResponses, galleryUid } from './fixtures/gallery-type.ts';
import { galleryPanel } from './fixtures/gallery-panel.tsx';
import { noticeTitles, renderGallery } from './fixtures/render-gallery.tsx';

const refuse = (status: number) => () => {
  throw new ApiError({ name: 'x', message: 'x', status });
};

describe('an entry that cannot be opened', () => {
  const read = 'GET /content-manager/collection-types/:uid/:id';
  it('links to the list if it does not exist', async () => {
    const { notices } = await createTestPanel(galleryPanel({ responses: { [read]: refuse(404) } }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.not-found']);
    expect(notices()).toMatchObject([{ timeout: Infinity }]);
  });

  it('links to the list through the navigation link that a plugin changed', async () => {
    const shelves = definePlugin({
      id: 'shelves',
      contributes: [
        mutateCollectionTypeLinks.add({
          id: 'shelves.links',
          run: (links) => links.map((link) => ({ ...link, to: '/plugins/shelves', search: 'view=cards' })),
        }),
      ],
    });
    const { location } = await createTestPanel(
      galleryPanel({
        at: `/content-manager/collection-types/${galleryUid}/12?plugins[i18n][locale]=fr`,
        plugins: [shelves],
        responses: { [read]: refuse(404) },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    const [path, search] = location().split('?');
    expect(path).toBe('/plugins/shelves');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      view: 'cards',
      'plugins[i18n][locale]': 'fr',
    });
  });

  it('redirects to the list with a notification if the server forbids it', async () => {
    const { notices } = await createTestPanel(galleryPanel({ responses: { [read]: refuse(403) } }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(notices()[0]).toMatchObject({ tone: 'info', title: { id: 'permissions.not-allowed.update' } });
  });

  it('is not requested if the user may neither read nor change entries', async () => {
    const { requests, notices } = await createTestPanel(galleryPanel({ granted: { create: null } }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(noticeTitles(notices())).toEqual(['permissions.not-allowed.update']);
    expect(requests(read)).toHaveLength(0);
  });

  it('can be retried after a failure of the server', async () => {
    let isUp = false;
    await createTestPanel(
      galleryPanel({
        responses: {
          [read]: () => {
            if (!isUp) throw new ApiError({ name: 'x', message: 'x', status: 500 });
            return galleryEntry;
          },
        },
      }),
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    await act(async () => retry.click());
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines');
  });
});

describe('an address for the other kind of content type', () => {
  it.each([
    ['a collection type as a single type', 'collectionType', `single-types/${galleryUid}`],
    ['an entry of a single type', 'singleType', `collection-types/${galleryUid}/1`],
    ['a new entry of a single type', 'singleType', `collection-types/${galleryUid}/create`],
    ['a copy in a single type', 'singleType', `collection-types/${galleryUid}/create/clone/1`],
  ] as const)('shows the not-found page: %s', async (_, kind, path) => {
    const { location } = await createTestPanel(
      galleryPanel({
        at: `/content-manager/${path}`,
        type: { attributes: { name: { type: 'string' } }, kind },
        responses: {
          'GET /content-manager/single-types/:uid': refuse(404),
          'GET /content-manager/collection-types/:uid/:id': refuse(404),
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(location()).toBe(`/content-manager/${path}`);
  });
});

describe('a single type', () => {
  const read = 'GET /content-manager/single-types/:uid';
  const save = 'PUT /content-manager/single-types/:uid';
  const type = { attributes: { name: { type: 'string' } }, kind: 'singleType' } as const;
  const at = `/content-manager/single-types/${galleryUid}`;

  it('opens an empty form before the first save, which uses the same call, and is published without an id', async () => {
    const publish = 'POST /content-manager/single-types/:uid/actions/publish';
    const count = 'GET /content-manager/single-types/:uid/actions/countDraftRelations';
    const { requests, user } = await renderGallery({
      type,
      at,
      responses: {
        [read]: () => {
          throw new ApiError({ name: 'NotFoundError', message: 'x', status: 404 });
        },
        [save]: ({ body }) => ({ ...galleryEntry, ...body }),
        [count]: () => ({ data: 0 }),
        [publish]: () => ({ ...galleryEntry, publishedAt: galleryEntry.createdAt }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gallery');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'First');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(save)[0]?.body).toEqual({ name: 'First' }));
    expect(await screen.findByRole('button', { name: 'Delete this entry' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
    expect([requests(count), requests(publish)].map((calls) => calls.map(({ body }) => body))).toEqual([
      [undefined],
      [undefined],
    ]);
  });

  it('is an empty form after a deletion, in the locale of the address', async () => {
    const { requests, user } = await renderGallery({
      type,
      at: `${at}?plugins[i18n][locale]=fr`,
      responses: {
        [read]: () => galleryEntry,
        'DELETE /content-manager/single-types/:uid': () => galleryEntry,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    expect(requests('DELETE /content-manager/single-types/:uid')).toMatchObject([
      { query: { locale: 'fr' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Delete this entry' })).not.toBeInTheDocument();
  });

  it('has nothing to save after a deletion, even if a uid is regenerated', async () => {
    const slug = { type: 'uid', targetField: 'name', required: true } as const;
    const { requests, user } = await renderGallery({
      type: { ...type, attributes: { ...type.attributes, slug } },
      at,
      responses: {
        [read]: () => galleryEntry,
        'DELETE /content-manager/single-types/:uid': () => galleryEntry,
        'POST /content-manager/uid/generate': () => ({ data: 'gallery' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Slug/ })).toHaveValue(''));
    expect(requests('POST /content-manager/uid/generate')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('an entry with unsaved changes', () => {
  it.each([
    ['no longer exists', 404],
    ['is no longer readable', 403],
    ['the server fails', 500],
  ])('keeps them when it is fetched again and %s', async (_, status) => {
    let isThere = true;
    const { user, services, notices, requests } = await renderGallery({
      responses: {
        'GET /content-manager/collection-types/:uid/:id': () => (isThere ? galleryEntry : refuse(status)()),
      },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    isThere = false;
    const { client } = services.get(queriesRef).getState();
    await act(async () => client?.invalidateQueries());
    await waitFor(() => expect(client?.isFetching()).toBe(0));
    expect(requests('GET /content-manager/collection-types/:uid/:id').length).toBeGreaterThan(1);
    expect(name).toBeVisible();
    expect(name).toHaveValue(`${String(galleryEntry.name)}!`);
    expect(notices()).toEqual([]);
  });

  it('keeps them when its schema cannot be fetched again', async () => {
    const type = { attributes: { name: { type: 'string' } } } as const;
    const { init, configuration } = galleryResponses(type);
    let isThere = true;
    const { user, services, requests } = await renderGallery({
      type,
      responses: {
        'GET /content-manager/init': () => (isThere ? init : refuse(400)()),
        'GET /content-manager/content-types/:uid/configuration': () =>
          isThere ? configuration : refuse(400)(),
      },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    isThere = false;
    const { client } = services.get(queriesRef).getState();
    await act(async () => client?.invalidateQueries());
    await waitFor(() => expect(client?.isFetching()).toBe(0));
    expect(requests('GET /content-manager/init').length).toBeGreaterThan(1);
    expect(name).toBeVisible();
    expect(name).toHaveValue(`${String(galleryEntry.name)}!`);
  });
});
