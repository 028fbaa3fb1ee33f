import { describe, expect, it } from 'vitest';
import { changedInfo, checkFile, type FileValues } from './file-values.ts';

const before: FileValues = {
  name: 'moon.jpg',
  alternativeText: '',
  caption: 'Old',
  folder: 4,
  focalPoint: null,
};

describe('the metadata of a file', () => {
  it('is sent as far as it has changed', () => {
    expect(changedInfo(before, before)).toEqual({});
    expect(changedInfo({ ...before, alternativeText: null }, before)).toEqual({});
    expect(
      changedInfo({ ...before, caption: null, folder: null, focalPoint: { x: 0.1, y: 0.2 } }, before),
    ).toEqual({ caption: null, folder: null, focalPoint: { x: 0.1, y: 0.2 } });
    const set = { ...before, focalPoint: { x: 0.1, y: 0.2 } };
    expect(changedInfo({ ...before, alternativeText: 'The moon' }, set)).toEqual({
      alternativeText: 'The moon',
      focalPoint: null,
    });
  });

  it('requires a name, and has the same length limits as on the server', () => {
    expect(Object.keys(checkFile({ ...before, name: null, caption: 'x'.repeat(1001) }))).toEqual([
      'caption',
      'name',
    ]);
    expect(checkFile(before)).toEqual({});
  });
});
