import type { Attributes } from '@admin/content-model';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import type { GallerySpec } from '../fixtures/gallery-panel.tsx';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const attributes: Attributes = {
  name: { type: 'string' },
  mentions: { type: 'relation', relation: 'morphToMany' },
  mentionedIn: { type: 'relation', relation: 'morphMany', target: galleryUid, morphBy: 'mentions' },
};
const read = 'GET /content-manager/collection-types/:uid/:id';
const related = 'GET /content-manager/relations/:uid/:id/:field';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const mentions = [
  { __type: 'api::author.author', id: 1 },
  { __type: galleryUid, id: 2 },
];
const entry = { ...galleryEntry, mentions, mentionedIn: null };
const four = { results: [{ id: 9 }], pagination: { page: 1, pageSize: 1, pageCount: 4, total: 4 } };

const render = ({ responses = {}, ...spec }: GallerySpec = {}) =>
  renderGallery({
    type: { attributes },
    ...spec,
    responses: {
      [read]: entry,
      [related]: four,
      [update]: ({ body }) => ({ ...entry, ...body }),
      ...responses,
    },
  });

describe('a polymorphic relation', () => {
  it('shows the number of linked entries and is omitted from the saved values', async () => {
    const { user, requests } = await render();
    const owner = screen.getByRole('group', { name: 'Mentions' });
    expect(within(owner).getByText('2 related entries')).toBeInTheDocument();
    expect(within(owner).queryByRole('combobox')).not.toBeInTheDocument();
    expect(owner).toHaveAttribute('aria-disabled', 'true');
    const mirror = screen.getByRole('group', { name: 'Mentioned in' });
    expect(await within(mirror).findByText('4 related entries')).toBeInTheDocument();
    expect(requests(related).map(({ path }) => path)).toEqual([
      `/content-manager/relations/${galleryUid}/12/mentionedIn`,
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toEqual({ name: 'House of Small Machines!' }));
  });

  it('shows no related entry in a new entry and sends no request', async () => {
    const { requests } = await render({ at: `/content-manager/collection-types/${galleryUid}/create` });
    expect(screen.getAllByText('No related entry')).toHaveLength(2);
    expect(requests(related)).toEqual([]);
  });

  it('is hidden from users who may not read it', async () => {
    const { requests } = await render({ granted: { read: ['name'], update: ['name'] } });
    expect(screen.queryByText(/related entr/)).not.toBeInTheDocument();
    expect(requests(related)).toEqual([]);
  });

  it('reports that the entries cannot be counted', async () => {
    await render({
      responses: {
        [related]: () => {
          throw new ApiError({ name: 'ForbiddenError', message: 'Forbidden', status: 403 });
        },
      },
    });
    expect(await screen.findByText('The related entries could not be counted.')).toBeInTheDocument();
  });
});
