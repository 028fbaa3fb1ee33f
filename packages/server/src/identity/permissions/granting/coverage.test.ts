import type { Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { coverageOf, unconditional } from './coverage.ts';

type Properties = Permission['properties'];

function permission(
  properties: Properties,
  conditions: readonly string[] = [],
  subject = 'api::a.a',
): Permission {
  return { action: 'read', subject, properties, conditions };
}

describe('the coverage of held permissions', () => {
  it.each<[string, Properties, Properties, boolean]>([
    ['the same fields', { fields: ['a', 'b'] }, { fields: ['b', 'a'] }, true],
    ['fewer fields', { fields: ['a', 'b'] }, { fields: ['a'] }, true],
    ['one field more', { fields: ['a'] }, { fields: ['a', 'b'] }, false],
    ['a field of a component that is held as a whole', { fields: ['seo'] }, { fields: ['seo.title'] }, true],
    ['a whole component of which one field is held', { fields: ['seo.title'] }, { fields: ['seo'] }, false],
    ['a field that only begins with the same letters', { fields: ['seo'] }, { fields: ['seoul'] }, false],
    ['every field, from a list', { fields: ['a'] }, { fields: null }, false],
    ['every field, from every field', { fields: null }, { fields: null }, true],
    ['a field, from every field', { fields: null }, { fields: ['a'] }, true],
    ['a field, from none', {}, { fields: ['a'] }, false],
    ['none, from a field', { fields: ['a'] }, {}, true],
    ['another locale', { locales: ['en'] }, { locales: ['fr'] }, false],
    ['every locale, from one', { locales: ['en'] }, { locales: null }, false],
    ['a locale, from none', {}, { locales: ['en'] }, false],
    ['a locale, from every locale', { locales: null }, { locales: ['en'] }, true],
    ['every locale, from every locale', { locales: null }, { locales: null }, true],
    ['one locale more', { locales: ['en'] }, { locales: ['en', 'fr'] }, false],
    ['no locale in particular, from one', { locales: ['en'] }, { locales: [] }, true],
    ['no locale in particular, without the field', { locales: [] }, { fields: ['a'], locales: [] }, false],
  ])('considers %s', (_case, held, wanted, covered) => {
    expect(coverageOf([permission(held)])(permission(wanted))).toBe(covered);
  });

  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['the same condition', ['own'], ['own'], true],
    ['a condition where none is needed', [], ['own'], true],
    ['no condition where one is needed', ['own'], [], false],
    ['one more way to satisfy the permission', ['own'], ['own', 'team'], false],
    ['one way less', ['own', 'team'], ['team'], true],
  ])('considers %s', (_case, held, wanted, covered) => {
    expect(coverageOf([permission({}, held)])(permission({}, wanted))).toBe(covered);
  });

  it('never extends to another action or content type', () => {
    const isCovered = coverageOf([permission({ fields: null, locales: null })]);
    expect(isCovered(permission({}, [], 'api::b.b'))).toBe(false);
    expect(isCovered({ ...permission({}), action: 'update' })).toBe(false);
    expect(coverageOf([])(permission({}))).toBe(false);
  });

  it('adds up over several permissions, but never mixes the field of one with the locale of another', () => {
    const isCovered = coverageOf([
      permission({ fields: ['a'], locales: ['en'] }),
      permission({ fields: ['b'], locales: ['fr'] }),
    ]);
    expect(isCovered(permission({ fields: ['a'], locales: ['en'] }))).toBe(true);
    expect(isCovered(permission({ fields: ['a', 'b'], locales: ['en'] }))).toBe(false);
    expect(isCovered(permission({ fields: ['a'], locales: ['fr'] }))).toBe(false);
    const wide = coverageOf([permission({ fields: ['a'] }), permission({ fields: ['b'] })]);
    expect(wide(permission({ fields: ['a', 'b'] }))).toBe(true);
  });

  it('includes only unconditional permissions when granting to others', () => {
    const free = permission({ fields: ['a'] });
    const own = permission({ fields: ['a'] }, ['admin::is-creator']);
    expect(unconditional([free, own])).toEqual([free]);
  });
});
