import { describe, expect, it } from 'vitest';
import { matchInTime } from './match-in-time.ts';

/** Tries all ways to divide the text: hours for a few thousand characters. */
const slow = '^.*a*@.*.*x';
const long = '@'.repeat(10_000);

/** Returns whether each text matches its expression. */
const matching = (...list: readonly (readonly [source: string, text: string])[]) =>
  matchInTime((matches) => list.map(([source, text]) => matches(source, text)));

describe('matchInTime', () => {
  it('matches texts of any length', () => {
    expect(matching(['^a+$', 'aaa'], ['^a+$', 'aab'], ['^a+$', 'a'.repeat(10_000)], ['b$', long])).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('separates expressions and texts with line breaks', () => {
    expect(matching(['x\ny', 'x'], ['x', 'y\nx'])).toEqual([false, true]);
  });

  it('interrupts expressions at the time limit, and matches none of the rest', () => {
    expect(matching(['^@+$', long], [slow, long], ['^a+$', 'aaa'])).toEqual([true, false, false]);
  });

  it('runs again after an interruption', () => {
    expect(matching([slow, long])).toEqual([false]);
    expect(matching(['^@+$', long])).toEqual([true]);
  });

  it('shares the time limit between all expressions', () => {
    const many = Array.from({ length: 400 }, (_, index) => [slow, `${long.slice(0, 9000)}${index}`] as const);
    expect(matching(...many).some(Boolean)).toBe(false);
  });

  it('validates once if every text matches', () => {
    let forValidation = 0;
    matchInTime((matches) => {
      forValidation += 1;
      return matches('^a', 'a');
    });
    expect(forValidation).toBe(1);
  });
});
