import { mediaKinds } from '@admin/content-model';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  acceptOf,
  isOfKinds,
  kindConditions,
  kindOf,
  fileSize,
  extensionOf,
  pictureAddress,
} from './file-facts.ts';

describe('the kind of a file', () => {
  it.each([
    ['image/svg+xml', 'images'],
    ['video/mp4', 'videos'],
    ['audio/mpeg', 'audios'],
    ['application/pdf', 'files'],
    ['text/x-image/png', 'files'],
  ])('%s is one of the %s', (mime, kind) => expect(kindOf({ mime })).toBe(kind));

  it('is allowed if it is in the list, or if the list is empty', () => {
    expect(isOfKinds({ mime: 'image/png' }, ['images'])).toBe(true);
    expect(isOfKinds({ mime: 'image/png' }, ['files', 'videos'])).toBe(false);
    expect(isOfKinds({ mime: 'image/png' }, [])).toBe(true);
  });

  it('limits the file dialog of the system where media types are known', () => {
    expect(acceptOf(['audios', 'images'])).toEqual(['image/*', 'audio/*']);
    expect(acceptOf(['images', 'files'])).toEqual([]);
    expect(acceptOf([])).toEqual([]);
  });
});

describe('a list of some kinds', () => {
  it('has conditions for the listed kinds, or against the others', () => {
    expect(kindConditions(['images'])).toEqual([{ mime: { $contains: 'image/' } }]);
    expect(kindConditions(['images', 'videos'])).toEqual([
      { $or: [{ mime: { $contains: 'image/' } }, { mime: { $contains: 'video/' } }] },
    ]);
    expect(kindConditions(['files', 'images'])).toEqual([
      { mime: { $notContains: 'video/' } },
      { mime: { $notContains: 'audio/' } },
    ]);
  });

  it('has no condition for all kinds', () => {
    expect(kindConditions([])).toEqual([]);
    expect(kindConditions(mediaKinds)).toEqual([]);
  });
});

const intl = createIntl({ locale: 'en' });

it.each([
  [0.12, '< 1 kB'],
  [0, '< 1 kB'],
  [1, '1 kB'],
  [1.05, '1 kB'],
  [999, '999 kB'],
  [1234, '1.2 MB'],
  [250_000, '250 MB'],
  [5_500_000, '5.5 GB'],
])('a size of %s kilobytes is %s', (kilobytes, words) => {
  expect(fileSize(intl, kilobytes)).toBe(words);
});

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
  it('is the smallest version that fills its container', () => {
    expect(pictureAddress(photo, 200)).toBe('/uploads/thumbnail_a.jpg');
    expect(pictureAddress(photo, 400)).toBe('/uploads/small_a.jpg');
  });

  it('is the file itself if no version is large enough, or none exists', () => {
    expect(pictureAddress(photo, 1600)).toBe('/uploads/a.jpg');
    expect(pictureAddress({ ...photo, formats: null }, 200)).toBe('/uploads/a.jpg');
  });

  it('is undefined for files that are not pictures', () => {
    expect(pictureAddress({ ...photo, mime: 'video/mp4' }, 200)).toBeUndefined();
  });
});

describe('the extension of a file', () => {
  it('is read from the name if it is not stored, and omitted if it is not a short word', () => {
    expect(extensionOf({ name: 'Report', ext: '.pdf' })).toBe('PDF');
    expect(extensionOf({ name: 'Report.docx', ext: null })).toBe('DOCX');
    expect(extensionOf({ name: 'Report', ext: null })).toBeUndefined();
    expect(extensionOf({ name: 'a.webmanifest', ext: null })).toBeUndefined();
  });
});
