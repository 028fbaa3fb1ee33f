import { describe, expect, it } from 'vitest';
import { labelInWords, nameInWords } from './label-in-words.ts';

describe('labelInWords', () => {
  it.each([
    ['title', 'Title'],
    ['fieldNotes', 'Field notes'],
    ['field_notes', 'Field notes'],
    ['field-notes', 'Field notes'],
    ['Field_Notes', 'Field notes'],
    ['updatedAt', 'Updated at'],
    ['id', 'ID'],
    ['coverURL', 'Cover URL'],
    ['HTMLBody', 'HTML body'],
    ['seo', 'SEO'],
    ['address2', 'Address2'],
    ['größeInMetern', 'Größe in metern'],
    ['_', '_'],
  ])('converts the name %s to %s', (name, words) => {
    expect(labelInWords(name)).toBe(words);
    expect(labelInWords(name, name)).toBe(words);
    expect(labelInWords(name, '')).toBe(words);
    expect(labelInWords(name, null)).toBe(words);
  });

  it('returns an explicit label unchanged', () => {
    expect(labelInWords('fieldNotes', 'notes from the field')).toBe('notes from the field');
    expect(labelInWords('id', 'Id')).toBe('Id');
  });
});

describe('nameInWords', () => {
  it.each([
    ['article', 'Article'],
    ['blog-article', 'Blog article'],
    ['seo', 'SEO'],
    ['Blog Article', 'Blog Article'],
    ['iPad', 'iPad'],
    ['press release', 'press release'],
  ])('converts %s', (name, words) => {
    expect(nameInWords(name)).toBe(words);
  });
});
