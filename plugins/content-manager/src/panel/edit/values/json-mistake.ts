import type { ParseError } from 'jsonc-parser';

/** Where JSON text stops being JSON; both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The line and column of a character offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Where a text stops being JSON; null for JSON, and where that cannot be told. Browsers name the place in some of
 * their messages only, each in its own words: a parser that is fetched with the first mistake looks for it.
 */
export async function jsonMistakeAt(text: string): Promise<TextPosition | null> {
  const { parse } = await import('jsonc-parser');
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { disallowComments: true });
  const [first] = mistakes;
  return first ? positionAt(text, first.offset) : null;
}
