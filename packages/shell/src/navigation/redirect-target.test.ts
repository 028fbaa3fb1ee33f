import { describe, expect, it } from 'vitest';
import { loginAddress, redirectTarget } from './redirect-target.ts';

describe('the target of a sign-in', () => {
  it('contains path, search and hash of the panel', () => {
    expect(redirectTarget('/content-manager/collection-types/api::a.a?page=2#x')).toBe(
      '/content-manager/collection-types/api::a.a?page=2#x',
    );
  });

  it.each([
    null,
    '',
    'https://evil.example',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example',
    '/admin/../..//evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/x\r\nSet-Cookie: a=b',
    '/auth',
    '/auth/login',
    '/auth/forgot-password',
    '/auth/login?redirectTo=%2Fbooks',
    '/books/../auth/oops?info=x',
  ])('is the home page instead of %j', (target) => {
    expect(redirectTarget(target)).toBe('/');
  });

  it.each([
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2F/evil.example',
    '/.%2f/evil.example',
    '/@evil.example',
  ])('stays on this host with %s', (target) => {
    const led = redirectTarget(target);
    expect(led).toMatch(/^\/(?![/\\])/);
    expect(new URL(led, 'http://host.example').host).toBe('host.example');
  });

  it('distinguishes the sign-in area from pages with similar names', () => {
    expect(redirectTarget('/authors/1')).toBe('/authors/1');
  });

  it('is the requested page, except the home page', () => {
    expect(loginAddress({ pathname: '/settings/users', search: '?page=1' })).toBe(
      '/auth/login?redirectTo=%2Fsettings%2Fusers%3Fpage%3D1',
    );
    expect(loginAddress({ pathname: '/', search: '' })).toBe('/auth/login');
  });
});
