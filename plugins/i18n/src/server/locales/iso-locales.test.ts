import { describe, expect, it } from 'vitest';
import { isoLocales } from './iso-locales.ts';

const nameOf = (code: string) => isoLocales().find((locale) => locale.code === code)?.name;

describe('the available locales', () => {
  it('are named in English, with their code', () => {
    expect(nameOf('af')).toBe('Afrikaans (af)');
    expect(nameOf('af-NA')).toBe('Afrikaans (Namibia) (af-NA)');
  });

  it('include languages without a region, and those of the usual country of a language', () => {
    for (const code of ['en', 'en-US', 'pt-BR', 'de-DE']) expect(nameOf(code)).toBeDefined();
  });

  it('have their short codes as well if the script is the usual one', () => {
    for (const code of ['zh-CN', 'zh-Hans-CN', 'zh-TW', 'sr-RS', 'sr-Latn-RS']) {
      expect(nameOf(code)).toBeDefined();
    }
  });

  it('are unique, sorted by name, and have valid names', () => {
    const list = isoLocales();
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.map(({ name }) => name).toSorted(new Intl.Collator('en').compare)).toEqual(
      list.map(({ name }) => name),
    );
    expect(list.filter(({ name }) => name.length > 50)).toEqual([]);
    expect(list.some(({ name }) => name.includes('undefined'))).toBe(false);
    expect(list.length).toBeGreaterThan(1000);
  });
});
