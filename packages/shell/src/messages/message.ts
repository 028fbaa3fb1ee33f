import type { IntlShape } from 'react-intl';

/** A text of the interface: its id in the language files and its English wording. */
export interface MessageDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
}

/** Texts of one language by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Fetches the texts of one language, as `(locale) => import(`./messages/${locale}.json`)` does. */
export type LoadMessages = (locale: string) => Promise<{ readonly default: Messages }>;

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
