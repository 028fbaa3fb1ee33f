/** A locale that can be added, or already exists. */
export interface ListedLocale {
  readonly code: string;
  /** `French (fr)`. */
  readonly name: string;
  readonly isPresent: boolean;
}

/** The maximum number of results. */
const maxResults = 50;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Returns 0 for the exact code, 1 for a name that starts with the query, 2 for a name that contains every word. */
function rank({ code, name }: ListedLocale, query: string, words: readonly string[]): number | null {
  const text = fold(name);
  if (code.toLowerCase() === query) return 0;
  if (!words.every((word) => text.includes(word))) return null;
  return text.startsWith(query) ? 1 : 2;
}

/** 1 for a language, `fr`; higher with a country or a script. */
const precision = ({ code }: ListedLocale): number => code.split('-').length;

/** Returns at most 50 locales that match a text, best matches first, languages before their country variants. */
export function findLocales(locales: readonly ListedLocale[], text: string): readonly ListedLocale[] {
  const query = fold(text.trim());
  const words = query.split(/\s+/).filter(Boolean);
  return locales
    .flatMap((locale) => {
      const found = rank(locale, query, words);
      return found === null ? [] : [{ locale, found }];
    })
    .toSorted((one, other) => one.found - other.found || precision(one.locale) - precision(other.locale))
    .slice(0, maxResults)
    .map(({ locale }) => locale);
}
