import { describe, expect, it } from 'vitest';
import { isPassing, mostPassing, walkPlan } from './list-plan.ts';

const first = { page: 1, pageSize: 10 };
const far = { page: 500, pageSize: 10 };
const size = 100_000;

const enoughFor = (term: string): number => walkPlan(size, first, term).enough;

describe('the plan of a list', () => {
  it('asks fewer rows than finding all would take, whatever is asked', () => {
    for (const [page, term] of [
      [first, ''],
      [first, 'people'],
      [far, 'people'],
      [far, 'café'],
    ] as const) {
      const { enough, window } = walkPlan(size, page, term);
      expect(enough).toBeGreaterThanOrEqual(page.page * page.pageSize);
      expect(window).toBeGreaterThanOrEqual(page.page * page.pageSize);
      expect(window).toBeLessThanOrEqual(2 * size);
    }
  });

  it('walks later where asking a row is dearer', () => {
    expect(enoughFor('people')).toBeGreaterThan(enoughFor(''));
    expect(enoughFor('café')).toBeGreaterThan(enoughFor('people'));
  });

  it('passes by the others where many are found, fetches few of them at once, and asks about the first page', () => {
    expect(isPassing(9000, size, first, '')).toBe(false);
    expect(isPassing(9000, size, { page: 100, pageSize: 10 }, '')).toBe(true);
    expect(isPassing(9000, size, far, '')).toBe(true);
    expect(isPassing(90_000, 10 * size, far, '')).toBe(true);
    expect(isPassing(2000, size, far, '')).toBe(false);
    expect(isPassing(100, size, first, '')).toBe(false);
    expect(isPassing(0, size, first, '')).toBe(false);
  });

  it('counts on for a page far in, as long as passing by the others may be shorter than asking each', () => {
    for (const page of [first, { page: 100, pageSize: 10 }]) {
      const most = mostPassing(size, page);
      expect(isPassing(Math.floor(most * 0.99), size, page, '')).toBe(true);
      expect(isPassing(Math.ceil(most * 1.01), size, page, '')).toBe(false);
    }
  });
});
