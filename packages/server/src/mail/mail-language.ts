import type { MailTemplate, MailTexts, NamedMailTemplate } from './mail-template.ts';

/** Texts of a message in another language. What is missing is shown in English, text by text. */
export interface TranslatedMailTexts extends Partial<Omit<MailTexts, 'action'>> {
  /** Where the action leads to is the template's to say. */
  readonly action?: { readonly label: string };
}

/** A message of somebody else in one language, as a language pack brings it. */
export interface MailTranslation {
  /** The id of the template. */
  readonly mail: string;
  /** As accounts name it: `fr`, or `pt-BR`. */
  readonly language: string;
  readonly texts: TranslatedMailTexts;
}

/**
 * Says a message of the server or of a plugin in another language: `translateMail(coreMails.invitation, 'fr', { subject: … })`.
 * Inert: a plugin lists it among its `mailTexts`. Every text has the placeholders of the English one.
 */
export function translateMail<Values extends object>(
  { id }: MailTemplate<Values>,
  language: string,
  texts: TranslatedMailTexts,
): MailTranslation {
  return Object.freeze({ mail: id, language, texts });
}

/** What a message says to somebody, and the language that this is called. */
export interface ChosenTexts {
  readonly texts: MailTexts;
  readonly language: string;
}

function mergeTexts(
  { action, ...texts }: MailTexts,
  { action: ownAction, ...own }: TranslatedMailTexts,
): MailTexts {
  return { ...texts, ...own, ...(action && { action: { ...action, ...ownAction } }) };
}

/**
 * The texts for somebody: in their language, in what it is a kind of, or in English. What language packs say counts before
 * what the template itself says in that language; of two packs the later one.
 */
export function textsFor(
  { id, texts, translations = {} }: NamedMailTemplate,
  language: string | null,
  packs: readonly MailTranslation[] = [],
): ChosenTexts {
  for (const code of language === null ? [] : [language, language.split('-')[0] ?? '']) {
    const own = Object.hasOwn(translations, code) ? translations[code] : undefined;
    const brought = packs.filter((pack) => pack.mail === id && pack.language === code);
    if (own === undefined && brought.length === 0) continue;
    return { texts: brought.reduce((all, pack) => mergeTexts(all, pack.texts), own ?? texts), language: code };
  }
  return { texts, language: 'en' };
}

const rightToLeft: ReadonlySet<string | undefined> = new Set([
  'Arab',
  'Hebr',
  'Syrc',
  'Thaa',
  'Nkoo',
  'Adlm',
]);

/** The direction that a language is written in; from left to right for what is no language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
