import { dateOfIso, readTypedDate } from './iso-date.ts';

/** How a language writes a day in digits: the order of day, month and year, and what stands between them. */
export interface DateNotation {
  /** A day, `YYYY-MM-DD`, as people of the language write it: `12.03.2024`. */
  readonly format: (iso: string) => string;
  /**
   * Reads a day in the order of the language, or year first as computers have it, whatever stands between the
   * numbers and in whichever digits they are. Null for what is no day, and for a year that is not written out.
   */
  readonly read: (text: string) => string | null;
  /** The order in words of the language: `Tag.Monat.Jahr`. */
  readonly pattern: string;
}

type DatePart = 'day' | 'month' | 'year';

/** Marks of the writing direction, which languages from right to left put between the numbers. */
const directionMarks = /[\u061c\u200e\u200f]/g;

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

/** The notation of a language tag, from the browser's own `Intl` data. */
export function dateNotation(locale: string): DateNotation {
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

/** Letters that belong to the notation itself, such as the word for year behind it. */
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

/** The digits of every script stand in a row from zero to nine. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
