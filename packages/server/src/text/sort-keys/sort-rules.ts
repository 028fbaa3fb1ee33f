type Compare = Intl.Collator['compare'];

/** The sort rules of a language. */
export interface SortRules {
  /** The units of each character and contraction; empty for ignored ones. */
  readonly codes: ReadonlyMap<string, string>;
  /** Letters that sort as one, by their first UTF-16 unit, the longest first. */
  readonly contractions: ReadonlyMap<string, readonly string[]>;
  /** The unit before a character without a rank. */
  readonly last: string;
}

/** Sorts after everything that starts with the same characters (CLDR gives it the highest weight). */
const highest = '\uffff';

/** Blocks whose characters have ranks: punctuation, symbols and the most common scripts of content. */
const blocks: readonly (readonly [number, number])[] = [
  [0x00_01, 0x05_ff], // Latin, Greek, Cyrillic, Armenian, Hebrew
  [0x06_00, 0x06_ff], // Arabic
  [0x07_50, 0x07_7f],
  [0x09_00, 0x0d_ff], // Devanagari to Sinhala
  [0x10_a0, 0x11_ff], // Georgian, jamo
  [0x1c_90, 0x1c_bf],
  [0x1d_00, 0x20_cf], // phonetic and further Latin, Greek; punctuation, currencies
  [0x21_00, 0x21_ff],
  [0x24_60, 0x24_ff],
  [0x2d_00, 0x2d_2f],
  [0x30_00, 0x31_8f], // kana, bopomofo, compatibility jamo
  [0xfb_00, 0xfb_06], // Latin ligatures
  [0xff_00, 0xff_ef], // full and half width
];

/** Languages with a separate order of Chinese characters. */
const han: ReadonlySet<string> = new Set(['zh', 'ja', 'yue']);
const hanBlock: readonly [number, number] = [0x4e_00, 0x9f_ff];

/**
 * Characters with a separate unit; all others share the unit of the gap in which they sort, so that keys stay short.
 */
const common =
  /^(?:[ \-_.,'"()/:!?&#+0-9a-z]|(?=\p{L})[\u0370-\u052f\u0531-\u0587\u05d0-\u05ea\u0620-\u06d3\u0904-\u0dff\u10a0-\u11ff\u3041-\u30ff\u4e00-\u9fff])/u;

const rules = new Map<string, SortRules>();

/** Returns the rules of a language, which are created on first use (about 30 ms). */
export function sortRules(locale: string): SortRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = makeRules(locale);
  rules.set(locale, made);
  return made;
}

/** Returns the collator of a language that distinguishes letters, but neither case nor accents. */
export function baseCollator(locale: string): Intl.Collator {
  const options = { sensitivity: 'base', ignorePunctuation: false, numeric: false } as const;
  try {
    return new Intl.Collator(locale, options);
  } catch {
    return new Intl.Collator('en', options);
  }
}

function makeRules(locale: string): SortRules {
  const { compare } = baseCollator(locale);
  const contractions = contractionsOf(compare, highest);
  const elements = [...characters(locale), ...contractions].toSorted(
    (one, other) => compare(one, other) || (one < other ? -1 : 1),
  );
  const atoms = atomsOf(compare, elements);
  const indexes = new Map(atoms.map((atom, index) => [atom, index]));
  /** The atoms that each element consists of, by their position in the order. */
  const parts = new Map<string, readonly number[]>();
  let [previous, previousParts]: readonly [string, readonly number[]] = ['', []];
  for (const element of elements) {
    const index = indexes.get(element);
    if (compare(previous, element) !== 0) {
      previousParts = index === undefined ? partsOf(compare, atoms, element) : [index];
    }
    parts.set(element, previousParts);
    previous = element;
  }
  const { units, last } = unitsOf(atoms, parts);
  const codes = new Map(
    [...parts].map(([element, own]) => [element, own.map((part) => units[part] ?? '').join('')]),
  );
  return { codes, contractions: byFirst(contractions), last };
}

const latinLetters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Second letters of contractions; those after the Latin ones occur in Croatian, Maltese, Uzbek and Breton. */
const following = [...latinLetters, 'ž', 'ħ', 'ʻ', 'ʼ', '‘', '’'];

/** The Japanese prolonged sound mark sorts like the vowel before it. */
const lengthened = Array.from({ length: 0x31_00 - 0x30_41 }, (_, index) =>
  String.fromCodePoint(0x30_41 + index),
)
  .filter((kana) => /\p{L}/u.test(kana))
  .map((kana) => `${kana}ー`);

/**
 * Finds the contractions of a language, letters that sort as one (Czech ch after h, Hungarian dzs, Danish aa as å). A
 * collator does not list them; a pair is one if it sorts outside of everything that starts with its first letter.
 * @param highest sorts after everything
 */
function contractionsOf(compare: Compare, highest: string): readonly string[] {
  const isOutside = (text: string, first: string): boolean =>
    compare(text, first + highest) > 0 || compare(text, first) < 0;
  const pairs = latinLetters.flatMap((first) =>
    following.filter((second) => isOutside(first + second, first)).map((second) => first + second),
  );
  const known = new Set(pairs);
  const triples = pairs.flatMap((pair) => [
    ...following.map((letter) => pair + letter).filter((triple) => isOutside(triple, pair)),
    ...latinLetters
      .map((letter) => letter + pair)
      .filter((triple) => !known.has(triple.slice(0, 2)) && isOutside(triple, triple.slice(0, 1))),
  ]);
  // A collator reads å as a with a ring, so that an a before it makes the pair.
  const accented = pairs.flatMap((pair) =>
    accentsOf(pair.slice(1)).map((letter) => pair.slice(0, 1) + letter),
  );
  const latin = [...new Set([...pairs, ...triples, ...accented])].flatMap((lower) => {
    const length = lower.length === 3 && known.has(lower.slice(0, 2)) ? 2 : 1;
    return casesOf(lower).filter((text) => isOutside(text, text.slice(0, length)));
  });
  return [...latin, ...lengthened];
}

const accents = Array.from({ length: 0x01_80 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));

function accentsOf(letter: string): readonly string[] {
  return accents.filter((one) => one.normalize('NFD').startsWith(letter));
}

function casesOf(lower: string): readonly string[] {
  return Array.from(lower).reduce<readonly string[]>(
    (texts, letter) =>
      texts.flatMap((text) => [...new Set([letter, letter.toUpperCase()])].map((one) => text + one)),
    [''],
  );
}

function characters(locale: string): readonly string[] {
  const language = locale.split(/[-_]/)[0] ?? '';
  const ranges = han.has(language.toLowerCase()) ? [...blocks, hanBlock] : blocks;
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
      (character) => /\p{Assigned}/u.test(character) && character.normalize('NFC') === character,
    ),
  );
}

