import type { Entry, Page } from '@admin/content-model';
import { ApiError } from '@admin/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../edit/fixtures/deferred.ts';
import { books } from './fixtures/library-books.ts';
import { authorUid, bookUid } from './fixtures/library-types.ts';
import { bookList, bookPath } from './fixtures/library-panel.tsx';
import { permissionsOn } from './fixtures/library-permissions.ts';
import { renderBooks, renderLibrary, rows } from './fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';

const serverFailure = () => {
  throw new ApiError({ name: 'InternalServerError', message: '', status: 500 });
};

/** The given page of five books on three pages. */
const paged = (page = 1, order = 'ASC') => ({
  at: `${bookPath}?page=${page}&pageSize=2&sort=title:${order}`,
  books: books(5),
});

function pageOfBooks(count: number, total = count): Page<Entry> {
  const pagination = { page: 1, pageSize: count, pageCount: Math.ceil(total / count), total };
  return { results: books(count), pagination };
}

describe('the list', () => {
  it('shows its title and the number of entries, and repeats no request', async () => {
    const { requests } = await renderBooks(paged());
    expect(screen.getByRole('heading', { level: 1, name: 'Book' })).toBeInTheDocument();
    expect(screen.getByText('5 entries found')).toBeInTheDocument();
    expect(screen.getByText('1–2 of 5')).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
    expect(
      requests()
        .map(({ name }) => name)
        .filter((name) => !name.includes(' /admin/'))
        .toSorted(),
    ).toEqual([
      list,
      'GET /content-manager/collection-types/:uid/views',
      'GET /content-manager/content-types-settings',
      'GET /content-manager/content-types/:uid/configuration',
      'GET /content-manager/init',
    ]);
  });

  it('links to an entry in its title cell, with the parameters of plugins', async () => {
    const { requests } = await renderBooks({
      at: `${bookList}&plugins[i18n][locale]=fr&plugins[shop][currency]=eur`,
    });
    const pluginQuery = '?plugins%5Bi18n%5D%5Blocale%5D=fr&plugins%5Bshop%5D%5Bcurrency%5D=eur';
    const link = within(rows()[0]!).getByRole('link');
    expect(link).toHaveAccessibleName('A winter on the southern coast');
    expect(link).toHaveAttribute('href', `/admin${bookPath}/1${pluginQuery}`);
    expect(screen.getByRole('link', { name: 'Create new entry' })).toHaveAttribute(
      'href',
      `/admin${bookPath}/create${pluginQuery}`,
    );
    // Parameters of unknown plugins stay in the address and are not sent.
    expect(requests(list)[0]?.query).toEqual({
      page: 1,
      pageSize: 10,
      sort: 'title:ASC',
      locale: 'fr',
    });
  });

  it('stores the sort order in the address and returns to the first page', async () => {
    const { location, requests, user } = await renderBooks(paged(2));
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(location()).toBe(paged(1, 'DESC').at);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Night trains, slowly'));
    await user.click(screen.getByRole('button', { name: 'Author' }));
    expect(location()).toBe(`${bookPath}?page=1&pageSize=2&sort=author.name:ASC`);
    expect(requests(list).at(-1)?.query).toMatchObject({ page: 1, sort: 'author.name:ASC' });
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Author' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(screen.queryByRole('button', { name: 'cover' })).not.toBeInTheDocument();
  });

  it('writes its address in one format, whatever changes it', async () => {
    const { location, user } = await renderBooks(paged());
    const spelled = () => location().slice(bookPath.length);
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(spelled()).toBe('?page=1&pageSize=2&sort=title:DESC');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(spelled()).toBe('?page=2&pageSize=2&sort=title:DESC');
    await user.type(screen.getByRole('searchbox', { name: 'Search in Book' }), 'night{Enter}');
    expect(spelled()).toBe('?page=1&pageSize=2&sort=title:DESC&_q=night');
  });

  it('cancels an outdated search, and adds one history entry for a refined search', async () => {
    const sent = new Map<unknown, AbortSignal | undefined>();
    const first = deferred<Page<Entry>>();
    const { location, navigate, user } = await renderBooks({
      responses: {
        [list]: ({ query, signal }) => {
          const { _q: words } = query ?? {};
          if (words === undefined) return pageOfBooks(2);
          sent.set(words, signal);
          return words === 'n' ? first.promise : pageOfBooks(1);
        },
      },
    });
    await user.type(screen.getByRole('searchbox', { name: 'Search in Book' }), 'night{Enter}');
    expect(location()).toBe(`${bookList}&_q=night`);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(sent.get('n')?.aborted).toBe(true);
    await act(async () => first.resolve(pageOfBooks(5)));
    expect(rows()).toHaveLength(1);
    await navigate(-1);
    expect(location()).toBe(bookList);
  });

  it('passes its page to the entry, for the link back', async () => {
    const { at, ...shelf } = paged(2, 'DESC');
    const { historyState, navigate, user } = await renderBooks({
      ...shelf,
      at,
      responses: { 'GET /content-manager/collection-types/:uid/:id': () => books(1)[0]! },
    });
    await user.click(within(rows()[0]!).getByRole('link'));
    expect(historyState()).toEqual({ list: at });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/admin${at}`),
    );
    await navigate(-1);
    await user.click(await screen.findByRole('link', { name: 'Create new entry' }));
    expect(historyState()).toEqual({ list: at });
  });

  it('stores the page in the address, and links to pages', async () => {
    const { location, user } = await renderBooks(paged());
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(location()).toBe(paged(2).at);
    expect(await screen.findByText('3–4 of 5')).toBeInTheDocument();
  });

  it('requests another page on pointer down on its link, and only once', async () => {
    const { location, requests, user } = await renderBooks(paged());
    const queries = () => requests(list).map(({ query }) => query);
    const next = screen.getByRole('link', { name: 'Next page' });
    await user.pointer({ target: next, keys: '[MouseLeft>]' });
    expect(queries()).toMatchObject([{ page: 1 }, { page: 2 }]);
    expect(location()).toContain('page=1');
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(location()).toContain('page=2'));
    expect(await screen.findByText('3–4 of 5')).toBeInTheDocument();
    expect(queries()).toMatchObject([{ page: 1 }, { page: 2 }]);
  });

  it('redirects from a page beyond the end to the last one, without a history entry', async () => {
    const { location, navigate } = await renderLibrary(paged(9));
    await waitFor(() => expect(location()).toBe(paged(3).at));
    expect(await screen.findByText('5–5 of 5')).toBeInTheDocument();
    expect(screen.queryByText('There is nothing here yet')).not.toBeInTheDocument();
    await navigate(-1);
    expect(location()).toBe('/before');
  });

  it('shows the previous rows while the next ones load', async () => {
    const next = deferred<never>();
    const { user, location } = await renderBooks({
      at: paged().at,
      responses: {
        [list]: ({ query }) => (query?.page === 2 ? next.promise : pageOfBooks(2, 5)),
      },
    });
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(location()).toContain('page=2');
    expect(screen.getByRole('table', { name: 'Book', busy: true })).toBeInTheDocument();
    expect(rows()).toHaveLength(2);
  });
});

describe('the filters of a list', () => {
  it('are shown as text, and each can be removed', async () => {
    const { location, user } = await renderBooks({
      at: `${bookList}&filters[title][$contains]=sea&filters[$and][0][inPrint][$eq]=true&filters[author][id][$in][0]=3`,
    });
    await screen.findByText('Filter: Author is one of Mary Shelley');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Filter: Title contains sea',
      'Filter: In print is Yes',
      'Filter: Author is one of Mary Shelley',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove the filter “In print is Yes”' }));
    expect(location()).toBe(
      `${bookList}&filters[$and][0][title][$contains]=sea&filters[$and][1][author][id][$in][0]=3`,
    );
  });
});

describe('a list without rows', () => {
  it('offers to create the first entry', async () => {
    await renderLibrary({ books: [] });
    expect(await screen.findByRole('heading', { name: 'There is nothing here yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create new entry' })).toHaveLength(2);
    expect(screen.getByText('No entries found')).toBeInTheDocument();
  });

  it('does not state that there are no entries if conditions limit what the user may read', async () => {
    const permissions = permissionsOn(bookUid).map((one) => ({ ...one, conditions: ['admin::is-creator'] }));
    await renderLibrary({ books: [], permissions });
    expect(await screen.findByRole('heading', { name: 'No entries for you yet' })).toBeVisible();
    expect(screen.queryByText('There is nothing here yet')).toBeNull();
  });

  it('explains that one or two letters match the start of words', async () => {
    await renderLibrary({ at: `${bookList}&_q=qz` });
    expect(await screen.findByRole('heading', { name: 'Nothing matches the search' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'Only the beginnings of words were searched. Type at least three letters to search inside words.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/No entry contains/)).not.toBeInTheDocument();
  });

  it('states that nothing matches, and offers to clear the search', async () => {
    const { location, user } = await renderLibrary({ at: `${bookList}&_q=xyzzy` });
    expect(
      await screen.findByText('No entry contains “xyzzy”. Try fewer or other words.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(location()).toBe(bookList);
    expect(screen.queryByText('There is nothing here yet')).not.toBeInTheDocument();
    expect(await screen.findByText('3 entries found')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search in Book' })).toHaveValue('');
  });

  it('states that there are more entries than the server has counted', async () => {
    const { results, pagination } = pageOfBooks(2, 10_000);
    const counted = { results, pagination: { ...pagination, totalIsAtLeast: true } };
    await renderBooks({ at: paged().at, responses: { [list]: () => counted } });
    expect(screen.getByText('More than 10,000 entries found')).toBeInTheDocument();
    expect(screen.getByText('1–2 of more than 10,000')).toBeInTheDocument();
  });

  it('shows an error with a retry', async () => {
    let isUp = false;
    const { notices, user } = await renderLibrary({
      responses: {
        [list]: () => (isUp ? pageOfBooks(2) : serverFailure()),
      },
    });
    expect(await screen.findByRole('heading', { name: 'The list could not be loaded' })).toBeInTheDocument();
    expect(notices()).toMatchObject([
      { tone: 'warning', title: { id: 'content-manager.list.fetch-failed' } },
    ]);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('the permissions on a list', () => {
  it('redirect home with a notification, and are fetched again, when the server refuses', async () => {
    const { location, requests, notices } = await renderLibrary({
      responses: {
        [list]: () => {
          throw new ApiError({ name: 'ForbiddenError', message: 'Forbidden', status: 403 });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(location()).toBe('/');
    expect(notices()).toMatchObject([{ tone: 'info', title: { id: 'permissions.not-allowed.list' } }]);
    // At the start of the visit, and again.
    expect(requests('GET /admin/users/me/permissions')).toHaveLength(2);
  });

  it('leave no selection and no creation for a user who may only read', async () => {
    await renderLibrary({ permissions: permissionsOn(bookUid, ['read']) });
    expect(await screen.findByRole('link', { name: 'Bread without a recipe' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create new entry' })).not.toBeInTheDocument();
  });

  it('do not send an order by an unreadable field, or show it in the headers', async () => {
    const { requests } = await renderLibrary({ permissions: permissionsOn(bookUid, ['read'], ['author']) });
    expect(await screen.findByRole('columnheader', { name: 'Author' })).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Title' })).not.toBeInTheDocument();
    expect(requests(list).map(({ query }) => query)).toEqual([{ page: 1, pageSize: 10 }]);
  });

  it('show a page about them to a user who may not read, without a request', async () => {
    const { requests } = await renderLibrary({ permissions: permissionsOn(authorUid) });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Book');
    expect(requests(list)).toEqual([]);
  });
});
