import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKey } from './sort-key.ts';
import { baseCollator } from './sort-rules.ts';

const scripts = {
  Latin: "abcdefghijklmnopqrstuvwxyzABCDEGHLNSTZ àáâäåæçčďèéêëěğíïıłñňóöøőřśšßţúüůýžđðþœ-'.,!?()0123456789",
  Cyrillic: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ АБЯ-1',
  Greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ ΑΩ',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשת ',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويآأإ ',
  Korean: '한국어가나다각낢힣 ㅋ',
  Japanese: 'あいうかがきアイウカガー',
  Devanagari: 'चीनकखगि ',
  compatibility: 'ﬁ½①Ａ…€a1',
} as const;

const textOf = (letters: string) =>
  fc
    .array(fc.constantFrom(...Array.from(letters)), { maxLength: 8 })
    .map((all) => all.join('').normalize('NFC'));
const mixed = textOf(Object.values(scripts).join(''));
const text = fc.oneof(...Object.values(scripts).map(textOf), mixed);
/** Pairs with a common start, which are the interesting ones. */
const pair = fc.tuple(text, text, text).map(([start, one, other]) => [start + one, start + other] as const);

const byKey = (locale: string) => (one: string, other: string) =>
  Buffer.compare(Buffer.from(sortKey(one, locale)), Buffer.from(sortKey(other, locale)));

describe('a sort key', () => {
  it.each(['en', 'de', 'sv', 'es', 'cs', 'hu', 'da', 'hr', 'tr', 'ru', 'ja', 'ko'])(
    'orders texts of every script like a collator of %s that ignores case and accents',
    (locale) => {
      const { compare } = baseCollator(locale);
      fc.assert(
        fc.property(pair, ([one, other]) => {
          expect(Math.sign(byKey(locale)(one, other))).toBe(Math.sign(compare(one, other)));
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    ['en', ['Apfel', 'apple 21', 'banana', 'Été 10', 'Über 13', 'ümlaut 14', 'Zebra', 'zero', 'zoo 7']],
    ['fr', ['adze', 'æon', 'afar', 'fez', 'ﬁn', 'fjord', 'odeur', 'œuf', 'offre']],
    ['de', ['Äpfel', 'Apfelbaum', 'Ofen', 'Öfen 2', 'Strasse', 'straße 2', 'Zoo']],
    ['sv', ['Ada', 'Zebra', 'Åsa', 'Ärlig', 'Öland']],
    ['es', ['nube', 'número', 'ñandú', 'oso']],
    ['cs', ['cena', 'čas', 'had', 'chata', 'ibis']],
    ['hu', ['cukor', 'csak', 'dél', 'dzsem', 'egy']],
    ['zh', ['北京', '上海', '中国', 'Apple']],
  ])('puts words of %s into dictionary order', (locale, words) => {
    expect(words.toReversed().toSorted(byKey(locale))).toEqual(words);
  });

  it('is the same for texts that differ in case and accents only', () => {
    expect(
      new Set(['resume', 'Résumé', 'RESUME', 'resume\u0301'].map((one) => sortKey(one, 'fr'))).size,
    ).toBe(1);
  });

  it('has a maximum length and exists for every character and language', () => {
    expect(Array.from(sortKey('ab'.repeat(5000), 'en'))).toHaveLength(64);
    expect(sortKey('\ud800', 'not a language')).toBe(sortKey('\ufffd', 'en'));
    expect(sortKey('', 'en')).toBe('');
    expect(byKey('en')('z', '𝔘')).toBe(-1);
  });
});
