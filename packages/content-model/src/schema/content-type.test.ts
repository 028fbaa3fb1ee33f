import { describe, expect, it } from 'vitest';
import type { Attribute } from './attribute.ts';
import { isLocalized, isLocalizedAttribute, isSharedByLocales } from './content-type.ts';

const localized = { i18n: { localized: true } };
const info = { singularName: 'a', pluralName: 'as', displayName: 'A' };

describe('a content type', () => {
  it('is localized if its document says so', () => {
    const document = { kind: 'collectionType', info, attributes: {} } as const;
    expect(isLocalized({ ...document, pluginOptions: localized })).toBe(true);
    expect(isLocalized({ ...document, pluginOptions: { i18n: { localized: false } } })).toBe(false);
    expect(isLocalized({ ...document, pluginOptions: { other: { localized: true } } })).toBe(false);
    expect(isLocalized(document)).toBe(false);
  });
});

const link: Attribute = { type: 'relation', relation: 'oneToOne', target: 'api::a.a' };

describe('an attribute of a localized type', () => {
  it.each<[string, Attribute, boolean, boolean]>([
    ['is localized for a localized text', { type: 'string', pluginOptions: localized }, true, false],
    ['is shared for a text without the option', { type: 'string' }, false, true],
    [
      'is shared for a number that is not localized',
      { type: 'integer', pluginOptions: { i18n: { localized: false } } },
      false,
      true,
    ],
    ['is neither for a relation', link, false, false],
    ['is neither for a password', { type: 'password' }, false, false],
  ])('%s', (_, attribute, isOfEach, isOfAll) => {
    expect(isLocalizedAttribute(attribute)).toBe(isOfEach);
    expect(isSharedByLocales(attribute)).toBe(isOfAll);
  });
});
