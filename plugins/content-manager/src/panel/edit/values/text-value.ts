/** The text that a control shows for a value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/** The value of a typed text: nothing typed is nothing, not an empty text. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
