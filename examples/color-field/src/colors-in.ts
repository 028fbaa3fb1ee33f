const color = /^#[0-9a-f]{6}$/i;

/** The colors among the values of an entry, each once. */
export function colorsIn(entry: Readonly<Record<string, unknown>>): readonly string[] {
  const texts = Object.values(entry).filter((value) => typeof value === 'string');
  return [...new Set(texts.filter((text) => color.test(text)))];
}
