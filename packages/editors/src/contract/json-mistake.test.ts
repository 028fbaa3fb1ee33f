import { describe, expect, it } from 'vitest';
import { jsonMistakeAt, positionAt } from './json-mistake.ts';

describe('the position of the first mistake in JSON', () => {
  it('is null for valid JSON', async () => {
    for (const text of ['{"a":[1,2]}', 'null', '"text"', '[1e3, -0.5]\n']) {
      expect(await jsonMistakeAt(text)).toBeNull();
    }
  });

  it.each([
    ['a name without quotes', '{\n  "a": 1,\n  b: 2\n}', { line: 3, column: 3 }],
    ['a value without quotes', '{"a": nothing}', { line: 1, column: 7 }],
    ['an extra comma', '{"a": [1,\n]}', { line: 2, column: 1 }],
    ['a missing comma', '[1 2]', { line: 1, column: 4 }],
    ['a comment', '{} // empty', { line: 1, column: 4 }],
    ['text after the end', '{}\n}', { line: 2, column: 1 }],
    ['a missing end', '{"a":\n', { line: 2, column: 1 }],
  ])('is found for %s, independent of the browser', async (_, text, position) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(await jsonMistakeAt(text)).toEqual(position);
  });

  it('counts lines and columns from 1', () => {
    expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});
