import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['A full article', 'a-full-article'],
    ['iPhone 15 & Conway’s Law', 'iphone-15-and-conways-law'],
    ['  Größe & Maß  ', 'groesse-and-mass'],
    ['Ünïcode', 'uenicode'],
    ['Ærø’s Œuvre', 'aeros-oeuvre'],
    ['naïve café', 'naive-cafe'],
    ['Łódź, Đà Nẵng', 'lodz-da-nang'],
    ['Привет, мир', 'privet-mir'],
    ['Αθήνα', 'athina'],
    ['ﬁle №5', 'file-no5'],
    ['日本', 'riben'],
    ['서울', 'seoul'],
    ['カタカナ', 'katakana'],
    ['مرحبا بالعالم', 'mrhba-balealm'],
    ['שלום עולם', 'slvm-vlm'],
    ['हिन्दी', 'hindi'],
    ['ภาษาไทย', 'phasaaithy'],
    ['---', 'article'],
  ])('converts %j to %j', async (text, slug) => {
    expect(await slugify(text, { fallback: 'article' })).toBe(slug);
  });

  it('returns a short text that is always a valid uid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 1_000 }), async (text) => {
        const slug = await slugify(text, { fallback: 'x' });
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('cuts at the end of a whole group', async () => {
    expect(await slugify(`${'a'.repeat(199)} b`, { fallback: 'x' })).toBe('a'.repeat(199));
  });
});
