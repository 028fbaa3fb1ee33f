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
  it('is used if the user may read its field', () => {
    expect(sortOf('title:ASC', ['title'])).toBe('title');
    expect(sortOf('author.name:ASC', ['author'])).toBe('author.name');
    expect(sortOf('seo.title:ASC', ['seo.title'])).toBe('seo.title');
  });

  it('is used if it is by a property of every entry', () => {
    expect(['id', 'createdAt', 'publishedAt'].map((field) => sortOf(field, []))).toEqual([
      'id',
      'createdAt',
      'publishedAt',
    ]);
  });

  it('is used if a plugin manages its field, which permissions do not name', () => {
    const list = listParameters(new URLSearchParams({ sort: 'stage.position:ASC' }), {});
    const attributes = { stage: { type: 'json', managed: true } } as const;
    expect(readableList(list, permissions(['slug']), attributes)).toBe(list);
  });

  it('is chosen by the server if the user may not read its field', () => {
    expect(sortOf('title:ASC', ['slug'])).toBeUndefined();
  });
});