/**
 * Returns the elements, in order, that sort after everything that starts with the atom before them; other elements sort
 * like several atoms.
 */
function atomsOf(compare: Compare, elements: readonly string[]): readonly string[] {
  const atoms: string[] = [];
  for (const element of elements) {
    const before = atoms.at(-1) ?? '';
    const isAtom = before === '' ? compare(element, '') > 0 : compare(element, before + highest) > 0;
    if (isAtom) atoms.push(element);
  }
  return atoms;
}

/** Returns the indexes of the atoms that a character sorts like (æ like ae); none for an ignored one. */
function partsOf(compare: Compare, atoms: readonly string[], element: string): readonly number[] {
  if (compare(element, '') === 0) return [];
  const found: number[] = [];
  for (let prefix = ''; found.length < 20;) {
    const part = lastAtMost(atoms, (atom) => compare(prefix + atom, element));
    const atom = atoms[part];
    if (atom === undefined) break;
    prefix += atom;
    found.push(part);
    if (compare(prefix, element) === 0) return found;
  }
  // A character between all sequences of others sorts like the start of the closest one.
  return found.slice(0, 2);
}

function lastAtMost(atoms: readonly string[], compare: (atom: string) => number): number {
  let [low, high] = [0, atoms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(atoms[middle] ?? '') <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Assigns units to each atom: one to a common character, and two to one that sorts between two of those. */
function unitsOf(
  atoms: readonly string[],
  parts: ReadonlyMap<string, readonly number[]>,
): { readonly units: readonly string[]; readonly last: string } {
  const isCommon = new Set<number>();
  for (const [element, own] of parts) {
    const [only, ...others] = own;
    if (only !== undefined && others.length === 0 && common.test(element)) isCommon.add(only);
  }
  let next = 1;
  let inGap = 0;
  const units = atoms.map((_, index) => {
    if (isCommon.has(index)) {
      inGap = 0;
      return unit(next++);
    }
    if (inGap === 0) next += 1;
    inGap += 1;
    return unit(next - 1) + unit(inGap);
  });
  return { units, last: unit(next) };
}

/** Returns the character of a number, without surrogates: in UTF-8, byte order is the order of the numbers. */
function unit(number: number): string {
  return String.fromCodePoint(number < 0xd8_00 ? number : number + 0x8_00);
}

function byFirst(contractions: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const contraction of contractions.toSorted((one, other) => other.length - one.length)) {
    const first = contraction.charAt(0);
    const known = map.get(first);
    if (known) known.push(contraction);
    else map.set(first, [contraction]);
  }
  return map;
}
