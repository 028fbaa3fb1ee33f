import type { IntlShape } from 'react-intl';
import type { MessageDescriptor } from '../extension/core/message.ts';

/** A message with what goes into its placeholders. */
export interface FilledMessage extends MessageDescriptor {
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Something to show: a message, or text that is shown as it is, such as one a server sent. */
export type MessageValue = FilledMessage | string;

/** The text of a message in the current language. */
export function formatValue(intl: IntlShape, value: MessageValue): string {
  if (typeof value === 'string') return value;
  const { values, ...descriptor } = value;
  return intl.formatMessage(descriptor, values);
}
