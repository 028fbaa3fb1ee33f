import type { Attributes } from '@admin/content-model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../fixtures/deferred.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const related = 'GET /content-manager/relations/:uid/:id/:field';
const relatable = 'GET /content-manager/relations/:uid/:field';

const curators: Attributes[string] = {
  type: 'relation',
  relation: 'oneToMany',
  target: 'api::author.author',
};
const owner: Attributes[string] = { type: 'relation', relation: 'manyToOne', target: 'api::author.author' };

const authors = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, publishedAt: null }));

/** Returns a page of links to these authors, from the end of the list. */
function pageOf(ids: readonly number[], page = 1) {
  const pageSize = 5;
  const ordered = ids.toReversed().map((id) => ({ id, publishedAt: null }));
  return {
    results: ordered.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount: Math.ceil(ids.length / pageSize), total: ids.length },
  };
}

/** Opens the edit view of a gallery with these curators and one owner. */
async function renderCurators(
  ids: readonly number[],
  spec: NonNullable<Parameters<typeof renderGallery>[0]> & { readonly attributes?: Attributes } = {},
) {
  const { attributes = { name: { type: 'string' }, curators }, responses, ...rest } = spec;
  const opened = await renderGallery({
    type: { attributes },
    ...rest,
    responses: {
      [read]: () => ({ ...galleryEntry, curators: { count: ids.length }, owner: { count: 1 } }),
      [update]: ({ body }) => ({ ...galleryEntry, ...body, curators: { count: ids.length } }),
      [related]: ({ params, query }) =>
        params.field === 'owner'
          ? { data: { id: 3, publishedAt: '2026-01-01T00:00:00.000Z' } }
          : pageOf(ids, Number(query?.page)),
      [relatable]: () => ({
        results: authors,
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: authors.length },
      }),
      ...responses,
    },
  });
  const saved = async () => {
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(opened.requests(update)).toHaveLength(1));
    return opened.requests(update)[0]?.body;
  };
  return { ...opened, saved };
}

const list = (name = 'Curators') => screen.findByRole('list', { name: `${name}: linked entries` });
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replace('Draft', ''));

