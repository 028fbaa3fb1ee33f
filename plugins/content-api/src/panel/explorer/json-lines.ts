/** A line of formatted JSON. */
export interface JsonLine {
  readonly text: string;
  /** The index of the line that closes the list or object that starts here; null if none does. */
  readonly closing: number | null;
  readonly depth: number;
}

const indentation = 2;

/** Returns the lines of JSON that is indented by two spaces. */
export function jsonLines(text: string): readonly JsonLine[] {
  const texts = text.split('\n');
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const [index, line] of texts.entries()) {
    const last = line.at(-1);
    const isClosing = /^\s*[\]}],?$/.test(line);
    const opener = isClosing ? open.pop() : undefined;
    if (opener !== undefined) closing.set(opener, index);
    if (!isClosing && (last === '{' || last === '[')) open.push(index);
  }
  return texts.map((line, index) => ({
    text: line,
    closing: closing.get(index) ?? null,
    depth: (line.length - line.trimStart().length) / indentation,
  }));
}

/** Returns the indexes of the lines that are shown while some are folded. */
export function shownLines(lines: readonly JsonLine[], folded: ReadonlySet<number>): readonly number[] {
  const shown: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    shown.push(index);
    const { closing = null } = lines[index] ?? {};
    if (closing !== null && folded.has(index)) index = closing;
  }
  return shown;
}

/** Returns the lines whose list or object is an item of a response: the third level of its envelope. */
export function itemLines(lines: readonly JsonLine[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap(({ closing, depth }, index) => (closing !== null && depth === 2 ? [index] : [])),
  );
}

/** A part of a line with the same colour. */
export interface JsonToken {
  readonly kind: 'key' | 'text' | 'value' | 'mark';
  readonly text: string;
}

const line = /^(?<key>"(?:\\.|[^"\\])*")?(?<colon>: )?(?<value>.*?)(?<comma>,?)$/s;

/** Returns the parts of a line without its indentation. */
export function jsonTokens(text: string): readonly JsonToken[] {
  const { key, colon, value = '', comma = '' } = line.exec(text.trimStart())?.groups ?? {};
  // A text in a list has the form of a key without a colon.
  const isKey = key !== undefined && colon !== undefined;
  const shown = isKey ? value : `${key ?? ''}${colon ?? ''}${value}`;
  const kind = shown.startsWith('"') ? 'text' : /^[[\]{}]/.test(shown) ? 'mark' : 'value';
  const tokens: JsonToken[] = [
    { kind: 'key', text: isKey ? key : '' },
    { kind: 'mark', text: isKey ? colon : '' },
    { kind, text: shown },
    { kind: 'mark', text: comma },
  ];
  return tokens.filter((token) => token.text !== '');
}
