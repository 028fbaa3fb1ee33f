/** Maximum number of initials. */
const maxLetters = 2;

/** A first letter that is complete: neither it nor its successor belongs to a combined character. */
const plainStart = /^[\u0021-\u02ff](?:[\u0021-\u02ff]|$)/u;

/** Returns the first user-perceived character of a word. */
function firstCharacter(word: string): string {
  // Chromium needs more than 10 ms for its first segmenter, and the first page shows the initials of the user.
  if (plainStart.test(word)) return word.charAt(0);
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return [...segments][0]?.segment ?? '';
}

/**
 * The first letter of the first and of the last word of a name, upper case: "Ada King Lovelace" gives
 * "AL". Counts user-perceived characters, so an emoji or a combined letter stays whole.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > maxLetters ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word = '') => firstCharacter(word))
    .join('')
    .toLocaleUpperCase();
}
