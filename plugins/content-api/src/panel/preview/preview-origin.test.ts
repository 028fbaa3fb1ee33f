import { defaultConfiguration } from '@admin/content-model';
import { collectionType, schemasOf } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { previewOriginOf } from './preview-origin.ts';

const entry = { id: 1, createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-01T08:00:00.000Z' };

function contextOf(options: object) {
  const contentType = { ...collectionType('page', {}), options };
  return { contentType, configuration: defaultConfiguration(contentType, schemasOf([contentType])) };
}

describe('previewOriginOf', () => {
  it('is the origin that the server adds to the options of the content type', () => {
    const context = contextOf({ previewOrigin: 'https://www.example.com' });
    expect(previewOriginOf({ ...context, entry })).toBe('https://www.example.com');
  });

  it('is null for a type without a page, and for an entry that is not saved yet', () => {
    expect(previewOriginOf({ ...contextOf({}), entry })).toBeNull();
    expect(
      previewOriginOf({ ...contextOf({ previewOrigin: 'https://www.example.com' }), entry: null }),
    ).toBeNull();
  });
});
