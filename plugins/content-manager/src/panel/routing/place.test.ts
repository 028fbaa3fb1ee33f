import { describe, expect, it } from 'vitest';
import { currentAddress, kindOf, placeOf } from './place.ts';

describe('addresses of the content manager', () => {
  it('name the kind of a content type, and nothing else', () => {
    expect(kindOf('collection-types')).toBe('collectionType');
    expect(kindOf('single-types')).toBe('singleType');
    expect(kindOf('collectionType')).toBeUndefined();
    expect(kindOf('toString')).toBeUndefined();
  });

  it('lead from their older form to the one of today, with everything behind it', () => {
    expect(currentAddress('/content-manager/collectionType/api::a.a/3', '?page=2')).toBe(
      '/content-manager/collection-types/api::a.a/3?page=2',
    );
    expect(currentAddress('/content-manager/singleType/api::home.home', '')).toBe(
      '/content-manager/single-types/api::home.home',
    );
    expect(currentAddress('/content-manager/collection-types/api::a.a', '')).toBeUndefined();
  });

  it('tell the list, an entry and the creation apart', () => {
    expect(placeOf('/content-manager/collection-types/api::a.a')).toEqual({
      kind: 'collectionType',
      uid: 'api::a.a',
      id: undefined,
    });
    expect(placeOf('/content-manager/collection-types/api::a.a/create')?.id).toBe('create');
    expect(placeOf('/content-manager/collection-types/api::a.a/configurations/list')).toBeUndefined();
    expect(placeOf('/content-manager/single-types/api::a.a/configurations/edit')).toBeUndefined();
    expect(placeOf('/content-manager/403')).toBeUndefined();
    expect(placeOf('/settings/users')).toBeUndefined();
  });
});
