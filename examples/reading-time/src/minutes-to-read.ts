import type { Entry } from '@admin/content-model';

/** Average reading speed in words per minute. */
const wordsPerMinute = 200;

/** The minimum number of words of a text; shorter ones are titles and names. */
const leastWords = 20;

function countWords(text: unknown): number {
  if (typeof text !== 'string') return 0;
  const count = (text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).length;
  return count < leastWords ? 0 : count;
}

/** Returns the reading time of the entry's listed texts in minutes; 0 without texts. */
export function minutesToRead(entry: Entry): number {
  const words = Object.values(entry).reduce<number>((sum, value) => sum + countWords(value), 0);
  return Math.ceil(words / wordsPerMinute);
}

/** Returns the total reading time of several entries in minutes. */
export function minutesOfAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + minutesToRead(entry), 0);
}
