import { describe, expect, it } from 'vitest';
import { kindOfFile, pictureOf, shortName } from './MediaCell.tsx';

describe('the file of a cell', () => {
  it('shows its extension if that is short', () => {
    expect(kindOfFile({ name: 'Report', ext: '.pdf' })).toBe('PDF');
    expect(kindOfFile({ name: 'Report.final.docx' })).toBe('DOCX');
    expect(kindOfFile({ name: 'Report', ext: null })).toBeUndefined();
    expect(kindOfFile({ name: 'a.webmanifest', ext: '.webmanifest' })).toBeUndefined();
  });

  it('shows the thumbnail of a picture, or the picture itself', () => {
    const file = { id: 1, name: 'a', url: '/a.png', mime: 'image/png' };
    expect(pictureOf({ ...file, formats: { thumbnail: { url: '/thumb_a.png' } } })).toBe('/thumb_a.png');
    expect(pictureOf({ ...file, formats: null })).toBe('/a.png');
    expect(pictureOf({ ...file, mime: 'video/mp4' })).toBeUndefined();
  });
});

it('the name of a file is shortened to a hundred characters', () => {
  expect(shortName('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortName('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});
