import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChange, withPlainLineEnds } from './external-change.ts';

describe('what changed between two texts', () => {
  it.each([
    ['one word', 'a red loom', 'a blue loom', { from: 2, to: 5, insert: 'blue' }],
    ['more at the end', 'loom', 'looms', { from: 4, to: 4, insert: 's' }],
    ['one of several equal letters', 'aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['everything', '', 'loom', { from: 0, to: 0, insert: 'loom' }],
  ])('is %s', (_, before, after, change) => {
    expect(textChange(before, after)).toEqual(change);
  });

  it('is nothing between equal texts', () => expect(textChange('loom', 'loom')).toBeNull());

  it('makes the one out of the other, whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = textChange(before, after) ?? { from: 0, to: 0, insert: '' };
        expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
      }),
    );
  });
});

describe('line ends', () => {
  it('are all of one kind', () => expect(withPlainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd'));
});
