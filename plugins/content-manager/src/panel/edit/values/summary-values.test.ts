import { describe, expect, it } from 'vitest';
import { countItems } from './count-items.ts';
import { filesOf } from './files-of.ts';
import { plainText } from './plain-text.ts';

describe('what a field holds, in short', () => {
  it('counts lists, relations that travel as a count, and single objects', () => {
    expect(countItems([1, 2])).toBe(2);
    expect(countItems({ count: 7 })).toBe(7);
    expect(countItems({ id: 3, name: 'Ann' })).toBe(1);
    expect(countItems(null)).toBe(0);
  });

  it('reads the words of text blocks and nothing else', () => {
    const blocks = [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Read ' },
          { type: 'link', children: [{ text: 'this' }] },
        ],
      },
      { type: 'image', image: { url: '/x.png' }, children: [{ text: '' }] },
      { type: 'list', children: [{ type: 'list-item', children: [{ text: 'one' }] }] },
    ];
    expect(plainText(blocks)).toBe('Read this one');
    expect(plainText(null)).toBe('');
  });

  it('keeps the items of a list apart, also of one within another', () => {
    const item = (text: string) => ({ type: 'list-item', children: [{ type: 'text', text }] });
    const inner = { type: 'list', children: [item('Hoe.')] };
    const list = { type: 'list', children: [item('Take the rake.'), inner, item('Water.')] };
    expect(plainText([list])).toBe('Take the rake. Hoe. Water.');
  });

  it('takes one file or several, and no other value for a file', () => {
    const file = { id: 1, name: 'a.png', url: '/a.png', mime: 'image/png' };
    expect(filesOf(file)).toEqual([{ name: 'a.png', thumbnail: '/a.png' }]);
    expect(filesOf([{ ...file, formats: { thumbnail: { url: '/t.png' } } }, 4])).toEqual([
      { name: 'a.png', thumbnail: '/t.png' },
    ]);
    expect(filesOf({ ...file, mime: 'application/pdf' })).toEqual([{ name: 'a.png', thumbnail: null }]);
    expect(filesOf(null)).toEqual([]);
  });
});
