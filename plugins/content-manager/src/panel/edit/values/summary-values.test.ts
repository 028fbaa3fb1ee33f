import { describe, expect, it } from 'vitest';
import { countItems } from './count-items.ts';
import { filesOf } from './files-of.ts';

describe('the summary of a field', () => {
  it('counts lists, relations that are sent as a count, and single objects', () => {
    expect(countItems([1, 2])).toBe(2);
    expect(countItems({ count: 7 })).toBe(7);
    expect(countItems({ id: 3, name: 'Ann' })).toBe(1);
    expect(countItems(null)).toBe(0);
  });

  it('contains one file or several, and nothing for other values', () => {
    const file = { id: 1, name: 'a.png', url: '/a.png', mime: 'image/png' };
    expect(filesOf(file)).toEqual([{ name: 'a.png', thumbnail: '/a.png' }]);
    expect(filesOf([{ ...file, formats: { thumbnail: { url: '/t.png' } } }, 4])).toEqual([
      { name: 'a.png', thumbnail: '/t.png' },
    ]);
    expect(filesOf({ ...file, mime: 'application/pdf' })).toEqual([{ name: 'a.png', thumbnail: null }]);
    expect(filesOf(null)).toEqual([]);
  });
});
