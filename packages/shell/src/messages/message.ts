import type { IntlShape } from 'react-intl';
import type { Disposer } from '../disposer.ts';

/** A text of the interface: its id in the language files and its English wording. */
export interface MessageDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
}

/** Texts of one language by message id. */
export type Messages = Readonly<Record<string, string>>;

/** The texts of a panel in one language. */
export interface PanelTexts {
  readonly messages: Messages;
  /** Ids of the plugins without texts in the language, which are shown in English; `shell` is the host. */
  readonly untranslated: ReadonlySet<string>;
  readonly late?: LatePanelTexts | undefined;
}

/** English, whose texts are part of the code. */
export const englishTexts: PanelTexts = { messages: {}, untranslated: new Set() };

/** Texts of a language that the first page does not need. */
export interface LatePanelTexts {
  /** Returns a promise if the components of a plugin need the texts; the same one until they have been added. */
  readonly waitFor: (pluginId: string) => Promise<void> | undefined;
  /** Fetches the texts when the browser is idle at the latest, and passes them to the function. */
  readonly watch: (add: (more: Messages) => void) => Disposer;
}

/** Fetches the texts of one language, as `(locale) => import(`./messages/${locale}.json`)` does. */
export type LoadMessages = (locale: string) => Promise<{ readonly default: Messages }>;

/** A message with the values of its placeholders. */
export interface FilledMessage extends MessageDescriptor {
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A message to translate, or an English text of the server, which is shown unchanged if it has no translation. */
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

/**
 * Returns the text of a message in the current language. An English text without an id, as of the server, is translated
 * by itself: the id of its translation is `english.` and the text.
 */
export function formatValue(intl: IntlShape, value: MessageValue): string {
  if (typeof value === 'string') {
    const translated = intl.messages[`english.${value}`];
    return typeof translated === 'string' ? translated : value;
  }
  const { values, ...descriptor } = value;
  return intl.formatMessage(descriptor, values);
}
