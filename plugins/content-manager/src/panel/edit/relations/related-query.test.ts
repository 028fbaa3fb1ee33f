import { describe, expect, it } from 'vitest';
import { linkedCount, listedEntries } from './related-query.ts';

const page = (...ids: readonly number[]) => ({
  results: ids.map((id) => ({ id })),
  pagination: { page: 1, pageSize: 2, pageCount: 2, total: 4 },
});

describe('the pages of a relation', () => {
  it('are the list from its end', () => {
    expect(listedEntries([page(4, 3), page(2, 1)]).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('name an entry once that moved from page to page meanwhile', () => {
    expect(listedEntries([page(4, 3), page(3, 2)]).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('say how many there are, also of a relation to one', () => {
    expect(linkedCount([page(4, 3)])).toBe(4);
    expect(linkedCount([{ data: { id: 3 } }])).toBe(1);
    expect(linkedCount([{ data: null }])).toBe(0);
    expect(listedEntries([{ data: null }])).toEqual([]);
  });
});