it('a relation shows a static placeholder and sends no request until it is scrolled into view', async () => {
  const seen: (() => void)[] = [];
  class Observer {
    readonly observe: () => void;
    constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      this.observe = () => void seen.push(() => notify([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  try {
    const { requests } = await renderCurators([1]);
    const search = await screen.findByRole('combobox', { name: 'Curators' });
    const placeholder = () =>
      search.closest('[data-field="curators"]')?.querySelector('[data-shape="control"]') ?? null;
    expect(placeholder()).toHaveAttribute('data-static');
    expect(requests(related)).toEqual([]);
    act(() => seen.forEach((come) => come()));
    expect(placeholder()).not.toHaveAttribute('data-static');
    await waitFor(() => expect(placeholder()).toBeNull());
    expect(requests(related)).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('a relation reserves a row for each entry of a page, and “Load more”, while they load', async () => {
  const arrived = deferred<ReturnType<typeof pageOf>>();
  await renderCurators([1, 2, 3, 4, 5, 6, 7], {
    attributes: { curators, owner },
    responses: { [related]: () => arrived.promise },
  });
  const skeletonOf = (name: string) => {
    const field = screen.getByRole('combobox', { name }).closest(`[data-field="${name.toLowerCase()}"]`);
    return {
      rows: field?.querySelectorAll('[data-skeleton="row"]'),
      more: field?.querySelector('[data-skeleton="more"]'),
    };
  };
  await screen.findByRole('combobox', { name: 'Curators' });
  expect(skeletonOf('Curators').rows).toHaveLength(5);
  expect(skeletonOf('Curators').more).toBeInTheDocument();
  expect(skeletonOf('Owner').rows).toHaveLength(0);
  arrived.resolve(pageOf([1, 2, 3, 4, 5, 6, 7]));
  await list();
  expect(skeletonOf('Curators').rows).toHaveLength(0);
});

describe('a relation to many', () => {
  it('shows the end of the list and loads earlier entries on request', async () => {
    const { requests, user } = await renderCurators([1, 2, 3, 4, 5, 6, 7]);
    expect(names(await list())).toEqual(['3', '4', '5', '6', '7']);
    expect(requests(related)[0]).toMatchObject({
      params: { uid: galleryUid, id: '12', field: 'curators' },
      query: { page: 1, pageSize: 5 },
    });
    expect(screen.getByText('7 related entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(names(await list())).toEqual(['1', '2', '3', '4', '5', '6', '7']));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('links a found entry, unlinks another and sends only these two changes', async () => {
    const { requests, user, saved } = await renderCurators([1, 2]);
    await list();
    await user.click(screen.getByRole('combobox', { name: 'Curators' }));
    await user.click(await screen.findByRole('option', { name: '6' }));
    expect(requests(relatable)[0]).toMatchObject({
      params: { uid: galleryUid, field: 'curators' },
      query: { entityId: '12', page: 1, pageSize: 10 },
    });
    expect(screen.getByRole('combobox', { name: 'Curators' })).toHaveValue('');
    // The list stays open for the next pick.
    await waitFor(() => expect(screen.queryByRole('option', { name: '6' })).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: '5' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(within(await list()).getByRole('button', { name: 'Remove 1' }));
    expect(names(await list())).toEqual(['2', '6']);
    expect(within(await list()).getByRole('button', { name: 'Remove 2' })).toHaveFocus();
    expect(await saved()).toEqual({
      name: galleryEntry['name'],
      curators: { connect: [{ id: 6, position: { end: true } }], disconnect: [{ id: 1 }] },
    });
  });

  it('searches any words in the locale of the address and cancels outdated requests without a notice', async () => {
    const searches: (AbortSignal | undefined)[] = [];
    const { requests, notices, user } = await renderCurators([1, 2], {
      at: `/content-manager/collection-types/${galleryUid}/12?plugins[i18n][locale]=fr`,
      responses: {
        [relatable]: ({ query, signal }) => {
          const { _q: words } = query ?? {};
          if (words === undefined || words === 'a&b=c d') {
            return { results: authors, pagination: { page: 1, pageSize: 10, pageCount: 1, total: 7 } };
          }
          searches.push(signal);
          return new Promise((_, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
          });
        },
      },
    });
    await list();
    await user.type(screen.getByRole('combobox', { name: 'Curators' }), 'a&b=c');
    await waitFor(() => expect(searches.length).toBeGreaterThan(0));
    await user.type(screen.getByRole('combobox', { name: 'Curators' }), ' d');
    const last = () => requests(relatable).at(-1)?.query;
    await waitFor(() => expect(last()).toMatchObject({ _q: 'a&b=c d', locale: 'fr' }));
    expect(last()).not.toHaveProperty('plugins');
    await screen.findByRole('option', { name: '6' });
    expect(searches.every((signal) => signal?.aborted)).toBe(true);
    expect(notices()).toEqual([]);
  });

  it('offers unlinked entries again and omits linked ones', async () => {
    const { requests, user } = await renderCurators([1, 2]);
    await user.click(within(await list()).getByRole('button', { name: 'Remove 1' }));
    await user.click(screen.getByRole('combobox', { name: 'Curators' }));
    await user.click(await screen.findByRole('option', { name: '6' }));
    await waitFor(() =>
      expect(requests(relatable).at(-1)?.query).toMatchObject({
        idsToInclude: ['1'],
        idsToOmit: ['6'],
      }),
    );
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['1', '3', '4', '5', '7']);
  });

  it('is reordered by keyboard, with undo and redo', async () => {
    const { user, saved } = await renderCurators([1, 2, 3]);
    within(await list())
      .getByRole('button', { name: 'Move 3' })
      .focus();
    await user.keyboard(' {ArrowUp} ');
    expect(names(await list())).toEqual(['1', '3', '2']);
    expect(screen.getByText('3 dropped, position 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(names(await list())).toEqual(['1', '2', '3']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await saved()).toMatchObject({
      curators: { connect: [{ id: 2, position: { end: true } }], disconnect: [] },
    });
  });

  it('is not requested if the entry has no linked entries', async () => {
    const { requests } = await renderCurators([]);
    await screen.findByRole('combobox', { name: 'Curators' });
    expect(requests(related)).toEqual([]);
  });

  it('reports that its entries could not be loaded and offers a retry', async () => {
    let isDown = true;
    const { user } = await renderCurators([1], {
      responses: {
        [related]: () => {
          if (isDown) throw new Error('down');
          return pageOf([1]);
        },
      },
    });
    expect(await screen.findByText(/The linked entries could not be loaded/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(names(await list())).toEqual(['1']);
  });

  it('renders fewer than 40 of 10,000 entries, which can be reordered and unlinked', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) => ({ id: 10_000 - index, publishedAt: null }));
    const { user, saved } = await renderCurators([1], {
      responses: {
        [related]: () => ({
          results: all,
          pagination: { page: 1, pageSize: 10_000, pageCount: 1, total: 10_000 },
        }),
      },
    });
    const rows = () => document.querySelectorAll('li[aria-setsize="10000"]');
    within(await list())
      .getByRole('button', { name: 'Move 3' })
      .focus();
    expect(rows().length).toBeLessThan(40);
    await user.keyboard(' {ArrowUp} ');
    expect(screen.getByText(/^3 dropped, position 2 of 10,000\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move 3' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove 1' }));
    expect(screen.getByRole('button', { name: 'Remove 3' })).toHaveFocus();
    expect(await saved()).toMatchObject({
      curators: { connect: [{ id: 2, position: { before: 4 } }], disconnect: [{ id: 1 }] },
    });
  });

  it('is read-only for users who may only read it', async () => {
    await renderCurators([1, 2], { granted: { read: null, update: ['name'] } });
    expect(within(await list()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Curators' })).toBeDisabled();
  });

  it('is not loaded for a new entry', async () => {
    const { requests, user } = await renderCurators([1], {
      at: `/content-manager/collection-types/${galleryUid}/create`,
    });
    await user.click(await screen.findByRole('combobox', { name: 'Curators' }));
    await user.click(await screen.findByRole('option', { name: '6' }));
    expect(names(await list())).toEqual(['6']);
    expect(requests(related)).toEqual([]);
    expect(requests(relatable)[0]?.query).not.toHaveProperty('entityId');
  });
});

describe('a relation in a component', () => {
  const guide = {
    uid: 'place.guide',
    category: 'place',
    info: { displayName: 'Guide' },
    attributes: { people: curators },
  } as const;
  const type = {
    attributes: { guide: { type: 'component', component: 'place.guide' } },
    more: [guide],
  } as const;

  it('requests linked and linkable entries by the id of the component', async () => {
    const { requests, user, saved } = await renderCurators([], {
      type,
      responses: {
        [read]: () => ({ ...galleryEntry, guide: { id: 31, people: { count: 2 } } }),
        [related]: () => pageOf([1, 2]),
      },
    });
    expect(names(await list('People'))).toEqual(['1', '2']);
    expect(requests(related)[0]?.params).toEqual({
      uid: 'place.guide',
      id: '31',
      field: 'people',
    });
    await user.click(screen.getByRole('combobox', { name: 'People' }));
    await user.click(await screen.findByRole('option', { name: '6' }));
    expect(requests(relatable)[0]).toMatchObject({
      params: { uid: 'place.guide', field: 'people' },
      query: { entityId: '31' },
    });
    expect(await saved()).toMatchObject({
      guide: { id: 31, people: { connect: [{ id: 6 }], disconnect: [] } },
    });
  });

  it('is not requested before the component is saved', async () => {
    const { requests, user } = await renderCurators([], {
      type,
      responses: { [read]: () => ({ ...galleryEntry, guide: null }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Guide' }));
    await user.click(await screen.findByRole('combobox', { name: 'People' }));
    await user.click(await screen.findByRole('option', { name: '6' }));
    expect(names(await list('People'))).toEqual(['6']);
    expect(requests(related)).toEqual([]);
    expect(requests(relatable)[0]?.params).toEqual({ uid: 'place.guide', field: 'people' });
    expect(requests(relatable)[0]?.query).not.toHaveProperty('entityId');
  });
});

describe('a relation to one', () => {
  it('contains one entry, which the next choice replaces', async () => {
    const { user, saved } = await renderCurators([], { attributes: { name: { type: 'string' }, owner } });
    const field = await screen.findByRole('combobox', { name: 'Owner' });
    await waitFor(() => expect(field).toHaveValue('3'));
    expect(screen.getByText('Published')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Owner: linked entries' })).not.toBeInTheDocument();
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: '5' }));
    expect(field).toHaveValue('5');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await saved()).toMatchObject({
      owner: { connect: [{ id: 5, position: { end: true } }], disconnect: [{ id: 3 }] },
    });
  });

  it('keeps its entry during a search and is removed and restored by keyboard', async () => {
    const { user, saved } = await renderCurators([], { attributes: { name: { type: 'string' }, owner } });
    const field = await screen.findByRole('combobox', { name: 'Owner' });
    await waitFor(() => expect(field).toHaveValue('3'));
    await user.clear(field);
    await user.type(field, '5');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('3');
    screen.getByRole('button', { name: 'Remove 3' }).focus();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await saved()).toMatchObject({ owner: { connect: [], disconnect: [{ id: 3 }] } });
  });
});
