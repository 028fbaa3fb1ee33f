import { describe, expect, it } from 'vitest';
import { errorNames, summarizeErrors } from './errors.ts';

describe('error responses', () => {
  it('have the only broken rule as their message, or the number of them', () => {
    expect(summarizeErrors(['title must be defined.'])).toBe('title must be defined.');
    expect(summarizeErrors(['a', 'b', 'c'])).toBe('3 errors occurred');
  });

  it('have only error statuses', () => {
    expect(
      Object.values(errorNames)
        .flat()
        .filter((status) => status < 400 || status > 599),
    ).toEqual([]);
  });
});
