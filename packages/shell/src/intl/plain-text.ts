/** What goes into the placeholders of a text. */
export type TextValues = Readonly<Record<string, unknown>>;

/** What a text has that is more than words and names: choices, formats and tags, and quotes round any of these. */
const placeholder = /\{(\w+)\}/g;
const syntax = /[{}<>]/;

/**
 * A text whose placeholders are nothing but names, `Entry {id}`, with its values in place: most texts are of this kind
 * or have none at all, and take no parser.
 * @returns undefined where the text says more, a value is missing or a value is neither text nor number: then the
 *   library has to format it
 */
export function plainText(text: string, values: TextValues = {}): string | undefined {
  if (!syntax.test(text)) return text.replaceAll("''", "'");
  if (text.includes("'")) return undefined;
  let isPlain = true;
  const filled = text.replaceAll(placeholder, (_, name: string) => {
    const value = values[name];
    isPlain &&= typeof value === 'string' || typeof value === 'number';
    return String(value);
  });
  return isPlain && !syntax.test(text.replaceAll(placeholder, '')) ? filled : undefined;
}
