import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookList, bookPath } from '../fixtures/open-library.tsx';
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
  it('has one column, whose rows say in two lines what an entry is', async () => {
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
    expect(link).toHaveAttribute('href', `${bookPath}/1`);
    expect(within(link).getByRole('time')).toHaveAttribute('datetime', '2026-03-01T16:40:00.000Z');
  });

  it('is sorted by its header and selected by its boxes, as a wide one is', async () => {
    const { address, user } = await renderBooks();
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(address()).toContain('sort=title:DESC');
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    expect(screen.getAllByText('1 entry selected')).not.toHaveLength(0);
  });

  it('names the entry over what can be done with it', async () => {
    const { user } = await renderBooks();
    await user.click(screen.getAllByRole('button', { name: /^Actions for/ })[0]!);
    expect(await screen.findByRole('menu')).toHaveTextContent(/^A winter on the southern coast/);
  });

  it('draws no picture where the list has no column of one', async () => {
    renderLibrary({ at: bookList, permissions: permissionsOn(bookUid, ['create', 'read'], ['title']) });
    expect(await screen.findAllByRole('link', { name: /A winter/ })).not.toHaveLength(0);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
