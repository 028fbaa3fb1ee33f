import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { books } from '../fixtures/library-books.ts';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookList, bookPath } from '../fixtures/library-panel.tsx';
import { renderBooks, renderLibrary, rows } from '../fixtures/render-library.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a list on a phone', () => {
  it('has one column, with two lines per entry', async () => {
    await renderBooks();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Title',
      'Actions',
    ]);
    const row = within(rows()[0]!);
    expect(row.getByRole('img', { name: 'cover.svg' })).toBeInTheDocument();
    const link = row.getByRole('link');
    expect(link).toHaveTextContent(/^A winter on the southern coastPublished/);
    expect(link).toHaveAttribute('href', `/admin${bookPath}/1`);
    expect(within(link).getByRole('time')).toHaveAttribute('datetime', '2026-03-01T16:40:00.000Z');
  });

  it('is sorted by its header and selected by its checkboxes, like a wide one', async () => {
    const { location, user } = await renderBooks();
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(location()).toContain('sort=title:DESC');
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    expect(screen.getAllByText('1 entry selected')).not.toHaveLength(0);
  });

  it('is sorted by a menu, with the columns of a wide one', async () => {
    const { location, user } = await renderBooks();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Sort' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Title' })).toBeChecked();
    const offered = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      'ID',
      'Title',
      'Author',
      'Genre',
      'Pages',
      'Updated at',
      'Status',
      'Created at',
      'In print',
      'Ascending',
      'Descending',
    ]);
    await user.keyboard('{Escape}');
    await choose('Author');
    expect(location()).toContain('sort=author.name:ASC');
    await choose('Descending');
    expect(location()).toContain('sort=author.name:DESC');
    await choose('Pages');
    expect(location()).toContain('sort=pages:DESC');
  });

  it('offers no sorting by a field that the user may not read', async () => {
    const permissions = permissionsOn(bookUid, ['create', 'read'], ['title', 'pages']);
    const { user } = await renderLibrary({ at: bookList, permissions });
    await screen.findAllByRole('link', { name: /A winter/ });
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Pages' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitemradio', { name: 'Genre' })).not.toBeInTheDocument();
  });

  it('shows the title of the entry above its actions', async () => {
    const { user } = await renderBooks();
    await user.click(screen.getAllByRole('button', { name: /^Actions for/ })[0]!);
    expect(await screen.findByRole('menu')).toHaveTextContent(/^A winter on the southern coast/);
  });

  it('shows the picture of the next page where the picture of this page is missing', async () => {
    const { user } = await renderBooks({ at: `${bookPath}?page=1&pageSize=1&sort=id:ASC`, books: books(2) });
    const picture = () => rows()[0]!.querySelector('img');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(rows()[0]).toHaveAttribute('data-row', '2'));
    expect(picture()).not.toBeNull();
  });

  it('renders no picture if the list has no media column', async () => {
    await renderLibrary({ at: bookList, permissions: permissionsOn(bookUid, ['create', 'read'], ['title']) });
    expect(await screen.findAllByRole('link', { name: /A winter/ })).not.toHaveLength(0);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
