import { dateOfIso, readTypedDate } from './iso-date.ts';

/** The numeric date format of a language: the order of day, month and year, and the separators. */
export interface DateNotation {
  /** Formats an ISO date (`YYYY-MM-DD`) for the language, such as `12.03.2024`. */
  readonly format: (iso: string) => string;
  /**
   * Parses a date in the order of the language or year first, with any separators and digits.
   * Returns the ISO date, or null if the text is not a date or the year does not have four digits.
   */
  readonly read: (text: string) => string | null;
  /** Placeholder with the translated parts, such as `Tag.Monat.Jahr`. */
  readonly pattern: string;
}

type DatePart = 'day' | 'month' | 'year';

/** Bidirectional marks, which right-to-left languages place between the numbers. */
const directionMarks = /[\u061c\u200e\u200f]/g;

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

/** The notations of the locales in use: each takes a browser as long as rendering a field. */
const known = new Map<string, DateNotation>();

/** Returns the date notation of a locale, from the `Intl` data of the browser; the same object for the same locale. */
export function dateNotation(locale: string): DateNotation {
  let notation = known.get(locale);
  if (notation === undefined) known.set(locale, (notation = readNotation(locale)));
  return notation;
}

function readNotation(locale: string): DateNotation {
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .formatToParts(new Date(2024, 11, 31))
    .map(({ type, value }) => ({ type, value: value.replaceAll(directionMarks, '') }));
  const order = parts.map(({ type }) => type).filter(isDatePart);
  const words = parts.filter(({ type }) => type === 'literal').map(({ value }) => value.trim());
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const written = (nameOf: (part: DatePart) => string) =>
    parts.map(({ type, value }) => (isDatePart(type) ? nameOf(type) : value)).join('');

  return {
    format(iso) {
      const [year = '', month = '', day = ''] = iso.split('-');
      return written((part) => ({ year, month, day })[part]);
    },
    read(text) {
      const plain = inLatinDigits(text).trim();
      return readTypedDate(plain) ?? readInOrder(withoutWords(plain, words), order);
    },
    pattern: written((part) => names.of(part) ?? part),
  };
}

/** Removes words that belong to the notation, such as the suffix for "year". */
function withoutWords(text: string, words: readonly string[]): string {
  return words.filter((word) => /\p{L}/u.test(word)).reduce((rest, word) => rest.replace(word, ''), text);
}

function readInOrder(text: string, order: readonly DatePart[]): string | null {
  const numbers = /^\D*(\d+)\D+(\d+)\D+(\d+)\D*$/.exec(text)?.slice(1);
  if (!numbers || /\p{L}/u.test(text)) return null;
  const read = (part: DatePart) => numbers[order.indexOf(part)] ?? '';
  const [year, month, day] = [read('year'), read('month'), read('day')];
  if (year.length !== 4) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateOfIso(iso) === null ? null : iso;
}

/** Converts digits to `0`–`9`. In every script, the code points of the digits are consecutive. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
