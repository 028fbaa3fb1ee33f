import { describe, expect, it } from 'vitest';
import { filteredScan, isIdScanCheaper, maxIdScanMatches } from './costs.ts';

const firstPage = { page: 1, pageSize: 10 };
const pageHundred = { page: 100, pageSize: 10 };
const farPage = { page: 500, pageSize: 10 };
const size = 100_000;

const minMatchesFor = (term: string): number => filteredScan(size, firstPage, term).minMatches;

describe('filteredScan', () => {
  it.each([
    ['the first page without a term', firstPage, ''],
    ['the first page of a term', firstPage, 'people'],
    ['a far page of a term', farPage, 'people'],
    ['a far page of a term with accents', farPage, 'café'],
  ] as const)('reads at least a page and at most twice the table for %s', (_name, page, term) => {
    const { minMatches, window } = filteredScan(size, page, term);
    expect(minMatches).toBeGreaterThanOrEqual(page.page * page.pageSize);
    expect(window).toBeGreaterThanOrEqual(page.page * page.pageSize);
    expect(window).toBeLessThanOrEqual(2 * size);
  });

  it('needs more matches if testing a row costs more', () => {
    expect(minMatchesFor('people')).toBeGreaterThan(minMatchesFor(''));
    expect(minMatchesFor('café')).toBeGreaterThan(minMatchesFor('people'));
  });
});

describe('isIdScanCheaper', () => {
  it.each([
    ['the first page of many matches', [9000, size, firstPage], false],
    ['page 100 of many matches', [9000, size, pageHundred], true],
    ['a far page of many matches', [9000, size, farPage], true],
    ['a far page of a larger table', [90_000, 10 * size, farPage], true],
    ['a far page of few matches', [2000, size, farPage], false],
    ['the first page of few matches', [100, size, firstPage], false],
    ['the first page of no matches', [0, size, firstPage], false],
  ] as const)('decides for %s', (_name, [matches, rows, page], expected) => {
    expect(isIdScanCheaper(matches, rows, page, '')).toBe(expected);
  });

  it.each([firstPage, pageHundred])('is true up to maxIdScanMatches on page $page', (page) => {
    const max = maxIdScanMatches(size, page);
    expect(isIdScanCheaper(Math.floor(max * 0.99), size, page, '')).toBe(true);
    expect(isIdScanCheaper(Math.ceil(max * 1.01), size, page, '')).toBe(false);
  });
});
