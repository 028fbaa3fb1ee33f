import { permission } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { listParameters } from '../../address/list-parameters.ts';
import { fieldPermissions } from '../../permissions/index.ts';
import { readableList } from './entries-query.ts';

const read = 'plugin::content-manager.explorer.read';
const uid = 'api::a.a';
const permissions = (fields: readonly string[]) =>
  fieldPermissions({ [uid]: { [read]: [permission(read, { subject: uid, properties: { fields } })] } }, uid);
const sortOf = (sort: string, fields: readonly string[]) =>
  readableList(listParameters(new URLSearchParams({ sort }), {}), permissions(fields)).sort?.field;

describe('the order of a list', () => {
  it('stays when its field may be read', () => {
    expect(sortOf('title:ASC', ['title'])).toBe('title');
    expect(sortOf('author.name:ASC', ['author'])).toBe('author.name');
    expect(sortOf('seo.title:ASC', ['seo.title'])).toBe('seo.title');
  });

  it('stays when it is by something that every entry has', () => {
    expect(['id', 'createdAt', 'publishedAt'].map((field) => sortOf(field, []))).toEqual([
      'id',
      'createdAt',
      'publishedAt',
    ]);
  });

  it('is left to the server when its field may not be read', () => {
    expect(sortOf('title:ASC', ['slug'])).toBeUndefined();
  });
});
