import { describe, expect, it } from 'vitest';
import { isoLocales } from '../../server/locales/iso-locales.ts';
import { findLocales } from './find-locales.ts';

const all = isoLocales().map((locale) => ({ ...locale, isPresent: false }));
const found = (text: string) => findLocales(all, text).map(({ code }) => code);

describe('the search for a locale', () => {
  it('lists an exact code first, then names that start with the query', () => {
    expect(found('de')[0]).toBe('de');
    expect(found('PT-br')[0]).toBe('pt-BR');
    expect(found('french')[0]).toBe('fr');
    expect(found(' German (switz')[0]).toBe('de-CH');
  });

  it('matches words in any order, ignoring case and accents', () => {
    expect(found('canada french')).toEqual(['fr-CA']);
    expect(found('COTE ivoire fr')).toEqual(['fr-CI']);
    expect(found('klingon')).toEqual([]);
  });

  it('limits the number of results', () => {
    expect(found('')).toHaveLength(50);
    expect(found('e')).toHaveLength(50);
  });
});
