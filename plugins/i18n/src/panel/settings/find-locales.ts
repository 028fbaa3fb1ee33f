/** A locale that can be added, or is there already. */
export interface ListedLocale {
  readonly code: string;
  /** `French (fr)`. */
  readonly name: string;
  readonly isPresent: boolean;
}

/** More than anybody looks through: who looks for something else types more of it. */
const most = 50;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** 0 for the code itself, 1 for a name that begins like that, 2 for any other that holds every word. */
function rank({ code, name }: ListedLocale, query: string, words: readonly string[]): number | null {
  const text = fold(name);
  if (code.toLowerCase() === query) return 0;
  if (!words.every((word) => text.includes(word))) return null;
  return text.startsWith(query) ? 1 : 2;
}

/** 1 for a language as such, `fr`; more for one of a country or in a script. */
const precision = ({ code }: ListedLocale): number => code.split('-').length;

/** The locales that a text means, fifty at most: the nearest first, and a language before what it is in a country. */
export function findLocales(locales: readonly ListedLocale[], text: string): readonly ListedLocale[] {
  const query = fold(text.trim());
  const words = query.split(/\s+/).filter(Boolean);
  return locales
    .flatMap((locale) => {
      const found = rank(locale, query, words);
      return found === null ? [] : [{ locale, found }];
    })
    .toSorted((one, other) => one.found - other.found || precision(one.locale) - precision(other.locale))
    .slice(0, most)
    .map(({ locale }) => locale);
}
