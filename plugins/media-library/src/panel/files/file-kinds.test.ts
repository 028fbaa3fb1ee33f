import { mediaKinds } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { acceptOf, isOfKinds, kindConditions, kindOf } from './file-kinds.ts';

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
