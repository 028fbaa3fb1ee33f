import type { IntlShape } from 'react-intl';
import { canFormat } from './parser-state.ts';

/** The values of a text's placeholders. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Matches placeholders. A message with other syntax (choices, formats, tags, quotes) requires the library. */
const placeholder = /\{(\w+)\}/g;
const syntax = /[{}<>]/;

/** Returns whether a text has only placeholders, as in `Entry {id}`, or none. */
export const isPlain = (text: string): boolean =>
  !syntax.test(text) || (!text.includes("'") && !syntax.test(text.replaceAll(placeholder, '')));

/**
 * Returns a text with the values of its placeholders, as in `Entry {id}`. Most texts have only such placeholders or
 * none, and need no parser.
 * @returns undefined if the text has other syntax, a value is missing or a value is neither text nor number: the
 * library formats it then
 */
export function plainText(text: string, values: TextValues = {}): string | undefined {
  if (!syntax.test(text)) return text.replaceAll("''", "'");
  if (!isPlain(text)) return undefined;
  let isFilled = true;
  const filled = text.replaceAll(placeholder, (_, name: string) => {
    const value = values[name];
    isFilled &&= typeof value === 'string' || typeof value === 'number';
    return String(value);
  });
  return isFilled ? filled : undefined;
}

interface Text {
  readonly id?: string | undefined;
  readonly defaultMessage?: unknown;
}

/**
 * Returns the same translator, which formats messages of plain words and placeholders itself. The library merges its
 * formats, builds a key and looks up a parsed message for each call, which is measurable on a page with two hundred
 * messages.
 * @param requestParser called for a message that requires the library's parser before it has loaded; the message is empty
 * until then, instead of showing its syntax
 */
export function withPlainTexts(intl: IntlShape, requestParser?: () => void): IntlShape {
  const formatMessage = (text: Text, ...rest: [values?: TextValues, options?: object]) => {
    const { id = '', defaultMessage } = text;
    const translated = Object.hasOwn(intl.messages, id) && intl.messages[id];
    const known = translated || defaultMessage;
    const plain = id !== '' && typeof known === 'string' ? plainText(known, rest[0]) : undefined;
    if (plain !== undefined) return plain;
    if (requestParser && typeof known === 'string' && !canFormat(known)) {
      requestParser();
      return '';
    }
    return (intl.formatMessage as (...given: unknown[]) => string)(text, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
