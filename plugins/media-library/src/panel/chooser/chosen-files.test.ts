import { describe, expect, it } from 'vitest';
import { pictureOf } from '../fixtures/some-files.ts';
import { pressedFile, withFile } from './chosen-files.ts';

const [one, two] = [pictureOf(1, 'a.jpg'), pictureOf(2, 'b.jpg')];

describe('the selection of files', () => {
  it('adds several in the order of the clicks, and removes them', () => {
    expect(pressedFile([two], one, true)).toEqual([two, one]);
    expect(pressedFile([two, one], two, true)).toEqual([one]);
    expect(withFile([two], one, true)).toEqual([two, one]);
    expect(withFile([two, one], one, true)).toEqual([two, one]);
  });

  it('replaces a single one', () => {
    expect(pressedFile([two], one, false)).toEqual([one]);
    expect(pressedFile([one], one, false)).toEqual([one]);
    expect(withFile([two], one, false)).toEqual([one]);
  });
});
