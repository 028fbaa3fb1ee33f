import { describe, expect, it } from 'vitest';
import { shouldCheckUid, shouldGenerateUid } from './uid-rules.ts';

describe('shouldCheckUid', () => {
  it('accepts a changed uid of unreserved characters, ignoring surrounding spaces', () => {
    expect(shouldCheckUid('a-full_article.v2~x', 'old')).toBe(true);
    expect(shouldCheckUid(' bricks ', null)).toBe(true);
  });

  it('rejects the saved uid, empty values and invalid uids', () => {
    for (const value of ['old', '', '   ', null, undefined, 'a b', 'a/b', 'é', 'a?']) {
      expect(shouldCheckUid(value, 'old')).toBe(false);
    }
  });
});

describe('shouldGenerateUid', () => {
  it('returns true only if a uid is required and missing', () => {
    expect(shouldGenerateUid(null, true)).toBe(true);
    expect(shouldGenerateUid('', true)).toBe(true);
    expect(shouldGenerateUid(null, false)).toBe(false);
    expect(shouldGenerateUid('x', true)).toBe(false);
  });
});
