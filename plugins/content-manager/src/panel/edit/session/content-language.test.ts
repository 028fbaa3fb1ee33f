import { describe, expect, it } from 'vitest';
import { contentLanguage, localeName } from './content-language.ts';

describe('the language of the texts in an entry', () => {
  it.each([
    ['fr', { lang: 'fr', dir: 'ltr' }],
    ['ar', { lang: 'ar', dir: 'rtl' }],
    ['fa-IR', { lang: 'fa-IR', dir: 'rtl' }],
    ['az-Arab', { lang: 'az-Arab', dir: 'rtl' }],
    ['not a tag', undefined],
    [undefined, undefined],
  ])('for the locale %s is %j', (locale, language) => {
    expect(contentLanguage(locale)).toEqual(language);
  });

  it('has a name in the language of the panel, or its code', () => {
    expect(localeName('fr', 'en')).toBe('French');
    expect(localeName('not a tag', 'en')).toBe('not a tag');
  });
});
