import { describe, expect, it } from 'vitest';
import { extensionOf, pictureAddress } from './pictures.ts';

const photo = {
  name: 'a.jpg',
  ext: '.jpg',
  mime: 'image/jpeg',
  url: '/uploads/a.jpg',
  formats: {
    large: { url: '/uploads/large_a.jpg', width: 1000 },
    thumbnail: { url: '/uploads/thumbnail_a.jpg', width: 234 },
    small: { url: '/uploads/small_a.jpg', width: 500 },
  },
};

describe('the picture of a file', () => {
  it('is the smallest that fills its place', () => {
    expect(pictureAddress(photo, 200)).toBe('/uploads/thumbnail_a.jpg');
    expect(pictureAddress(photo, 400)).toBe('/uploads/small_a.jpg');
  });

  it('is the file itself where no smaller one would do, or there is none', () => {
    expect(pictureAddress(photo, 1600)).toBe('/uploads/a.jpg');
    expect(pictureAddress({ ...photo, formats: null }, 200)).toBe('/uploads/a.jpg');
  });

  it('is none of a file that is no picture', () => {
    expect(pictureAddress({ ...photo, mime: 'video/mp4' }, 200)).toBeUndefined();
  });
});

describe('the extension of a file', () => {
  it('is read from the name where nothing else says it, and left out where it is no short word', () => {
    expect(extensionOf({ name: 'Report', ext: '.pdf' })).toBe('PDF');
    expect(extensionOf({ name: 'Report.docx', ext: null })).toBe('DOCX');
    expect(extensionOf({ name: 'Report', ext: null })).toBeUndefined();
    expect(extensionOf({ name: 'a.webmanifest', ext: null })).toBeUndefined();
  });
});
