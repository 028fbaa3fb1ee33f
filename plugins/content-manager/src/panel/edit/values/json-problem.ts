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

/** Engines name the place as `position 12` (Chromium, Node) or as `line 1 column 13` (Firefox). */
function positionIn(message: string, text: string): TextPosition | null {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const offset = /position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return positionAt(text, Number(offset));
  return /end of (JSON|data)/i.test(message) ? positionAt(text, text.length) : null;
}

/** What keeps text from being JSON. `position` is null where the browser does not tell it. */
export interface JsonProblem {
  readonly position: TextPosition | null;
}

/** The problem of a JSON text; null when it is JSON or blank. */
export function jsonProblem(text: string): JsonProblem | null {
  if (text.trim() === '') return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return { position: error instanceof Error ? positionIn(error.message, text) : null };
  }
}
