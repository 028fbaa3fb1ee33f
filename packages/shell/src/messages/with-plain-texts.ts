import type { IntlShape } from 'react-intl';
import { plainText, type TextValues } from './plain-text.ts';

interface Text {
  readonly id?: string | undefined;
  readonly defaultMessage?: unknown;
}

/**
 * The same translator, which puts texts that are nothing but words and names together itself. The library merges its
 * formats, builds a key of them and looks for a parsed text each time, which a page with two hundred texts notices.
 */
export function withPlainTexts(intl: IntlShape): IntlShape {
  const formatMessage = (text: Text, ...rest: [values?: TextValues, options?: object]) => {
    const { id = '', defaultMessage } = text;
    const translated = Object.hasOwn(intl.messages, id) && intl.messages[id];
    const known = translated || defaultMessage;
    const plain = id !== '' && typeof known === 'string' ? plainText(known, rest[0]) : undefined;
    return plain ?? (intl.formatMessage as (...given: unknown[]) => string)(text, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
