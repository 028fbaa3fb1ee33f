/** Words that are written in capitals wherever they stand. */
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
 * What a field is called: its label where somebody gave it one, otherwise its name in words, `fieldNotes` as "Field
 * notes". A label that repeats the name counts as none: that is what every field begins with on the wire.
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
 * Returns a name of a type or a category for people: `blog-article` as "Blog article". Only a raw name is changed, a
 * lower-case word or several with hyphens; anything else was written for people.
 */
export function nameInWords(name: string): string {
  return /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(name) ? labelInWords(name) : name;
}
