/** Maximum number of initials. */
const maxLetters = 2;

/**
 * The first letter of the first and of the last word of a name, upper case: "Ada King Lovelace" gives
 * "AL". Counts user-perceived characters, so an emoji or a combined letter stays whole.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > maxLetters ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return chosen
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
