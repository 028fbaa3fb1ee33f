import { describe, expect, it } from 'vitest';
import { fieldFiles, fieldValue, withAdded, withReplaced } from './field-files.ts';

const [one, two, three] = [
  { id: 1, name: 'a.jpg' },
  { id: 2, name: 'b.jpg' },
  { id: 3, name: 'c.jpg' },
];

describe('the value of a media field', () => {
  it('is read from one file, several files, and invalid values', () => {
    expect(fieldFiles(one)).toEqual([one]);
    expect(fieldFiles([one, null, 7, two])).toEqual([one, two]);
    expect(fieldFiles(null)).toEqual([]);
    expect(fieldFiles(undefined)).toEqual([]);
  });

  it('is null when empty, for single and multiple fields', () => {
    expect(fieldValue([], true)).toBeNull();
    expect(fieldValue([], false)).toBeNull();
    expect(fieldValue([one, two], true)).toEqual([one, two]);
    expect(fieldValue([one], false)).toEqual(one);
  });

  it('appends files without duplicates, or replaces a single one', () => {
    expect(withAdded([one, two], [two, three], true)).toEqual([one, two, three]);
    expect(withAdded([one], [two, three], false)).toEqual([two]);
  });

  it('replaces a file, and never contains one twice', () => {
    expect(withReplaced([one, two], 1, three)).toEqual([three, two]);
    expect(withReplaced([one, two, three], 1, three)).toEqual([three, two]);
    expect(withReplaced([one, two], 2, two)).toEqual([one, two]);
  });
});
