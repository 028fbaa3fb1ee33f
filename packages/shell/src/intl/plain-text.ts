import type { IntlShape } from 'react-intl';
import { loadParser } from './parser-state.ts';

/** What goes into the placeholders of a text. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Matches placeholders. A message with other syntax (choices, formats, tags, quotes) requires the library. */
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

interface Text {
  readonly id?: string | undefined;
  readonly defaultMessage?: unknown;
}

/**
 * Returns the same translator, which formats messages of plain words and placeholders itself. The library merges its
 * formats, builds a key and looks up a parsed message for each call, which is measurable on a page with two hundred
 * messages.
 * @param canParse false until the library's parser has loaded: a message that requires it is shown unformatted, and the
 * parser is fetched
 */
export function withPlainTexts(intl: IntlShape, canParse: boolean): IntlShape {
  const formatMessage = (text: Text, ...rest: [values?: TextValues, options?: object]) => {
    const { id = '', defaultMessage } = text;
    const translated = Object.hasOwn(intl.messages, id) && intl.messages[id];
    const known = translated || defaultMessage;
    const plain = id !== '' && typeof known === 'string' ? plainText(known, rest[0]) : undefined;
    if (plain !== undefined) return plain;
    if (!canParse && typeof known === 'string') {
      // What cannot be fetched is sent for again with the next text.
      loadParser().catch(() => undefined);
      return known;
    }
    return (intl.formatMessage as (...given: unknown[]) => string)(text, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
