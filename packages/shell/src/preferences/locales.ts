/** A language of the panel. */
export interface PanelLocale {
  /** The code that is stored and sent; some are older than the standard. */
  readonly code: string;
  /** The language's name in that language. */
  readonly name: string;
  /** The valid BCP-47 tag for the page's `lang` and for formatting; the code itself when absent. */
  readonly tag?: string;
  readonly direction?: 'rtl';
  /** True if no plugin translates the texts of the panel, which are in English then. */
  readonly isEnglish?: boolean;
}

/** The languages that the host lists; English is always among them. */
export const panelLocales: readonly PanelLocale[] = [
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'ca', name: 'Català' },
  { code: 'cs', name: 'Čeština' },
  { code: 'de', name: 'Deutsch' },
  { code: 'dk', name: 'Dansk', tag: 'da' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'eu', name: 'Euskara' },
  { code: 'fr', name: 'Français' },
  { code: 'gu', name: 'ગુજરાતી' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'hu', name: 'Magyar' },
  { code: 'id', name: 'Bahasa Indonesia' },
  { code: 'it', name: 'Italiano' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
  { code: 'ml', name: 'മലയാളം' },
  { code: 'ms', name: 'Bahasa Melayu' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'no', name: 'Norsk' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'pt', name: 'Português (Portugal)' },
  { code: 'ru', name: 'Русский' },
  { code: 'sa', name: 'संस्कृतम्' },
  { code: 'sk', name: 'Slovenčina' },
  { code: 'sv', name: 'Svenska' },
  { code: 'th', name: 'ไทย' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'uk', name: 'Українська' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'zh-Hans', name: '简体中文' },
  { code: 'zh', name: '繁體中文', tag: 'zh-Hant' },
];

/** The tags of `panelLocales` whose code is none, for the script of the document, which has no room for their names. */
export const localeTags: Readonly<Record<string, string>> = { dk: 'da', zh: 'zh-Hant' };

/** Returns the BCP 47 tag of the code of a language. A code that the host does not list is a language of a plugin. */
export const localeTag = (code: string): string => localeTags[code] ?? code;

/** The codes of `panelLocales` that are written from right to left, for the same script. */
export const rightToLeftCodes: readonly string[] = ['ar', 'he'];

export const defaultLocale = 'en';

const english: PanelLocale = { code: defaultLocale, name: 'English' };

/** Returns the language with that code among the available ones; English for an unknown code. */
export function panelLocale(
  code: string | null | undefined,
  among: readonly PanelLocale[] = panelLocales,
): PanelLocale {
  return among.find((locale) => locale.code === code) ?? english;
}

/** Returns the direction of the page: that of the language of its texts. */
export function pageDirection({ direction, isEnglish }: PanelLocale): 'ltr' | 'rtl' {
  return (!isEnglish && direction) || 'ltr';
}
