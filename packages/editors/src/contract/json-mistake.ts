import type { ParseError } from 'jsonc-parser';

/** A position in a text; line and column count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The message for invalid JSON whose first mistake is at a known position; its values are a `TextPosition`. */
export const jsonMistakeMessage = {
  id: 'content-manager.edit.validation.json-at',
  defaultMessage: 'This is not valid JSON: see line {line}, column {column}.',
} as const;

/** Returns the line and column of a character offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Returns the position of the first mistake in a JSON text, or null for valid JSON. Browsers report the position only in
 * some of their error messages, each in its own format, so a parser is loaded with the first mistake.
 */
export async function jsonMistakeAt(text: string): Promise<TextPosition | null> {
  const { parse } = await import('jsonc-parser');
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { disallowComments: true });
  const [first] = mistakes;
  return first ? positionAt(text, first.offset) : null;
}
