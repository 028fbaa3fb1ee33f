/**
 * Compares two names for sorting, in the language of the page; numbers in them by their value.
 * @returns a negative number if the first one comes first
 */
export function compareNames(one: string, other: string): number {
  // Without a page, as in tests of pure functions, the language of the system.
  const language = globalThis.document?.documentElement.lang;
  return one.localeCompare(other, language || undefined, { numeric: true });
}
