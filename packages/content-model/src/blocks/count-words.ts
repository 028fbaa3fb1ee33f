import { textLines } from './block-nodes.ts';

/** Scripts without spaces between words, which need a dictionary to find word boundaries. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const word = /[\p{L}\p{M}\p{N}_]+(?:['’.·][\p{L}\p{M}\p{N}_]+)*/gu;

/** Characters of such scripts that are segmented, because a word takes some microseconds. The rest is extrapolated. */
const maxSegmented = 20_000;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Returns the number of words of a blocks document by the rules of its language, also of a language without spaces. A
 * text of more than 20,000 characters in such a language is estimated from its start.
 * @param nodes an untrusted document, or some of its nodes
 * @param locale a language tag of the content; an unknown one counts as English
 */
export function countWords(nodes: unknown, locale: string): number {
  const unspacedLines: string[] = [];
  let words = 0;
  for (const line of textLines(nodes)) {
    if (unspaced.test(line)) unspacedLines.push(line);
    else words += line.match(word)?.length ?? 0;
  }
  return words + countSegments(unspacedLines, locale);
}

function countSegments(lines: readonly string[], locale: string): number {
  if (lines.length === 0) return 0;
  const text = lines.join('\n');
  const looked = text.slice(0, maxSegmented);
  let words = 0;
  for (const { isWordLike } of segmenterOf(locale).segment(looked)) if (isWordLike === true) words++;
  return Math.round((words * text.length) / looked.length);
}

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(isLanguageTag(locale) ? locale : 'en', { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
