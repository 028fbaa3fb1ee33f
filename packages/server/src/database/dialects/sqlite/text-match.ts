import { sql, type RawBuilder } from 'kysely';
import type { LetterCase, TextPosition } from '../../dialect.ts';

/**
 * A text comparison in SQLite. GLOB is exact and knows Unicode, LIKE folds ASCII letters only, and there
 * is no Unicode-aware `lower`: so folded comparisons use LIKE while the needle is ASCII, and otherwise
 * GLOB with a class of both cases for each letter.
 */
export function matchesText(
  column: RawBuilder<unknown>,
  needle: string,
  position: TextPosition,
  letterCase: LetterCase,
): RawBuilder<boolean> {
  if (position === 'whole' && letterCase === 'exact') return sql<boolean>`${column} = ${needle}`;
  if (letterCase === 'folded' && isAscii(needle)) {
    const pattern = placed(needle.replaceAll(/[\\%_]/g, String.raw`\$&`), position, '%');
    return sql<boolean>`${column} like ${pattern} escape '\\'`;
  }
  const letters = Array.from(needle, (letter) => globLetter(letter, letterCase)).join('');
  return sql<boolean>`${column} glob ${placed(letters, position, '*')}`;
}

function globLetter(letter: string, letterCase: LetterCase): string {
  if ('*?['.includes(letter)) return `[${letter}]`;
  if (letterCase === 'exact') return letter;
  const lower = letter.toLowerCase();
  const upper = letter.toUpperCase();
  const isPair = lower !== upper && Array.from(lower).length === 1 && Array.from(upper).length === 1;
  return isPair ? `[${lower}${upper}]` : letter;
}

function placed(text: string, position: TextPosition, any: string): string {
  const before = position === 'end' || position === 'anywhere' ? any : '';
  const after = position === 'start' || position === 'anywhere' ? any : '';
  return `${before}${text}${after}`;
}

function isAscii(text: string): boolean {
  return Array.from(text).every((letter) => letter <= '\u007f');
}

/** A range of the index for each way to write the letters, since the index keeps upper and lower case apart. */
export function beginsText(column: RawBuilder<unknown>, letters: string): readonly RawBuilder<boolean>[] {
  return [...casesOf(letters)].map(
    (text) => sql<boolean>`(${column} >= ${text} and ${column} < ${textAfter(text)})`,
  );
}

function casesOf(letters: string): ReadonlySet<string> {
  const cases = Array.from(letters, (letter) => [letter.toLowerCase(), letter.toUpperCase()]);
  return new Set(
    cases.reduce((texts, pair) => texts.flatMap((text) => pair.map((letter) => text + letter)), ['']),
  );
}

/** The first text that does not begin so. */
function textAfter(text: string): string {
  return text.slice(0, -1) + String.fromCodePoint((text.codePointAt(text.length - 1) ?? 0) + 1);
}
