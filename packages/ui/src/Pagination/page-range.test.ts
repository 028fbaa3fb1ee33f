import { describe, expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

describe('pageRange', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 24, [1, 2, 3, 4, 5, 'gap', 24]],
    [5, 24, [1, 'gap', 4, 5, 6, 'gap', 24]],
    [21, 24, [1, 'gap', 20, 21, 22, 23, 24]],
    [24, 24, [1, 'gap', 20, 21, 22, 23, 24]],
  ] as const)('on page %d of %d offers %j', (page, pageCount, entries) => {
    expect(pageRange(page, pageCount)).toEqual(entries);
  });

  it('never changes its length and never hides a single page behind a gap', () => {
    for (let page = 1; page <= 12; page += 1) {
      const entries = pageRange(page, 12);
      expect(entries).toHaveLength(7);
      expect(entries).toContain(page);
      entries.forEach((entry, index) => {
        if (entry !== 'gap') return;
        expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2);
      });
    }
  });
});
