import { describe, expect, it } from 'vitest';
import { readRelease } from './read-release.ts';
import { releasesUrl } from './releases-url.ts';

const read = (document: unknown) => readRelease(JSON.stringify(document));

describe('a release document', () => {
  it('is the newest version of a package in an npm registry', () => {
    expect(
      read({ name: 'atrium', version: '1.3.0', dist: { tarball: 'https://example.com/a.tgz' } }),
    ).toEqual({
      version: '1.3.0',
      notesUrl: null,
    });
  });

  it('is the latest release of a GitHub repository, whose tag may start with `v`', () => {
    const html_url = 'https://github.com/acme/cms/releases/tag/v2.0.0-beta.1';
    expect(read({ tag_name: 'v2.0.0-beta.1', html_url, body: 'Notes' })).toEqual({
      version: '2.0.0-beta.1',
      notesUrl: html_url,
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'notes',
    7,
    null,
    `https://example.com/${'x'.repeat(2000)}`,
  ])('has no notes at an address that the panel must not open: %s', (html_url) => {
    expect(read({ tag_name: '1.3.0', html_url }).notesUrl).toBeNull();
  });

  it.each(['', 'hello', '<!doctype html>', '{"version":'])('is rejected unless it is JSON: %j', (text) => {
    expect(() => readRelease(text)).toThrow('the release document is not JSON');
  });

  it.each([
    null,
    7,
    [],
    {},
    { version: 13 },
    { version: 'latest' },
    { tag_name: 'release-7', html_url: 'https://example.com' },
    { version: { toString: '1.3.0' } },
    { version: `1.3.0-${'x'.repeat(300)}` },
  ])('is rejected without a semantic version: %j', (document) => {
    expect(() => read(document)).toThrow('no semantic version');
  });
});

describe('RELEASES_URL', () => {
  it.each([
    ['https://example.com/atrium/latest', 'public'],
    ['https://api.example.com/latest?channel=stable', 'public'],
    ['http://localhost:8080/latest', 'anywhere'],
    ['http://127.0.0.1/latest', 'anywhere'],
    ['https://[::1]:8443/latest', 'anywhere'],
  ])('may be %s', (text, reach) => {
    expect(releasesUrl.read(text)).toEqual({ url: new URL(text), reach });
  });

  it.each([
    'example.com/latest',
    'http://example.com/latest',
    'http://127.0.0.1.example.com/latest',
    'http://localhost.example.com/latest',
    'https://10.0.0.1/latest',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/latest',
    'https://user:password@example.com/latest',
    'file:///etc/passwd',
    'ftp://localhost/latest',
  ])('must not be %s', (text) => {
    expect(releasesUrl.read(text)).toBeUndefined();
  });

  it('is off by default', () => {
    expect(releasesUrl.read(releasesUrl.fallback)).toBeNull();
  });
});
