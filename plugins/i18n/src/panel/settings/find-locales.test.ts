import { describe, expect, it } from 'vitest';
import { isoLocales } from '../../server/locales/iso-locales.ts';
import { findLocales } from './find-locales.ts';

const all = isoLocales().map((locale) => ({ ...locale, isPresent: false }));
const found = (text: string) => findLocales(all, text).map(({ code }) => code);

describe('finding a locale to be added', () => {
  it('begins with the one whose code was typed, then with names that begin like that', () => {
    expect(found('de')[0]).toBe('de');
    expect(found('PT-br')[0]).toBe('pt-BR');
    expect(found('french')[0]).toBe('fr');
    expect(found(' German (switz')[0]).toBe('de-CH');
  });

  it('takes words in any order, whatever their case and accents', () => {
    expect(found('canada french')).toEqual(['fr-CA']);
    expect(found('COTE ivoire fr')).toEqual(['fr-CI']);
    expect(found('klingon')).toEqual([]);
  });

  it('gives no more than somebody looks through', () => {
    expect(found('')).toHaveLength(50);
    expect(found('e')).toHaveLength(50);
  });
});
