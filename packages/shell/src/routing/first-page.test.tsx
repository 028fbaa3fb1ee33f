import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { routes, type RouteContribution, type PrefetchContext } from '../extension/points/routes.ts';
import { openPanel } from './fixtures/open-panel.tsx';
import { loadFirstPage } from './first-page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a panel at a page with this prefetch function. */
function openAtBooks(prefetch: (visit: PrefetchContext) => Promise<unknown>) {
  const books: RouteContribution = {
    id: 'books',
    path: 'books/*',
    page: () => Promise.resolve({ default: () => <h1>Books</h1> }),
    prefetch,
  };
  const plugins = [definePlugin({ id: 'books', contributes: [routes.add(books)] })];
  render(openPanel({ at: '/books/new?page=2', plugins, permissions: ['books.read'] }).panel);
}

const drawn = () => screen.findByRole('heading', { name: 'Books' });

describe('the queries of the first page', () => {
  it('are sent once, after the permissions are known, and the panel renders with their results', async () => {
    let isDrawn: boolean | undefined;
    const prefetch = vi.fn(async (visit: PrefetchContext) => {
      await visit.queries.query({ queryKey: ['Book'], queryFn: () => 'a book' });
      isDrawn = screen.queryByRole('heading') !== null;
    });
    openAtBooks(prefetch);
    await drawn();
    expect(prefetch).toHaveBeenCalledOnce();
    const [{ pathname, search, granted, queries }] = prefetch.mock.calls[0] as [PrefetchContext];
    expect({ pathname, search }).toEqual({ pathname: '/books/new', search: '?page=2' });
    expect(Object.keys(granted[''] ?? {})).toEqual(['books.read']);
    expect(queries.getQueryData(['Book'])).toBe('a book');
    expect(isDrawn).toBe(false);
  });

  it('do not delay the panel when they stay pending', async () => {
    openAtBooks(() => new Promise(() => undefined));
    expect(await drawn()).toBeInTheDocument();
  });

  it('do not affect the panel when they throw', async () => {
    openAtBooks(() => {
      throw new Error('Bad plugin');
    });
    expect(await drawn()).toBeInTheDocument();
  });
});

describe('the code of the first page', () => {
  const page = vi.fn(() => Promise.resolve({ default: () => null }));
  const preload = vi.fn(() => Promise.reject(new Error('away')));
  const pages: readonly RouteContribution[] = [
    { id: 'other', path: 'other', page: vi.fn() },
    { id: 'books', path: 'books/*', page, preload },
  ];

  it('is loaded together with the preload of the page, even if that fails', async () => {
    await loadFirstPage(pages, '/books/new');
    expect(page).toHaveBeenCalledOnce();
    expect(preload).toHaveBeenCalledExactlyOnceWith('/books/new');
    expect(pages[0]?.page).not.toHaveBeenCalled();
  });

  it('is not loaded at an address of no plugin', async () => {
    await expect(loadFirstPage(pages, '/nowhere')).resolves.toBeUndefined();
  });
});
