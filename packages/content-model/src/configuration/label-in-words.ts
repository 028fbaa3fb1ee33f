/** Words that are always written in capitals. */
const initialisms = new Set(['id', 'uid', 'url', 'seo']);

const isShout = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

function spell(word: string, index: number): string {
  if (initialisms.has(word.toLowerCase())) return word.toUpperCase();
  if (isShout(word)) return word;
  const lower = word.toLowerCase();
  if (index > 0) return lower;
  const [first = '', ...rest] = lower;
  return first.toUpperCase() + rest.join('');
}

/**
 * Returns the label of a field: the explicit one, otherwise its name in words, `fieldNotes` as "Field notes". A label
 * that equals the name counts as none, because every field has it by default.
 */
export function labelInWords(name: string, label?: string | null): string {
  if (label && label !== name) return label;
  const words = name
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim();
  return words === '' ? name : words.split(' ').map(spell).join(' ');
}

/**
 * Returns the readable name of a type or a category: `blog-article` as "Blog article". Only raw names in lower case,
 * possibly with hyphens, are converted; a developer has written all others.
 */
export function nameInWords(name: string): string {
  return /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(name) ? labelInWords(name) : name;
}
