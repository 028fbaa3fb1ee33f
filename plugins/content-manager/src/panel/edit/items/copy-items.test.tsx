import type { Attributes } from '@admin/content-model';
import { pageOf } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { group, headers } from '../fixtures/render-lists.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const related = 'GET /content-manager/relations/:uid/:id/:field';

const guide = {
  uid: 'place.guide',
  category: 'place',
  info: { displayName: 'Guide' },
  attributes: {
    title: { type: 'string' },
    people: { type: 'relation', relation: 'oneToMany', target: 'api::author.author' },
  },
} as const;
const attributes: Attributes = {
  guides: { type: 'component', component: 'place.guide', repeatable: true },
};

/** A gallery with one guide, whose people the server returns in pages, from the end of the list. */
async function renderGuides(total: number, refuse: () => void = () => undefined) {
  const opened = await renderGallery({
    type: { attributes, more: [guide] },
    responses: {
      [read]: () => ({ ...galleryEntry, guides: [{ id: 31, title: 'Night', people: { count: total } }] }),
      [update]: ({ body }) => ({ ...galleryEntry, ...body }),
      [related]: ({ query }) => {
        refuse();
        const [page, pageSize] = [Number(query?.page), Number(query?.pageSize)];
        const ids = Array.from({ length: total }, (_, index) => total - index);
        return pageOf(
          ids.map((id) => ({ id })),
          { page, pageSize },
        );
      },
    },
  });
  const list = await group('Guides');
  const choose = async (action: string) => {
    await opened.user.click(within(list).getByRole('button', { name: 'Actions for Night' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...opened, list, choose };
}

describe('a copy of a component that links entries', () => {
  it('links all of them although the form has loaded none', async () => {
    const { choose, requests, list, user } = await renderGuides(120);
    await choose('Duplicate');
    await waitFor(() => expect(headers(list)).toHaveLength(2));
    expect(requests(related).map(({ params }) => params)).toContainEqual({
      uid: 'place.guide',
      id: '31',
      field: 'people',
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    const { guides } = (requests(update)[0]?.body ?? {}) as {
      readonly guides: readonly [
        unknown,
        { readonly people: { readonly connect: readonly { id: number }[] } },
      ];
    };
    expect(guides[0]).toMatchObject({ id: 31 });
    expect(guides[1]).not.toHaveProperty('id');
    // From the last to the first, each before its successor.
    expect(guides[1].people.connect.map(({ id }) => id)).toEqual(
      Array.from({ length: 120 }, (_, index) => 120 - index),
    );
  });

  it('is not made if its links cannot be loaded, and the notice says why', async () => {
    const { choose, list, notices } = await renderGuides(2, () => {
      throw new ApiError({ name: 'ForbiddenError', message: '', status: 403 });
    });
    await choose('Copy');
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.links-failed']));
    expect(within(list).queryByRole('button', { name: /^Paste/ })).not.toBeInTheDocument();
  });

  it('is not made if it has more links than one save may send', async () => {
    const { choose, requests, list, notices } = await renderGuides(5_000);
    await choose('Duplicate');
    await waitFor(() =>
      expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.too-many-links']),
    );
    expect(headers(list)).toHaveLength(1);
    expect(requests(related).map(({ query }) => query)).toEqual([{ page: 1, pageSize: 100 }]);
  });
});
