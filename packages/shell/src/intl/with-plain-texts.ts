import type { IntlShape } from 'react-intl';
import { loadParser } from './parser-state.ts';
import { plainText, type TextValues } from './plain-text.ts';

interface Text {
  readonly id?: string | undefined;
  readonly defaultMessage?: unknown;
}

/**
 * The same translator, which puts texts that are nothing but words and names together itself. The library merges its
 * formats, builds a key of them and looks for a parsed text each time, which a page with two hundred texts notices.
 * @param canParse false while the library's parser is not there: a text that needs it is shown as it stands, and the
 *   parser sent for
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
