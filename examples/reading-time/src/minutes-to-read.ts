import type { Entry } from '@admin/content-model';

/** Words that most people read in a minute. */
const wordsPerMinute = 200;

/** What has fewer words is a title or a name, and read in passing. */
const leastWords = 20;

function countWords(text: unknown): number {
  if (typeof text !== 'string') return 0;
  const count = (text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).length;
  return count < leastWords ? 0 : count;
}

/** Minutes that the texts of an entry take to read, as far as the list shows them; 0 without any. */
export function minutesToRead(entry: Entry): number {
  const words = Object.values(entry).reduce<number>((sum, value) => sum + countWords(value), 0);
  return Math.ceil(words / wordsPerMinute);
}

/** Minutes of several entries together. */
export function minutesOfAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + minutesToRead(entry), 0);
}
