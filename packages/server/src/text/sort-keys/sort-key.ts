import { sortRules, type SortRules } from './sort-rules.ts';

/** Units of a key; texts with equal keys are ordered by their ids. */
const maxKeyLength = 64;

/** UTF-16 units of a text that are read for a key: marks and ignored characters add nothing to it. */
const maxTextLength = 4 * maxKeyLength;

/** Changes if keys of the same text differ from stored ones. */
const algorithm = 1;

/** The version of the algorithm and of Unicode; keys of another version are rebuilt. */
export const sortKeyVersion = `${algorithm} ${process.versions['icu'] ?? ''} ${process.versions['cldr'] ?? ''}`;

/**
 * Returns a text whose byte order is the order of `text` in a language, regardless of case and accents. Neither SQLite
 * nor every PostgreSQL has a collation for each language, and JavaScript has no sort keys: the key consists of the
 * ranks that `Intl.Collator` gives to single characters and contractions.
 * @param locale BCP 47; an unknown one sorts like English
 */
export function sortKey(text: string, locale: string): string {
  const rules = sortRules(locale);
  const source = text.slice(0, maxTextLength).normalize('NFC');
  let key = '';
  let units = 0;
  for (let index = 0; index < source.length && units < maxKeyLength;) {
    const element = elementAt(rules, source, index);
    index += element.length;
    for (const unit of codesOf(rules, element)) {
      if (units === maxKeyLength) break;
      key += unit;
      units += 1;
    }
  }
  return key;
}

/** Returns the contraction or the character at a position. */
function elementAt({ contractions }: SortRules, text: string, index: number): string {
  const first = text.charAt(index);
  for (const contraction of contractions.get(first) ?? []) {
    if (text.startsWith(contraction, index)) return contraction;
  }
  return String.fromCodePoint(text.codePointAt(index) ?? 0);
}

function codesOf({ codes, last }: SortRules, element: string): string {
  const code = codes.get(element);
  if (code !== undefined) return code;
  const point = element.codePointAt(0) ?? 0;
  if (point >= 0xac_00 && point <= 0xd7_a3) {
    return Array.from(element.normalize('NFD'), (jamo) => codes.get(jamo) ?? '').join('');
  }
  // Scripts without ranks follow all others in the order of their code points; a lone surrogate cannot be stored.
  return last + (point >= 0xd8_00 && point <= 0xdf_ff ? '\ufffd' : element);
}
