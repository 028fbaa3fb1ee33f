const color = /^#[0-9a-f]{6}$/i;

/** Returns whether a value is a color: `#rrggbb`. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && color.test(value);
}

/** Returns the distinct colors among the values of an entry. */
export function colorsIn(entry: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set(Object.values(entry).filter(isColor))];
}
