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

  it('is allowed where it is named, or none is', () => {
    expect(isOfKinds({ mime: 'image/png' }, ['images'])).toBe(true);
    expect(isOfKinds({ mime: 'image/png' }, ['files', 'videos'])).toBe(false);
    expect(isOfKinds({ mime: 'image/png' }, [])).toBe(true);
  });

  it('narrows the file dialog of the system where a type says what is meant', () => {
    expect(acceptOf(['audios', 'images'])).toEqual(['image/*', 'audio/*']);
    expect(acceptOf(['images', 'files'])).toEqual([]);
    expect(acceptOf([])).toEqual([]);
  });
});

describe('a list of some kinds', () => {
  it('asks for what it wants, or leaves out what it does not', () => {
    expect(kindConditions(['images'])).toEqual([{ mime: { $contains: 'image/' } }]);
    expect(kindConditions(['images', 'videos'])).toEqual([
      { $or: [{ mime: { $contains: 'image/' } }, { mime: { $contains: 'video/' } }] },
    ]);
    expect(kindConditions(['files', 'images'])).toEqual([
      { mime: { $notContains: 'video/' } },
      { mime: { $notContains: 'audio/' } },
    ]);
  });

  it('asks for nothing where all are wanted', () => {
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
