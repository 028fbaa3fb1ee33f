/** Characters in the order in which hands go over a keyboard. */
const keyboard = '1234567890qwertyuiopasdfghjklzxcvbnm';

/** Bits below which a secret was not drawn; 32 random hexadecimal digits come to about 120. */
const minBits = 88;

/** What stands in documentation and examples to be replaced. */
const placeholder = /change.?me|to.?be.?(?:modified|changed|replaced)|example|secret|password/i;

/** Whether a character goes on as the two before it: the same again, or one further along the row. */
function continuesRow(positions: readonly number[], index: number): boolean {
  const [first = -1, second = -1, third = -1] = positions.slice(index - 2, index + 1);
  const step = third - second;
  return first >= 0 && second >= 0 && third >= 0 && Math.abs(step) <= 1 && second - first === step;
}

/** How many characters tell something new: neither part of a row, nor of four characters that were there before. */
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
 * Whether a secret was typed in or copied rather than drawn at random: a placeholder, repetitions, rows of the
 * alphabet or of the keyboard, or hardly any variety. Of random ones this holds for practically none.
 */
export function isGuessable(secret: string): boolean {
  if (secret === '' || placeholder.test(secret)) return true;
  return countDistinct(secret) * Math.log2(new Set(secret).size) < minBits;
}
