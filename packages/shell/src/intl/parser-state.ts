import { IntlMessageFormat } from 'intl-messageformat';

const { resolveLocale } = IntlMessageFormat;

// For a single language the library uses it in any case, but asks the browser for its languages before, which takes
// Chromium 10 to 30 ms the first time.
IntlMessageFormat.resolveLocale = (locales) =>
  typeof locales === 'string' ? new Intl.Locale(locales) : resolveLocale(locales);

/** Returns whether the library can parse a text; without its parser only one that the build has compiled. */
const canParse = (text: string): boolean => Boolean(IntlMessageFormat.__parse?.(text));

/** Returns whether the library has its parser. No build compiles a quote, since it needs no form. */
const hasParser = () => canParse("''");

/**
 * Returns whether the library can format a text: any once its parser has loaded, and before only those that the build has
 * compiled. An invalid text is one that the parser can format: it reports the fault.
 */
export const canFormat = (text: string): boolean => hasParser() || canParse(text);

/** Loads the parser where the build has excluded it from the first scripts. */
export async function loadParser(): Promise<void> {
  if (!hasParser()) (await import('./message-parser.ts')).provideParser();
}
