import { describe, expect, it } from 'vitest';
import { errorNames, summarizeErrors } from './errors.ts';

describe('error answers', () => {
  it('are headed by the only broken rule, or by their number', () => {
    expect(summarizeErrors(['title must be defined.'])).toBe('title must be defined.');
    expect(summarizeErrors(['a', 'b', 'c'])).toBe('3 errors occurred');
  });

  it('use only statuses of failures', () => {
    expect(
      Object.values(errorNames)
        .flat()
        .filter((status) => status < 400 || status > 599),
    ).toEqual([]);
  });
});
