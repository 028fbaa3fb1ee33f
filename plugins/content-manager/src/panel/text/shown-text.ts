/** Returns a value as one line of text; values other than texts and numbers as JSON. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}
