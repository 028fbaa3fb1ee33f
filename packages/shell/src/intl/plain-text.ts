import type { IntlShape } from 'react-intl';
import { loadParser } from './parser-state.ts';

/** The values of a text's placeholders. */
export type TextValues = Readonly<Record<string, unknown>>;

/** Matches placeholders. A message with other syntax (choices, formats, tags, quotes) requires the library. */
const placeholder = /\{(\w+)\}/g;
const syntax = /[{}<>]/;

/**
 * Returns a text with the values of its placeholders, as in `Entry {id}`. Most texts have only such placeholders or
 * none, and need no parser.
 * @returns undefined if the text has other syntax, a value is missing or a value is neither text nor number: the
 * library formats it then
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
      // The next text requests a parser that failed to load again.
      loadParser().catch(() => undefined);
      return known;
    }
    return (intl.formatMessage as (...given: unknown[]) => string)(text, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
