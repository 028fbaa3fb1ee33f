/** Changes if {@link wordPrefixes} finds other prefixes in the same text. */
export const wordPrefixesVersion = 1;

/** Letters and digits of scripts that separate words by spaces; in others one letter may be a word. */
const letter = String.raw`(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan})[\p{L}\p{N}]`;

const word = new RegExp(`(?:${letter})+`, 'gu');
const term = new RegExp(`^(?:${letter}){1,2}$`, 'u');

/** Returns a text without case and accents, in one form for both databases. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}+/gu, '');
  return plain.normalize('NFC').toLowerCase();
}

/**
 * Returns the first letter and the first two letters of each word, each once, without case and accents: ` a ap p pi ` for
 * “Apple pie”. A search for one or two letters looks them up. Each is between spaces, so that one can be found by
 * `instr`.
 */
export function wordPrefixes(text: string): string {
  const beginnings = new Set<string>();
  for (const [found] of folded(text).matchAll(word)) {
    const [first = '', second] = found;
    beginnings.add(first);
    if (second !== undefined) beginnings.add(first + second);
  }
  return beginnings.size === 0 ? '' : ` ${[...beginnings].join(' ')} `;
}

/** Returns a term of one or two letters or digits in the form of {@link wordPrefixes}; null for any other. */
export function shortTerm(text: string): string | null {
  if (text.length > 12) return null;
  const plain = folded(text);
  return term.test(plain) ? plain : null;
}
