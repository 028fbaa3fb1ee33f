import type { Static, TObject } from 'typebox';

/**
 * The texts of a mail in one language. `{name}` is replaced by the value of that name, also in the URL of the action; values
 * are always inserted as text.
 */
export interface MailTexts {
  readonly subject: string;
  /** The paragraphs of the text version and, without `html`, of the HTML version. */
  readonly paragraphs: readonly string[];
  /** The main action. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs below the action. */
  readonly remarks?: readonly string[];
  /** The body as HTML. @default the paragraphs, action and remarks in the default design */
  readonly html?: string;
}

/** A mail template without the type of its values. */
export interface NamedMailTemplate {
  readonly id: string;
  /** The schema of the values: a flat object of texts and numbers. */
  readonly values: TObject;
  /** The English texts. */
  readonly texts: MailTexts;
  /** The texts in other languages by code: `fr` or `pt-BR`. */
  readonly translations?: Readonly<Record<string, MailTexts>>;
}

declare const valuesType: unique symbol;

/** A mail template, with which mails are sent. */
export interface MailTemplate<Values extends object> extends NamedMailTemplate {
  /** Never present at run time: keeps templates with different values apart for the compiler. */
  readonly [valuesType]?: (values: Values) => Values;
}

/**
 * Declares a mail template:
 * `defineMail({ id: 'notes.shared', values: Type.Object({ note: Type.String() }), texts: { … } })`. A plugin lists the
 * result among its `mails`, and `server.mail.post` sends it. The id starts with the plugin's id and a dot.
 */
export function defineMail<Schema extends TObject>(
  template: Omit<NamedMailTemplate, 'values'> & { readonly values: Schema },
): MailTemplate<Static<Schema>> {
  return Object.freeze({ ...template });
}

/** Matches a placeholder in a text. */
export const placeholder = /\{([A-Za-z]\w*)\}/g;
