/** A text of the interface: its id in the language files and its English wording. */
export interface MessageDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
}

/** Texts of one language by message id. */
export type Messages = Readonly<Record<string, string>>;

/** Fetches the texts of one language, as `(locale) => import(`./messages/${locale}.json`)` does. */
export type LoadMessages = (locale: string) => Promise<{ readonly default: Messages }>;
