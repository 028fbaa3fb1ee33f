import { describe, expect, it } from 'vitest';
import { isoLocales } from './iso-locales.ts';

const nameOf = (code: string) => isoLocales().find((locale) => locale.code === code)?.name;

describe('the languages that can be added', () => {
  it('are named in English, with their code', () => {
    expect(nameOf('af')).toBe('Afrikaans (af)');
    expect(nameOf('af-NA')).toBe('Afrikaans (Namibia) (af-NA)');
  });

  it('hold those that need no region, and those of the country that a language is usual in', () => {
    for (const code of ['en', 'en-US', 'pt-BR', 'de-DE']) expect(nameOf(code)).toBeDefined();
  });

  it('go by their short codes, too, where the script is the usual one', () => {
    for (const code of ['zh-CN', 'zh-Hans-CN', 'zh-TW', 'sr-RS', 'sr-Latn-RS']) {
      expect(nameOf(code)).toBeDefined();
    }
  });

  it('are there once, sorted by name, with names that a locale can have', () => {
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
