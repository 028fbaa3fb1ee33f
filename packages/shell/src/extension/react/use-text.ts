import { use } from 'react';
import { IntlContext, type IntlShape } from 'react-intl';
import type { MessageDescriptor } from '../core/message.ts';

/**
 * Formats messages, in English where there is no translator: what is shown about a failure must not depend
 * on anything that may itself have failed.
 */
export function useText(): (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string {
  const intl: IntlShape | null | undefined = use(IntlContext);
  return (message, values) => {
    if (intl) return intl.formatMessage(message, values);
    return message.defaultMessage.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values?.[name] ?? hole);
  };
}
