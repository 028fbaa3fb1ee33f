type Compare = Intl.Collator['compare'];

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
/** Letters that are part of contractions in Croatian, Maltese, Uzbek and Breton, besides those above. */
const following = [...letters, 'ž', 'ħ', 'ʻ', 'ʼ', '‘', '’'];

/** The Japanese prolonged sound mark sorts like the vowel before it. */
const lengthened = Array.from({ length: 0x31_00 - 0x30_41 }, (_, index) =>
  String.fromCodePoint(0x30_41 + index),
)
  .filter((kana) => /\p{L}/u.test(kana))
  .map((kana) => `${kana}ー`);

/**
 * Finds the contractions of a language, letters that sort as one (Czech ch after h, Hungarian dzs, Danish aa as å). A
 * collator does not list them; a pair is one if it sorts outside of everything that starts with its first letter.
 * @param highest sorts after everything
 */
export function contractionsOf(compare: Compare, highest: string): readonly string[] {
  const isOutside = (text: string, first: string): boolean =>
    compare(text, first + highest) > 0 || compare(text, first) < 0;
  const pairs = letters.flatMap((first) =>
    following.filter((second) => isOutside(first + second, first)).map((second) => first + second),
  );
  const known = new Set(pairs);
  const triples = pairs.flatMap((pair) => [
    ...following.map((letter) => pair + letter).filter((triple) => isOutside(triple, pair)),
    ...letters
      .map((letter) => letter + pair)
      .filter((triple) => !known.has(triple.slice(0, 2)) && isOutside(triple, triple.slice(0, 1))),
  ]);
  // A collator reads å as a with a ring, so that an a before it makes the pair.
  const accented = pairs.flatMap((pair) =>
    accentsOf(pair.slice(1)).map((letter) => pair.slice(0, 1) + letter),
  );
  const latin = [...new Set([...pairs, ...triples, ...accented])].flatMap((lower) => {
    const length = lower.length === 3 && known.has(lower.slice(0, 2)) ? 2 : 1;
    return casesOf(lower).filter((text) => isOutside(text, text.slice(0, length)));
  });
  return [...latin, ...lengthened];
}

const accents = Array.from({ length: 0x01_80 - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index));

function accentsOf(letter: string): readonly string[] {
  return accents.filter((one) => one.normalize('NFD').startsWith(letter));
}

function casesOf(lower: string): readonly string[] {
  return Array.from(lower).reduce<readonly string[]>(
    (texts, letter) =>
      texts.flatMap((text) => [...new Set([letter, letter.toUpperCase()])].map((one) => text + one)),
    [''],
  );
}
