import { sql, type RawBuilder } from 'kysely';
import type { LetterCase, TextPosition } from '../../dialect.ts';

/** Compares texts in PostgreSQL: LIKE is exact, ILIKE folds case. */
export function matchesText(
  column: RawBuilder<unknown>,
  needle: string,
  position: TextPosition,
  letterCase: LetterCase,
): RawBuilder<boolean> {
  if (position === 'whole' && letterCase === 'exact') return sql<boolean>`${column} = ${needle}`;
  const pattern = withWildcards(needle.replaceAll(/[\\%_]/g, String.raw`\$&`), position);
  return letterCase === 'folded'
    ? sql<boolean>`${column} ilike ${pattern}`
    : sql<boolean>`${column} like ${pattern}`;
}

function withWildcards(text: string, position: TextPosition): string {
  const before = position === 'end' || position === 'anywhere' ? '%' : '';
  const after = position === 'start' || position === 'anywhere' ? '%' : '';
  return `${before}${text}${after}`;
}
