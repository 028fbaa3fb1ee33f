import type { SavedView } from '@admin/contract';
import { grace } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { librarian, libraryViews } from '../fixtures/library-views.ts';
import { bookList, bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { renderBooks } from '../fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const create = 'POST /content-manager/collection-types/:uid/views';
const update = 'PUT /content-manager/collection-types/:uid/views/:id';
const keep = 'PUT /content-manager/collection-types/:uid/list-state';

const novels: SavedView = {
  id: 1,
  name: 'Novels',
  query: { filters: { $and: [{ genre: { $eq: 'novel' } }] }, sort: 'pages:DESC', pageSize: 20 },
  columns: ['title', 'pages'],
  roles: [],
  owner: null,
};
const shared: SavedView = {
  ...novels,
  id: 2,
  name: 'In print',
  query: { filters: { inPrint: { $eq: 'true' } }, pageSize: 10, sort: 'title:ASC' },
  columns: null,
  owner: grace,
};
const novelsAddress = `${bookPath}?page=1&pageSize=20&sort=pages:DESC&filters[$and][0][genre][$eq]=novel&view=1`;

/** Returns the parameters of an address, regardless of their order. */
const parametersOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const roles = { 'GET /admin/users/me': () => ({ data: librarian }) };

const open = (spec: LibrarySpec = {}, stored: Parameters<typeof libraryViews>[1] = {}) =>
  renderBooks({
    ...spec,
    responses: { ...libraryViews([novels, shared], stored), ...roles, ...spec.responses },
  });
const menu = async (name: string | RegExp = /^View(s$|:)/) =>
  screen.findByRole('button', { name, expanded: false });
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const refuse = () => {
  throw new ApiError({
    name: 'ApplicationError',
    message: 'There can be 50 views of a list; delete one first',
    status: 400,
  });
};

const unknown = () => {
  throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
};

describe('the saved views of a list', () => {
  it('are opened by name, with their filters, order and columns', async () => {
    const { user, location, requests } = await open();
    await user.click(await menu('Views'));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'All entries',
      'Novels',
      'In print · Grace Hopper',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Novels' }));
    await waitFor(() => expect(parametersOf(location())).toEqual(parametersOf(novelsAddress)));
    expect(await menu('View: Novels')).toBeInTheDocument();
    expect(requests(list).at(-1)?.query).toMatchObject({
      sort: 'pages:DESC',
      pageSize: 20,
      filters: { $and: [{ genre: { $eq: 'novel' } }] },
    });
    expect(headers()).toEqual(['Title', 'Pages', 'Status', 'Actions']);
    await user.click(await menu());
    await user.click(screen.getByRole('menuitemradio', { name: 'All entries' }));
    await waitFor(() => expect(location()).toBe(bookList));
    expect(headers()).toContain('Genre');
  });

  it('store the current list under a name, and are shared with roles', async () => {
    const { user, requests, notices, location } = await open({
      at: `${bookPath}?page=2&pageSize=10&sort=title:DESC&_q=e`,
    });
    await user.click(await menu('Views'));
    await user.click(screen.getByRole('menuitem', { name: 'Save as a view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This value is required.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'With an e');
    await user.click(await dialog.findByRole('checkbox', { name: 'Librarian' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
    expect(requests(create)).toMatchObject([
      {
        body: {
          name: 'With an e',
          query: { sort: 'title:DESC', pageSize: 10, _q: 'e' },
          columns: null,
          roles: [4],
        },
      },
    ]);
    expect(parametersOf(location())).toEqual({
      page: '1',
      pageSize: '10',
      sort: 'title:DESC',
      _q: 'e',
      view: '102',
    });
    expect(await menu('View: With an e')).toBeInTheDocument();
  });

  it('keep their name and roles when their content is changed', async () => {
    const { user, requests } = await open({ at: novelsAddress });
    await user.click(await menu());
    expect(screen.queryByRole('menuitem', { name: /^Save changes/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Genre' }));
    await user.keyboard('{Escape}');
    await user.click(await menu());
    await user.click(screen.getByRole('menuitem', { name: 'Save changes to “Novels”' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]).toMatchObject({
      params: { id: '1' },
      body: { name: 'Novels', roles: [], query: novels.query, columns: ['title', 'pages', 'genre'] },
    });
  });

  it('are renamed and deleted by their owners', async () => {
    const { user, requests, location } = await open({ at: novelsAddress });
    await user.click(await menu());
    await user.click(screen.getByRole('menuitem', { name: 'Rename or share' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Long ones');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await menu('View: Long ones'));
    expect(requests(update)[0]?.body).toMatchObject({
      query: novels.query,
      columns: novels.columns,
    });
    await user.click(screen.getByRole('menuitem', { name: 'Delete the view' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete the view “Long ones”?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location()).toBe(bookList));
    await user.click(await menu('Views'));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
  });

  it('of other users can be opened, but not changed', async () => {
    const { user } = await open({ at: `${bookPath}?page=1&pageSize=10&sort=title:DESC&view=2` });
    await user.click(await menu('View: In print'));
    const offered = [...screen.getAllByRole('menuitem'), ...screen.getAllByRole('menuitemcheckbox')].map(
      ({ textContent }) => textContent,
    );
    expect(offered).toEqual(['Save as a view', 'Open the list with this view']);
  });

  it('stay the default of a list until all entries are requested', async () => {
    const { user, requests, location, navigate } = await open({ at: novelsAddress });
    await user.click(await menu());
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Open the list with this view' }));
    await waitFor(() => expect(requests(keep)).toHaveLength(1));
    expect(requests(keep)[0]?.body).toEqual({ defaultView: 1, widths: {} });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await navigate(bookList);
    await waitFor(() => expect(parametersOf(location())).toEqual(parametersOf(novelsAddress)));
    await user.click(await menu('View: Novels'));
    await user.click(screen.getByRole('menuitemradio', { name: 'All entries' }));
    await waitFor(() => expect(location()).toBe(`${bookList}&view=none`));
  });

  it('show why one cannot be saved, and keep the input', async () => {
    const { user } = await open({ responses: { [create]: refuse } });
    await user.click(await menu('Views'));
    await user.click(screen.getByRole('menuitem', { name: 'Save as a view' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'One more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('There can be 50 views of a list; delete one first')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('One more');
  });

  it('are not offered if the server does not support them', async () => {
    await open({ responses: { 'GET /content-manager/collection-types/:uid/views': unknown } });
    expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
  });
});

const edge = (name: string) => screen.getByRole('slider', { name: `Width of ${name}` });
const widthOf = (name: string) => {
  const header = screen.getByRole('columnheader', { name });
  const columns = header.closest('table')?.querySelectorAll('col') ?? [];
  return columns[(header as HTMLTableCellElement).cellIndex]?.style.inlineSize;
};

describe('the width of a column', () => {
  it('is set by keyboard and stored for the user', async () => {
    const { user, requests } = await open({}, { widths: { title: 400 } });
    await waitFor(() => expect(widthOf('Title')).toBe('400px'));
    edge('Genre').focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(requests(keep)).toHaveLength(1));
    const { body } = requests(keep)[0] ?? {};
    // No element has a width here, so that the first step leads to the minimum.
    expect(body).toEqual({ defaultView: null, widths: { title: 400, genre: 60 } });
    expect(widthOf('Genre')).toBe('60px');
  });

  it('is reset with all other settings', async () => {
    const { user, requests } = await open({}, { widths: { title: 400 } });
    await waitFor(() => expect(widthOf('Title')).toBe('400px'));
    await user.click(screen.getByRole('button', { name: 'View settings' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reset' }));
    await waitFor(() => expect(widthOf('Title')).toBe(''));
    expect(requests(keep)[0]?.body).toEqual({ defaultView: null, widths: {} });
  });
});
