import { describe, expect, it } from 'vitest';
import { kindOfFile, pictureOf, shortName } from './MediaCell.tsx';

describe('a file of a list', () => {
  it('is of the kind that its extension says, where that is short', () => {
    expect(kindOfFile({ name: 'Report', ext: '.pdf' })).toBe('PDF');
    expect(kindOfFile({ name: 'Report.final.docx' })).toBe('DOCX');
    expect(kindOfFile({ name: 'Report', ext: null })).toBeUndefined();
    expect(kindOfFile({ name: 'a.webmanifest', ext: '.webmanifest' })).toBeUndefined();
  });

  it('is drawn by its thumbnail, or as it is, when it is a picture', () => {
    const file = { id: 1, name: 'a', url: '/a.png', mime: 'image/png' };
    expect(pictureOf({ ...file, formats: { thumbnail: { url: '/thumb_a.png' } } })).toBe('/thumb_a.png');
    expect(pictureOf({ ...file, formats: null })).toBe('/a.png');
    expect(pictureOf({ ...file, mime: 'video/mp4' })).toBeUndefined();
  });
});

it('a file’s name is cut after a hundred characters', () => {
  expect(shortName('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortName('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});
