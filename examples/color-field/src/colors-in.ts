const color = /^#[0-9a-f]{6}$/i;

/** Whether a value is a color: `#rrggbb`. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && color.test(value);
}

/** The colors among the values of an entry, each once. */
export function colorsIn(entry: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set(Object.values(entry).filter(isColor))];
}
