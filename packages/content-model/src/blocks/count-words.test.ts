import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { textLines } from './block-nodes.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...children: readonly unknown[]) => ({ type: 'paragraph', children });

describe('textLines', () => {
  it('returns one line for each block of text', () => {
    const list = {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('one')] },
        { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('deeper')] }] },
      ],
    };
    const link = { type: 'link', url: '/', children: [text('lin'), { ...text('k'), bold: true }] };
    expect(textLines([paragraph(text('a '), link, text('.')), list, paragraph(text(''))])).toEqual([
      'a link.',
      'one',
      'deeper',
      '',
    ]);
  });

  it('accepts untrusted input', () => {
    const table = { type: 'table', children: [{ type: 'row', children: [paragraph(text('cell'))] }] };
    expect(textLines([null, 'x', 7, [text('y')], { type: 'a' }, table, { children: [{ text: 3 }] }])).toEqual(
      ['cell'],
    );
    expect(textLines('text')).toEqual([]);
  });

  it('stops at the maximum depth', () => {
    let nested: unknown = text('deep');
    for (let depth = 0; depth < 10_000; depth++) nested = { type: 'quote', children: [nested] };
    expect(textLines([nested, paragraph(text('flat'))])).toEqual(['flat']);
  });
});

describe('countWords', () => {
  it.each([
    ["It's a well-known, 2nd-hand story.", 'en', 7],
    ['我喜欢读书。', 'zh', 3],
    ['สวัสดีครับ', 'th', 2],
    ['مرحبا بالعالم', 'ar', 2],
    ['– … !', 'en', 0],
    ['two words', 'no such language', 2],
  ])('counts the words of %j in %s', (words, locale, expected) => {
    expect(countWords([paragraph(text(words))], locale)).toBe(expected);
  });

  it('separates words at blocks, and not at marks', () => {
    expect(
      countWords([paragraph(text('un'), { ...text('do'), bold: true }), paragraph(text('redo'))], 'en'),
    ).toBe(2);
  });

  it('counts all words of a long text', () => {
    expect(countWords([paragraph(text('word '.repeat(20_000)))], 'en')).toBe(20_000);
  });

  it('estimates a long text from its start in a language without spaces', () => {
    const [short, long] = [1000, 100_000].map((times) =>
      countWords([paragraph(text('我喜欢读书。'.repeat(times)))], 'zh'),
    );
    expect(short).toBe(3000);
    expect(long).toBeGreaterThan(290_000);
    expect(long).toBeLessThan(310_000);
  });
});

describe('inline elements of plugins', () => {
  const term = { type: 'notes.term', definition: 'A machine', children: [text('loom')] };
  const footnote = { type: 'notes.footnote', note: 'not counted', children: [text('')] };

  it('are part of their line, with their text', () => {
    expect(textLines([paragraph(text('a '), term, text('s'), footnote, text('.')), paragraph(term)])).toEqual(
      ['a looms.', 'loom'],
    );
    expect(textLines([{ type: 'notes.box', children: [text('a '), term] }])).toEqual(['a loom']);
    expect(countWords([paragraph(text('a '), term, footnote)], 'en')).toBe(2);
  });

  it('are blocks beside blocks', () => {
    expect(textLines([{ type: 'notes.row', children: [term, term] }])).toEqual(['loom', 'loom']);
  });
});
