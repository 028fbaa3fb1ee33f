import { use } from 'react';
import { IntlContext, type IntlShape } from 'react-intl';
import { formatValue, type MessageValue } from '../../messages/message.ts';

/**
 * Returns a function that formats messages, in English without a translator: the text of a failure must not depend on
 * code that may have failed.
 */
export function useText(): (message: MessageValue) => string {
  const intl: IntlShape | null | undefined = use(IntlContext);
  return (message) => {
    if (intl) return formatValue(intl, message);
    if (typeof message === 'string') return message;
    const { defaultMessage, values } = message;
    return defaultMessage.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values?.[name] ?? hole));
  };
}
