import { describe, expect, it } from 'vitest';
import { includesLocale, permitsLocale, permitsSomeLocale } from './permission.ts';

describe('includesLocale', () => {
  it.each<[string, readonly string[] | ReadonlySet<string> | null | undefined, string | null, boolean]>([
    ['includes every locale with null', null, 'fr', true],
    ['includes an entry without a locale with null', null, null, true],
    ['includes no locale without a list', undefined, 'fr', false],
    ['includes no entry without a locale without a list', undefined, null, false],
    ['includes no locale with an empty list', [], 'fr', false],
    ['includes a locale of its list', ['en', 'fr'], 'fr', true],
    ['includes no locale with another region', ['en', 'fr-CA'], 'fr', false],
    ['includes no entry without a locale with a list', ['en', 'null'], null, false],
    ['includes a locale of its set', new Set(['en', 'fr']), 'fr', true],
    ['includes no locale outside its set', new Set(['en', 'fr-CA']), 'fr', false],
    ['includes no locale with an empty set', new Set(), 'fr', false],
    ['includes no entry without a locale with a set', new Set(['en', 'null']), null, false],
  ])('%s', (_title, locales, locale, isIncluded) => {
    expect(includesLocale(locales, locale)).toBe(isIncluded);
  });
});

describe('permitsLocale', () => {
  it('reads the locales of a permission', () => {
    expect(permitsLocale({ properties: { locales: null } }, 'fr')).toBe(true);
    expect(permitsLocale({ properties: { locales: ['en', 'fr'] } }, 'fr')).toBe(true);
    expect(permitsLocale({ properties: { locales: ['en'] } }, 'fr')).toBe(false);
    expect(permitsLocale({ properties: {} }, 'fr')).toBe(false);
  });
});

describe('permitsSomeLocale', () => {
  it.each([
    [null, true],
    [['fr'], true],
    [[], false],
    [undefined, false],
  ])('for the locales %j is %j', (locales, isPermitted) => {
    expect(permitsSomeLocale({ properties: locales === undefined ? {} : { locales } })).toBe(isPermitted);
  });
});
