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

/** A message with the values of its placeholders. */
export interface FilledMessage extends MessageDescriptor {
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A message to translate, or text to show unchanged, such as an error text of the server. */
export type MessageValue = FilledMessage | string;

const valueCount = ({ values = {} }: FilledMessage): number => Object.keys(values).length;

/** Returns whether two values are the same text: the same message with the same placeholder values. */
export function isSameMessage(one: MessageValue, other: MessageValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return (
    one.id === other.id &&
    valueCount(one) === valueCount(other) &&
    Object.entries(one.values ?? {}).every(([name, value]) => other.values?.[name] === value)
  );
}

/** Returns the text of a message in the current language. */
export function formatValue(intl: IntlShape, value: MessageValue): string {
  if (typeof value === 'string') return value;
  const { values, ...descriptor } = value;
  return intl.formatMessage(descriptor, values);
}
