/** A value as one line of text: what is no text or number is written as JSON. */
export function shownText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}
