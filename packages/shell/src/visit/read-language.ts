/** What the first page asks of a language, the dearest first. */
const questions: readonly ((locale: string) => unknown)[] = [
  (locale) => Intl.NumberFormat.supportedLocalesOf(locale),
  (locale) => Intl.DateTimeFormat.supportedLocalesOf(locale),
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(),
  (locale) => new Intl.PluralRules(locale).select(1),
  (locale) => new Intl.RelativeTimeFormat(locale).format(1, 'day'),
];

/**
 * Lets the browser read what it knows of a language while the scripts of the panel are on their way. The first question
 * of each kind keeps its thread for long, and would be asked while the first page is drawn. Each waits for an idle
 * moment of its own, and browsers that tell of none read it when it is needed.
 * @param locale BCP 47 tag
 */
export function readLanguageAhead(locale: string): void {
  if (typeof requestIdleCallback !== 'function') return;
  for (const ask of questions) {
    requestIdleCallback(() => {
      try {
        ask(locale);
      } catch {
        // A tag that is none: the panel has its own answer to that.
      }
    });
  }
}
