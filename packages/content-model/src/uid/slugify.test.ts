import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFreeSlug, isUidText, slugify } from './slugify.ts';

describe('slugs', () => {
  it.each([
    ['A full article', 'a-full-article'],
    ['  Größe & Maß  ', 'grosse-and-mass'],
    ['Ærø’s Œuvre', 'aeros-oeuvre'],
    ['naïve café', 'naive-cafe'],
    ['Привет, мир', 'privet-mir'],
    ['Αθήνα', 'athina'],
    ['ﬁle №5', 'file-no5'],
    ['日本', 'article'],
    ['---', 'article'],
  ])('make %j %j', (text, slug) => {
    expect(slugify(text, { fallback: 'article' })).toBe(slug);
  });

  it('are always fit to be a uid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text, { fallback: 'x' });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(isUidText(slug)).toBe(true);
      }),
    );
  });

  it('are numbered while they are taken', () => {
    const taken = new Set(['a', 'a-1']);
    expect(firstFreeSlug('b', (slug) => taken.has(slug))).toBe('b');
    expect(firstFreeSlug('a', (slug) => taken.has(slug))).toBe('a-2');
  });
});

describe('uids typed by hand', () => {
  it('may have spaces around them, not in them', () => {
    expect([' A-z_0.9~ ', 'a b', '', '  ', 'ä', 'a/b'].map(isUidText)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
