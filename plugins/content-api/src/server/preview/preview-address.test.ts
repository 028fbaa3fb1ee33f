import { describe, expect, it } from 'vitest';
import { originOf, pageAddress, previewTemplate } from './preview-address.ts';

const typeWith = (preview: unknown) => ({ pluginOptions: { 'content-api': { preview } } });

describe('previewTemplate', () => {
  it('resolves a path against the website, and leaves an address unchanged', () => {
    expect(previewTemplate(typeWith('/a/{slug}'), 'https://www.example.com/')).toBe(
      'https://www.example.com/a/{slug}',
    );
    expect(previewTemplate(typeWith('https://x.example.org/{id}'), null)).toBe('https://x.example.org/{id}');
  });

  it('is null without a website, and for anything that is neither a path nor an address', () => {
    expect(previewTemplate(typeWith('/a'), null)).toBeNull();
    for (const value of ['javascript:alert(1)', 'a/{slug}', '', 7, undefined]) {
      expect([value, previewTemplate(typeWith(value), 'https://www.example.com')]).toEqual([value, null]);
    }
  });
});

describe('originOf', () => {
  it('is that of the written host, which contains no placeholder, wildcard or user', () => {
    expect(originOf('http://localhost:4321/{locale}/a')).toBe('http://localhost:4321');
    expect(originOf('https://WWW.example.com')).toBe('https://www.example.com');
    for (const template of [
      'https://{slug}.example.com/',
      'https://*.example.com/',
      'https://a@b.example.com/',
    ]) {
      expect([template, originOf(template)]).toEqual([template, null]);
    }
  });
});

describe('pageAddress', () => {
  const attributes = {
    slug: { type: 'uid' },
    pin: { type: 'password' },
    writer: { type: 'relation', relation: 'oneToOne', target: 'api::writer.writer' },
  } as const;

  it('encodes values, so that they change neither path nor query', () => {
    const values = { slug: '../a?b#c', id: 7, token: 't' };
    expect(pageAddress('https://x.org/{id}/{slug}?p={token}', { attributes }, values)).toEqual({
      url: 'https://x.org/7/..%2Fa%3Fb%23c?p=t',
    });
  });

  it('names missing values, relations and passwords', () => {
    const values = { slug: null, pin: 'secret', writer: { id: 1 } };
    expect(pageAddress('/{slug}/{pin}/{writer}/{constructor}', { attributes }, values)).toEqual({
      missing: ['slug', 'pin', 'writer', 'constructor'],
    });
  });
});
