/** Characters in the order of the keyboard. */
const keyboard = '1234567890qwertyuiopasdfghjklzxcvbnm';

/** The minimum estimated entropy; 32 random hexadecimal digits have about 120 bits. */
const minBits = 88;

/** Matches placeholders from documentation and examples. */
const placeholder = /change.?me|to.?be.?(?:modified|changed|replaced)|example|secret|password/i;

/** Returns whether a character continues the two before it: repeated, or the next one in the row. */
function continuesRow(positions: readonly number[], index: number): boolean {
  const [first = -1, second = -1, third = -1] = positions.slice(index - 2, index + 1);
  const step = third - second;
  return first >= 0 && second >= 0 && third >= 0 && Math.abs(step) <= 1 && second - first === step;
}

/** Counts the characters that are neither part of a row nor of a repeated group of four. */
function countDistinct(text: string): number {
  const lower = text.toLowerCase();
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const keys = codes.map((_, index) => keyboard.indexOf(lower[index] ?? ' '));
  return codes.filter((_, index) => {
    const known = index >= 3 && text.slice(0, index).includes(text.slice(index - 3, index + 1));
    return !known && !continuesRow(codes, index) && !continuesRow(keys, index);
  }).length;
}

/**
 * Returns whether a secret is guessable rather than random: a placeholder, repetitions, rows of the alphabet or the
 * keyboard, or too few different characters. Random secrets practically never match.
 */
export function isGuessable(secret: string): boolean {
  if (secret === '' || placeholder.test(secret)) return true;
  return countDistinct(secret) * Math.log2(new Set(secret).size) < minBits;
}
