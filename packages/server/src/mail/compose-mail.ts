import { Value } from 'typebox/value';
import { composeMessage, escapeHtml, oneLine, wholeHtml } from './compose-message.ts';
import { textsFor, type MailTranslation } from './mail-language.ts';
import { placeholder, type MailTemplate } from './mail-template.ts';
import type { MailMessage } from './mailer.ts';

/** The recipient of a mail and the values of its template. */
export interface MailRecipient<Values extends object> {
  readonly to: string;
  /** The language of the recipient; English without texts in it. @default null */
  readonly language?: string | null;
  readonly values: Values;
}

/**
 * Composes a message from its template. Placeholders are replaced once, so a value may contain braces.
 * @param packs the texts of language packs
 * @throws Error for values that do not match the template
 */
export function composeMail<Values extends object>(
  template: MailTemplate<Values>,
  { to, language: wanted = null, values }: MailRecipient<Values>,
  packs: readonly MailTranslation[] = [],
): MailMessage {
  if (!Value.Check(template.values, values)) {
    const [error] = Value.Errors(template.values, values);
    throw new Error(`The mail ${template.id} cannot be written: ${error?.instancePath} ${error?.message}.`);
  }
  const { texts, language } = textsFor(template, wanted, packs);
  const fill = (text: string, write: (value: string) => string = String): string =>
    text.replaceAll(placeholder, (whole, name: string) =>
      Object.hasOwn(values, name) ? write(String(Reflect.get(values, name))) : whole,
    );
  const all = (list: readonly string[] = []) => list.map((text) => fill(text));
  const message = composeMessage({
    to,
    language,
    subject: fill(texts.subject),
    paragraphs: all(texts.paragraphs),
    ...(texts.action && { action: { label: fill(texts.action.label), url: fill(texts.action.url) } }),
    remarks: all(texts.remarks),
  });
  if (texts.html === undefined) return message;
  const html = fill(texts.html, (value) => escapeHtml(oneLine(value)));
  return { ...message, html: wholeHtml(html, language) };
}
