import { describe, expect, it } from 'vitest';
import { createPageRef } from './page-ref.ts';

const homePage = createPageRef('');
const usersPage = createPageRef('settings/users');
const userPage = createPageRef('settings/users/:id');
const fieldPage = createPageRef('types/:uid/fields/:name');

describe('the address of a page', () => {
  it('is built below the base path, with its parameters', () => {
    expect(homePage.to()).toBe('/');
    expect(usersPage.to()).toBe('/settings/users');
    expect(userPage.to({ id: 4 })).toBe('/settings/users/4');
  });

  it('escapes characters that end a segment, and keeps the colons of uids readable', () => {
    expect(userPage.to({ id: 'a/b?c#d %' })).toBe('/settings/users/a%2Fb%3Fc%23d%20%25');
    expect(fieldPage.to({ uid: 'api::a.a', name: 'title' })).toBe('/types/api::a.a/fields/title');
  });

  it('contains a readable query without undefined values', () => {
    expect(usersPage.to({}, { pageSize: 10, sort: 'name:ASC', _q: undefined })).toBe(
      '/settings/users?pageSize=10&sort=name:ASC',
    );
    expect(userPage.to({ id: 4 }, new URLSearchParams([['a', 'b c']]))).toBe('/settings/users/4?a=b+c');
    expect(usersPage.to({}, new URLSearchParams())).toBe('/settings/users');
  });

  it.each(['', '.', '..'])('cannot contain %j, which browsers resolve to another page', (id) => {
    expect(() => userPage.to({ id })).toThrow(TypeError);
  });

  it('is relative to its parent page for a nested route', () => {
    expect(userPage.pathIn(usersPage)).toBe(':id');
    expect(fieldPage.pathIn({ path: 'types' })).toBe(':uid/fields/:name');
  });
});

describe('matching a page', () => {
  it('returns the decoded parameters', () => {
    expect(userPage.match('/settings/users/4')).toEqual({ id: '4' });
    expect(userPage.match('/settings/users/a%2Fb')).toEqual({ id: 'a/b' });
    expect(usersPage.match('/settings/users')).toEqual({});
    expect(homePage.match('/')).toEqual({});
  });

  it('ignores a trailing slash and case, like the router', () => {
    expect(userPage.match('/Settings/users/A/')).toEqual({ id: 'A' });
  });

  it('returns an invalid escape unchanged', () => {
    expect(userPage.match('/settings/users/50%')).toEqual({ id: '50%' });
  });

  it.each(['/settings/users', '/settings/users//', '/settings/roles/4', '/settings/users/4/edit', '/'])(
    'fails at %s',
    (pathname) => expect(userPage.match(pathname)).toBeUndefined(),
  );

  it.each(['a/b', ':', '%2F', '50%', 'ü', 'a.b', '...'])(
    'returns the parameter %j of its own address',
    (id) => {
      expect(userPage.match(userPage.to({ id }))).toEqual({ id });
    },
  );
});
