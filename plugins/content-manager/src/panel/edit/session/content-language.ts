import type { FieldLanguage } from '@admin/ui';

/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** The language of the texts in an entry; undefined for an entry without a locale, or with one that is no language tag. */
export function contentLanguage(locale: string | undefined): FieldLanguage | undefined {
  if (locale === undefined) return undefined;
  try {
    const tag = new Intl.Locale(locale);
    return { lang: tag.baseName, dir: rightToLeft.has(tag.maximize().script) ? 'rtl' : 'ltr' };
  } catch {
    return undefined;
  }
}

/** Returns the name of a locale in the panel's language; its code if the browser has no name for it. */
export function localeName(locale: string, panelLocale: string): string {
  try {
    return new Intl.DisplayNames([panelLocale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}
