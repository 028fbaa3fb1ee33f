import { sql, type RawBuilder } from 'kysely';
import type { LetterCase, TextPosition } from '../../dialect.ts';

/**
 * Compares texts in SQLite. GLOB is exact and supports Unicode, LIKE folds ASCII letters only, and there is no
 * Unicode-aware `lower`: folded comparisons use LIKE for an ASCII needle, and otherwise GLOB with a class of both cases
 * for each letter.
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
