/** Words of English letters, whose order needs no collator: the first one of a page takes Chromium 6 to 20 ms. */
const englishWords = /^[a-z]+(?: [a-z]+)*$/i;

/** Compares words of English letters as a collator does: without case, and lower case first between equal words. */
function compareWords(one: string, other: string): number {
  const [letters, otherLetters] = [one.toLowerCase(), other.toLowerCase()];
  if (letters !== otherLetters) return letters < otherLetters ? -1 : 1;
  return one === other ? 0 : one > other ? -1 : 1;
}

/**
 * Compares two names for sorting, in the language of the page; numbers in them by their value.
 * @returns a negative number if the first one comes first
 */
export function compareNames(one: string, other: string): number {
  // Without a page, as in tests of pure functions, the language of the system.
  const language = globalThis.document?.documentElement.lang;
  if (language === 'en' && englishWords.test(one) && englishWords.test(other))
    return compareWords(one, other);
  return one.localeCompare(other, language || undefined, { numeric: true });
}
