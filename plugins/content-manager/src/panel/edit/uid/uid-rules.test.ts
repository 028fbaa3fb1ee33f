import { describe, expect, it } from 'vitest';
import { shouldCheckUid, shouldGenerateUid } from './uid-rules.ts';

describe('asking whether a uid is free', () => {
  it('happens for a changed uid of unreserved characters, spaces around it aside', () => {
    expect(shouldCheckUid('a-full_article.v2~x', 'old')).toBe(true);
    expect(shouldCheckUid(' bricks ', null)).toBe(true);
  });

  it('does not happen for the saved uid, for nothing, and for what cannot be a uid', () => {
    for (const value of ['old', '', '   ', null, undefined, 'a b', 'a/b', 'é', 'a?']) {
      expect(shouldCheckUid(value, 'old')).toBe(false);
    }
  });
});

describe('making a uid without being asked', () => {
  it('happens only where one is needed and missing', () => {
    expect(shouldGenerateUid(null, true)).toBe(true);
    expect(shouldGenerateUid('', true)).toBe(true);
    expect(shouldGenerateUid(null, false)).toBe(false);
    expect(shouldGenerateUid('x', true)).toBe(false);
  });
});
