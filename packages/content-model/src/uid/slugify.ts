/** Letters that do not decompose into a base letter and an accent. */
const letters: ReadonlyMap<string, string> = new Map(
  [
    'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i ŋ:ng ə:e',
    'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya є:ye і:i ґ:g',
    'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:h ψ:ps ω:o',
  ].flatMap((alphabet) => alphabet.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const)),
);

/** A slug longer than this makes an address that nobody reads. */
const longestSlug = 200;

/**
 * The address form of a text: lower-case ASCII letters and digits in groups joined by hyphens.
 * `A full article` gives `a-full-article`, `Größe & Maß` gives `grosse-and-mass`.
 * @param options.fallback used when nothing of the text is left, for instance for scripts without a transliteration
 */
export function slugify(text: string, { fallback }: { readonly fallback: string }): string {
  const slug = text
    .slice(0, longestSlug * 4)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/\P{ASCII}/gu, (letter) => letters.get(letter) ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
  return slug === '' ? fallback : slug;
}

/**
 * The slug itself when it is free, else the first of `slug-1`, `slug-2` … that is.
 * @param isTaken asked for one candidate after the other
 */
export function firstFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  let number = 1;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Whether a text is fit to be a uid once spaces around it are gone: letters, digits, hyphen, `_`, `.` and `~`. */
export function isUidText(text: string): boolean {
  return /^[A-Za-z0-9\-_.~]+$/.test(text.trim());
}
