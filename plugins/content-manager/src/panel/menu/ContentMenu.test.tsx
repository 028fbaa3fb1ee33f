import { definePlugin } from '@admin/shell';
import type { TestRequest } from '@admin/shell/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mutateCollectionTypeLinks, mutateSingleTypeLinks } from '../../points.ts';
import { aboutUid, authorUid, bookUid } from '../list/fixtures/library-types.ts';
import { bookList, bookPath } from '../list/fixtures/library-panel.tsx';
import { permissionsOn } from '../list/fixtures/library-permissions.ts';
import { renderLibrary, type RenderedLibrary } from '../list/fixtures/render-library.tsx';

beforeEach(() => localStorage.clear());

async function renderMenu(spec: Parameters<typeof renderLibrary>[0] = {}): Promise<RenderedLibrary> {
  const rendered = await renderLibrary(spec);
  await screen.findByRole('searchbox', { name: 'Search for a content type' });
  return rendered;
}

function section(name: string) {
  const group = within(screen.getByRole('region', { name }));
  return {
    titles: group.queryAllByRole('link').map((link) => link.textContent),
    heading: group.getByRole('heading', { level: 3 }).parentElement?.textContent,
  };
}

describe('the menu of content types', () => {
  it('groups the types, counts them and sorts them by title', async () => {
    await renderMenu();
    expect(
      within(screen.getByRole('navigation', { name: 'Content' })).getByRole('heading', { level: 2 }),
    ).toHaveTextContent('Content');
    expect(section('Collection Types')).toEqual({ titles: ['Author', 'Book'], heading: 'Collection Types2' });
    expect(section('Single Types')).toEqual({ titles: ['About this library'], heading: 'Single Types1' });
  });

  it('links to each list with its first page, size and order, and marks the open one', async () => {
    await renderMenu({ at: `${bookPath}?page=2&plugins[i18n][locale]=fr` });
    const menu = within(screen.getByRole('navigation', { name: 'Content' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Book');
    expect(menu.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      `/admin${bookList}&plugins%5Bi18n%5D%5Blocale%5D=fr`,
    );
    expect(menu.getByRole('link', { name: 'About this library' })).toHaveAttribute(
      'href',
      `/admin/content-manager/single-types/${aboutUid}?plugins%5Bi18n%5D%5Blocale%5D=fr`,
    );
  });

  it("shows the user's favourites first, and keeps them for the next visit", async () => {
    const first = await renderMenu({ userId: 1 });
    expect(screen.queryByRole('region', { name: 'Favorites' })).not.toBeInTheDocument();
    // The pages that the document would show again contain the menu without them.
    localStorage.setItem('admin.has-pages', 'true');
    await first.user.click(screen.getByRole('button', { name: 'Add Book to the favorites' }));
    expect(section('Favorites').titles).toEqual(['Book']);
    expect(localStorage.getItem('admin.has-pages')).toBeNull();
    expect(section('Collection Types').titles).toEqual(['Author', 'Book']);
    cleanup();
    await renderMenu({ userId: 2 });
    expect(screen.queryByRole('region', { name: 'Favorites' })).not.toBeInTheDocument();
    cleanup();
    const again = await renderMenu({ userId: 1 });
    await again.user.click(
      screen.getAllByRole('button', { name: 'Remove Book from the favorites', pressed: true })[0]!,
    );
    expect(screen.queryByRole('region', { name: 'Favorites' })).not.toBeInTheDocument();
  });

  it('has stars that the keyboard reaches and presses, and that show their names', async () => {
    const { user } = await renderMenu();
    const menu = within(screen.getByRole('navigation', { name: 'Content' }));
    act(() => menu.getByRole('link', { name: 'Book' }).focus());
    await user.tab();
    const star = menu.getByRole('button', { name: 'Add Book to the favorites', pressed: false });
    expect(star).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Add Book to the favorites');
    await user.keyboard('{Enter}');
    expect(section('Favorites').titles).toEqual(['Book']);
    expect(star).toHaveFocus();
    expect(star).toHaveAccessibleName('Remove Book from the favorites');
  });

  it('starts without favourites if the stored value is invalid', async () => {
    localStorage.setItem('admin.favourite-content-types.7', '{"no":"list"');
    await renderMenu();
    expect(section('Collection Types').titles).toEqual(['Author', 'Book']);
    expect(screen.queryByRole('region', { name: 'Favorites' })).not.toBeInTheDocument();
  });

  it('shows the number of entries on demand, with one request per type', async () => {
    const list = 'GET /content-manager/collection-types/:uid';
    const queryOf = ({ query }: TestRequest) => query;
    const sizes = new Map([
      [bookUid, { total: 1204 }],
      [authorUid, { total: 10_000, totalIsAtLeast: true }],
    ]);
    const { requests, user } = await renderMenu({
      at: `${bookList}&plugins[i18n][locale]=fr`,
      responses: {
        [list]: ({ params }) => ({
          results: [],
          pagination: { page: 1, pageSize: 1, pageCount: 1, total: 0, ...sizes.get(params.uid ?? '') },
        }),
      },
    });
    const counts = () =>
      requests(list).filter((call) => (queryOf(call) as { pageSize: number }).pageSize === 1);
    expect(counts()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Show the numbers of entries' }));
    const menu = within(screen.getByRole('navigation', { name: 'Content' }));
    expect(await menu.findByText('1,204')).toBeInTheDocument();
    expect(await menu.findByText('10,000+')).toBeInTheDocument();
    expect(counts().map(queryOf)).toEqual(Array(2).fill({ page: 1, pageSize: 1, locale: 'fr' }));
    await user.click(screen.getByRole('button', { name: 'Hide the numbers of entries' }));
    expect(menu.queryByText('1,204')).not.toBeInTheDocument();
  });

  it('finds types by the start of their title, ignoring case', async () => {
    const { user } = await renderMenu();
    const search = screen.getByRole('searchbox', { name: 'Search for a content type' });
    await user.type(search, 'ab');
    expect(section('Collection Types')).toEqual({ titles: [], heading: 'Collection Types0' });
    expect(section('Single Types').titles).toEqual(['About this library']);
    await user.type(search, 'x');
    expect(screen.getByText('No content type starts with “abx”.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(section('Collection Types').titles).toEqual(['Author', 'Book']);
  });

  it('shows collection types to users who may create and read, and single types to users who may read', async () => {
    await renderMenu({
      permissions: [
        ...permissionsOn(bookUid, ['read']),
        ...permissionsOn(authorUid, ['read', 'create']),
        ...permissionsOn(aboutUid, ['read']),
      ],
    });
    expect(section('Collection Types').titles).toEqual(['Author']);
    expect(section('Single Types').titles).toEqual(['About this library']);
  });

  it('shows the links as plugins changed them', async () => {
    const archive = definePlugin({
      id: 'archive',
      contributes: [
        mutateCollectionTypeLinks.add({
          id: 'archive.links',
          run: (links) => links.map((link) => ({ ...link, title: `${link.title} archive` })),
        }),
      ],
    });
    await renderMenu({ plugins: [archive] });
    expect(section('Collection Types').titles).toEqual(['Author archive', 'Book archive']);
  });

  it.each([
    ['a text', 'nonsense'],
    ['a link without a uid', [{ title: 'x', to: '/x', search: '', requires: [] }]],
    ['a link without an address', [{ uid: 'a', title: 'x', search: '', requires: [] }]],
    ['a link whose title is no text', [{ uid: 'a', title: 7, to: '/x', search: '', requires: [] }]],
    ['a link without permissions', [{ uid: 'a', title: 'x', to: '/x', search: '' }]],
  ])('[E19] stays unchanged when a plugin makes %s of its links', async (_case, invalid) => {
    const run = () => invalid as never;
    const careless = definePlugin({
      id: 'careless',
      contributes: [
        mutateCollectionTypeLinks.add({ id: 'careless.collections', run }),
        mutateSingleTypeLinks.add({ id: 'careless.singles', run }),
      ],
    });
    const { problems } = await renderMenu({ expectsProblems: true, plugins: [careless] });
    expect(section('Collection Types').titles).toEqual(['Author', 'Book']);
    expect(section('Single Types').titles).toEqual(['About this library']);
    const named = problems().map(({ code, pluginId }) => [code, pluginId]);
    expect(named).toEqual(Array(2).fill(['HOOK_FAILED', 'careless']));
  });
});
