import { describe, expect, it } from 'vitest';
import { itemLines, jsonLines, jsonTokens, shownLines } from './json-lines.ts';

const value = { data: [{ id: 1, tags: ['a, "b": {', 'c'], none: [] }, { id: 2 }], meta: {} };
const lines = jsonLines(JSON.stringify(value, null, 2));

describe('the lines of JSON', () => {
  it('know where a list or object ends, whatever is in its texts', () => {
    const folds = lines.flatMap(({ text, closing }) =>
      closing === null ? [] : [[text.trim(), lines[closing]?.text.trim()]],
    );
    expect(folds).toEqual([
      ['{', '}'],
      ['"data": [', '],'],
      ['{', '},'],
      ['"tags": [', '],'],
      ['{', '}'],
    ]);
  });

  it('are hidden from the first to the last line of what is folded', () => {
    const items = itemLines(lines);
    const shown = shownLines(lines, items).map((index) => lines[index]?.text.trim());
    expect(shown).toEqual(['{', '"data": [', '{', '{', '],', '"meta": {}', '}']);
    expect(shownLines(lines, new Set())).toHaveLength(lines.length);
  });

  it('have parts for keys, texts, values and marks', () => {
    expect(jsonTokens('  "a\\"b": "x: y",')).toEqual([
      { kind: 'key', text: '"a\\"b"' },
      { kind: 'mark', text: ': ' },
      { kind: 'text', text: '"x: y"' },
      { kind: 'mark', text: ',' },
    ]);
    expect(jsonTokens('  "item",').map(({ kind }) => kind)).toEqual(['text', 'mark']);
    expect(jsonTokens('"n": -1.5').at(-1)).toEqual({ kind: 'value', text: '-1.5' });
    expect(jsonTokens('"n": {')).toHaveLength(3);
  });
});
