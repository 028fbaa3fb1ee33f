import type { Static, TObject } from 'typebox';

/**
 * What a message says in one language. `{name}` stands for the value of that name, in the address of the action too; what a
 * value holds is text wherever it stands.
 */
export interface MailTexts {
  readonly subject: string;
  /** The message as it is read, without and, where there is no `html`, with HTML. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, when there is one. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What stands below the action. */
  readonly remarks?: readonly string[];
  /** The body of the message as HTML. @default the paragraphs, action and remarks, in the look of the product's own mail */
  readonly html?: string;
}

/** A kind of message, its values no longer known to the compiler. */
export interface NamedMailTemplate {
  readonly id: string;
  /** What the texts are filled with: a flat object of texts and numbers. */
  readonly values: TObject;
  /** In English. */
  readonly texts: MailTexts;
  /** In other languages, by their codes: `fr`, or `pt-BR`. */
  readonly translations?: Readonly<Record<string, MailTexts>>;
}

declare const valuesType: unique symbol;

/** A kind of message: whoever holds it may send one, with values of its type. */
export interface MailTemplate<Values extends object> extends NamedMailTemplate {
  /** Never present at run time: keeps templates with different values apart for the compiler. */
  readonly [valuesType]?: (values: Values) => Values;
}

/**
 * Describes a kind of message:
 * `defineMail({ id: 'notes.shared', values: Type.Object({ note: Type.String() }), texts: { … } })`. Inert: a plugin lists it
 * among its `mails`, and `server.mail.post` sends it. The id starts with the plugin's and a dot.
 */
export function defineMail<Schema extends TObject>(
  template: Omit<NamedMailTemplate, 'values'> & { readonly values: Schema },
): MailTemplate<Static<Schema>> {
  return Object.freeze({ ...template });
}

/** Names of values as texts write them. */
export const placeholder = /\{([A-Za-z]\w*)\}/g;
