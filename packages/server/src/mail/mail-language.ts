import type { MailTexts, NamedMailTemplate } from './mail-template.ts';

/** The texts of a mail in another language. Missing texts are in English. */
export interface TranslatedMailTexts extends Partial<Omit<MailTexts, 'action'>> {
  /** The label; the URL is part of the template. */
  readonly action?: { readonly label: string };
}

/** The translation of a mail in a language pack. */
export interface MailTranslation {
  /** The id of the template. */
  readonly mail: string;
  /** The language code: `fr` or `pt-BR`. */
  readonly language: string;
  readonly texts: TranslatedMailTexts;
}

/**
 * Translates a mail of the server or of a plugin: `translateMail(coreMails.invitation, 'fr', { subject: … })`. A plugin lists
 * the result among its `mailTexts`. Each text has the same placeholders as the English one.
 */
export function translateMail(
  { id }: Pick<NamedMailTemplate, 'id'>,
  language: string,
  texts: TranslatedMailTexts,
): MailTranslation {
  return Object.freeze({ mail: id, language, texts });
}

/** The texts of a mail with their language. */
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
 * Returns the texts of a mail in a language, else in its base language (`pt` for `pt-BR`), else in English. Language packs
 * override the translations of the template, and later packs earlier ones.
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
    return {
      texts: brought.reduce((all, pack) => mergeTexts(all, pack.texts), own ?? texts),
      language: code,
    };
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

/** Codes of the panel's languages that are older than the standard, see `panelLocales` of the shell. */
const tags: Readonly<Record<string, string>> = { dk: 'da', zh: 'zh-Hant' };

/** Returns the BCP 47 tag of a language code. */
export const languageTag = (code: string): string =>
  Object.hasOwn(tags, code) ? (tags[code] ?? code) : code;

/** Returns the writing direction of a language; `ltr` for an invalid code. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
