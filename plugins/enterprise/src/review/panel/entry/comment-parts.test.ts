import { describe, expect, it } from 'vitest';
import { commentParts, typedMention } from './comment-parts.ts';

describe('the parts of a comment', () => {
  it('are split at mentions, the longest name first', () => {
    expect(commentParts('See @Ada Admin and @Ada, a@b.', ['Ada', 'Ada Admin'])).toEqual([
      { text: 'See ', isMention: false },
      { text: '@Ada Admin', isMention: true },
      { text: ' and ', isMention: false },
      { text: '@Ada', isMention: true },
      { text: ', a@b.', isMention: false },
    ]);
  });

  it('are the text itself without mentions', () => {
    expect(commentParts('@nobody', ['Ada'])).toEqual([{ text: '@nobody', isMention: false }]);
    expect(commentParts('', ['Ada'])).toEqual([]);
  });
});

describe('the typed mention', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Hi @ad', 6, { start: 3, query: 'ad' }],
    ['Hi @ada ad', 10, { start: 3, query: 'ada ad' }],
    ['(@bo)', 4, { start: 1, query: 'bo' }],
  ])('is found before the caret in %s', (text, caret, expected) => {
    expect(typedMention(text, caret)).toEqual(expected);
  });

  it.each([
    ['no mention', 4],
    ['a@b', 3],
    ['Hi @ada admin please', 20],
    ['Hi @ada\nnext', 12],
    ['Hi @ ada', 8],
  ])('is missing in %s', (text, caret) => {
    expect(typedMention(text, caret)).toBeNull();
  });
});
