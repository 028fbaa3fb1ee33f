import { describe, expect, it } from 'vitest';
import { matchInTime } from './match-in-time.ts';

/** Tries all ways to share the text out: some hours for a few thousand characters. */
const slow = '^.*a*@.*.*x';
const long = '@'.repeat(10_000);

/** Whether each text matches its expression. */
const matching = (...list: readonly (readonly [source: string, text: string])[]) =>
  matchInTime((matches) => list.map(([source, text]) => matches(source, text)));

describe('expressions that are run for a limited time', () => {
  it('match what they match, texts of any length', () => {
    expect(matching(['^a+$', 'aaa'], ['^a+$', 'aab'], ['^a+$', 'a'.repeat(10_000)], ['b$', long])).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are told apart where expressions and texts have line breaks', () => {
    expect(matching(['x\ny', 'x'], ['x', 'y\nx'])).toEqual([false, true]);
  });

  it('are interrupted when they take longer, and match nothing then', () => {
    expect(matching(['^@+$', long], [slow, long], ['^a+$', 'aaa'])).toEqual([true, false, false]);
  });

  it('are run again for whoever comes next', () => {
    expect(matching([slow, long])).toEqual([false]);
    expect(matching(['^@+$', long])).toEqual([true]);
  });

  it('share their time, however many there are', () => {
    const many = Array.from({ length: 400 }, (_, index) => [slow, `${long.slice(0, 9000)}${index}`] as const);
    expect(matching(...many).some(Boolean)).toBe(false);
  });

  it('do not have values judged twice while everything matches', () => {
    let forValidation = 0;
    matchInTime((matches) => {
      forValidation += 1;
      return matches('^a', 'a');
    });
    expect(forValidation).toBe(1);
  });
});
