import { expect, it } from 'vitest';
import { permitsLocale } from './permission.ts';

it.each([
  ['every locale with null', null, true],
  ['none without a list', undefined, false],
  ['none with an empty one', [], false],
  ['those of its list', ['en', 'fr'], true],
  ['no other', ['en', 'fr-CA'], false],
])('a permission holds in %s', (_, locales, isHeld) => {
  const properties = locales === undefined ? {} : { locales };
  expect(permitsLocale({ properties }, 'fr')).toBe(isHeld);
});
