import { describe, expect, it } from 'vitest';
import {
  everything,
  isSearching,
  locationFilesQuery,
  locationFoldersQuery,
  locationFormat,
  defaultView,
} from './library-location.ts';

const { read, write } = locationFormat(defaultView);
const at = (query: string) => read(new URLSearchParams(query));
const top = { allowed: [], folderPath: null };

describe('the address of a library location', () => {
  it('has the configured values for missing and invalid parameters', () => {
    expect(at('')).toEqual({
      page: 1,
      pageSize: 24,
      sort: { field: 'createdAt', order: 'DESC' },
      search: '',
      folder: null,
      kind: null,
      since: null,
      until: null,
      withoutText: false,
      unused: false,
    });
    expect(at('folder=x&type=blocks&since=2026-13-01&sort=hash:ASC&until=May')).toEqual(at(''));
    expect(at('pageSize=50&sort=name:ASC')).toMatchObject({
      pageSize: 50,
      sort: { field: 'name', order: 'ASC' },
    });
  });

  it('contains a change, returns to the first page, and closes the open file', () => {
    const before = new URLSearchParams('page=3&folder=4&folderPath=/4&file=9&other=1');
    expect(write(before, { folder: 7 }).toString()).toBe('page=1&folder=7&other=1');
    expect(write(before, { folder: null, kind: 'images' }).toString()).toBe('page=1&other=1&type=images');
    expect(write(before, { page: 4 }).get('page')).toBe('4');
  });

  it('opens links of other panels', () => {
    const link = 'folder=2&folderPath=/1/2&page=1&pageSize=10&sort=createdAt:DESC';
    expect(at(link)).toMatchObject({ folder: 2, pageSize: 10 });
  });
});

describe('the requests of a location', () => {
  it('are for direct children of the folder', () => {
    expect(locationFilesQuery(at('page=2'), top)).toEqual({
      page: 2,
      pageSize: 24,
      sort: 'createdAt:DESC',
      filters: { $and: [{ folder: { id: { $null: true } } }] },
    });
    expect(locationFilesQuery(at('folder=4'), { allowed: ['images'], folderPath: '/4' })).toMatchObject({
      filters: { $and: [{ mime: { $contains: 'image/' } }, { folder: { id: { $eq: 4 } } }] },
    });
    expect(locationFoldersQuery(at('folder=4'), { folderPath: '/4' })).toEqual({
      sort: 'createdAt:DESC',
      filters: { $and: [{ parent: { id: { $eq: 4 } } }] },
    });
  });

  it('are for all files below the folder during a search, without folders', () => {
    const location = at('folder=4&_q=moon&type=videos');
    expect(isSearching(location)).toBe(true);
    expect(locationFilesQuery(location, { allowed: [], folderPath: '/1/4' })).toMatchObject({
      _q: 'moon',
      filters: {
        $and: [
          { mime: { $contains: 'video/' } },
          { $or: [{ folderPath: { $eq: '/1/4' } }, { folderPath: { $startsWith: '/1/4/' } }] },
        ],
      },
    });
    expect(locationFoldersQuery(location, { folderPath: '/1/4' })).toMatchObject({
      _q: 'moon',
      filters: { $and: [{ path: { $startsWith: '/1/4/' } }] },
    });
    expect(locationFilesQuery(at('_q=moon'), top)).not.toHaveProperty('filters');
  });

  it('are for whole days in the time zone of the user', () => {
    const { filters } = locationFilesQuery(at('since=2026-03-01&until=2026-03-01'), top);
    expect(filters).toEqual({
      $and: [
        { createdAt: { $gte: new Date(2026, 2, 1).toISOString() } },
        { createdAt: { $lt: new Date(2026, 2, 2).toISOString() } },
      ],
    });
  });

  it('are for pictures only if alternative text is missing, whatever the kind', () => {
    const location = at('withoutText=true&unused=true');
    const noText = { $or: [{ alternativeText: { $null: true } }, { alternativeText: { $eq: '' } }] };
    expect(locationFilesQuery(location, { allowed: ['videos', 'images'], folderPath: null })).toMatchObject({
      unused: true,
      filters: { $and: [{ mime: { $contains: 'image/' } }, noText] },
    });
    expect(at('withoutText=true&type=videos')).toMatchObject({ kind: 'videos', withoutText: false });
    const before = new URLSearchParams('withoutText=true&unused=true');
    expect(write(before, { kind: 'videos' }).toString()).toBe('unused=true&page=1&type=videos');
    expect(write(before, everything).toString()).toBe('page=1');
  });

  it('include folders on the first page only, and not with a filter for kind or day', () => {
    expect(locationFoldersQuery(at('page=2'), top)).toBeNull();
    expect(locationFoldersQuery(at('type=images'), top)).toBeNull();
  });
});
