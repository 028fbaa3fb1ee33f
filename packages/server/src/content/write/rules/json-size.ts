/** How many bytes a text takes in UTF-8; one that has more characters than `limit` is not looked at. */
export function textSize(text: string, limit: number): number {
  return text.length > limit ? text.length : Buffer.byteLength(text);
}

/**
 * How many bytes a value takes as JSON, without what escaping adds. Makes no text of it and stops as soon as it has
 * counted more than `limit`, so that it takes no longer than a value of that size, whatever was sent.
 *
 * @param value as JSON is parsed, and no deeper than bodies may be
 * @returns the bytes, or some number above `limit`
 */
export function jsonSize(value: unknown, limit: number): number {
  let bytes = 0;
  const add = (part: unknown): void => {
    if (typeof part === 'string') bytes += textSize(part, limit) + 2;
    else if (Array.isArray(part)) addItems(part);
    else if (typeof part === 'object' && part !== null) addEntries(part as Readonly<Record<string, unknown>>);
    else bytes += String(part).length;
  };
  const addItems = (items: readonly unknown[]): void => {
    // Brackets and commas beforehand: a list that is too long is not begun.
    bytes += Math.max(items.length + 1, 2);
    for (const item of items) {
      if (bytes > limit) return;
      add(item);
    }
  };
  const addEntries = (entries: Readonly<Record<string, unknown>>): void => {
    const opened = (bytes += 1);
    for (const key in entries) {
      // Quotes, colon, and a comma or the last bracket.
      bytes += textSize(key, limit) + 4;
      if (bytes > limit) return;
      add(entries[key]);
    }
    if (bytes === opened) bytes += 1;
  };
  add(value);
  return bytes;
}
