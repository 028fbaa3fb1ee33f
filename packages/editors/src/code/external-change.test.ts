import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChange, normalizeLineEndings } from './external-change.ts';

describe('the change between two texts', () => {
  it.each([
    ['one word', 'a red loom', 'a blue loom', { from: 2, to: 5, insert: 'blue' }],
    ['more at the end', 'loom', 'looms', { from: 4, to: 4, insert: 's' }],
    ['one of several equal letters', 'aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['everything', '', 'loom', { from: 0, to: 0, insert: 'loom' }],
  ])('is %s', (_, before, after, change) => {
    expect(textChange(before, after)).toEqual(change);
  });

  it('is null for equal texts', () => expect(textChange('loom', 'loom')).toBeNull());

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = textChange(before, after) ?? { from: 0, to: 0, insert: '' };
        expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
      }),
    );
  });
});

describe('line endings', () => {
  it('are normalized to line feeds', () => expect(normalizeLineEndings('a\r\nb\rc\nd')).toBe('a\nb\nc\nd'));
});
