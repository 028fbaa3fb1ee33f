import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedRelations, linkedCount, listedEntries, relatedQuery } from './related-query.ts';

const page = (...ids: readonly number[]) => ({
  results: ids.map((id) => ({ id })),
  pagination: { page: 1, pageSize: 2, pageCount: 2, total: 4 },
});

describe('the pages of a relation', () => {
  it('form the list from its end', () => {
    expect(listedEntries([page(4, 3), page(2, 1)]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('contain an entry once if it moved between requests', () => {
    expect(listedEntries([page(4, 3), page(3, 2)]).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('contain the number of links, also for a to-one relation', () => {
    expect(linkedCount([page(4, 3)])).toBe(4);
    expect(linkedCount([{ data: { id: 3 } }])).toBe(1);
    expect(linkedCount([{ data: null }])).toBe(0);
    expect(listedEntries([{ data: null }])).toEqual([]);
  });
});

describe('the relations of a form in the query cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const owner = { uid: 'api::article.article', id: 1 };
  const http = { call: vi.fn() } as unknown as Parameters<typeof relatedQuery>[0];
  const open = () => {
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 1_000 } } });
    const { queryKey } = relatedQuery(http, { owner, field: 'tags', parameters: {} });
    return { queries, queryKey, relations: createCachedRelations({ queries, http, parameters: {} }) };
  };

  it('replace loaded entries without changing the number of pages', () => {
    const { queries, queryKey, relations } = open();
    queries.setQueryData(queryKey, { pages: [page(4, 3), page(2, 1)], pageParams: [1, 2] });
    relations.write(owner, 'tags', [{ id: 1 }, { id: 4 }, { id: 5 }]);
    const { pages = [] } = queries.getQueryData(queryKey) ?? {};
    expect(relations.read(owner, 'tags').map(({ id }) => id)).toEqual([1, 4, 5]);
    expect([pages.length, linkedCount(pages)]).toEqual([2, 3]);
  });

  it('stay in the cache until they are released', () => {
    const { queries, queryKey, relations } = open();
    queries.setQueryData(queryKey, { pages: [page(2, 1)], pageParams: [1] });
    relations.retain(owner, 'tags');
    vi.advanceTimersByTime(10_000);
    expect(relations.read(owner, 'tags')).toHaveLength(2);
    relations.release();
    vi.advanceTimersByTime(10_000);
    expect(relations.read(owner, 'tags')).toEqual([]);
  });
});
