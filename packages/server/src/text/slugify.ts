import sluggish from '@sindresorhus/slugify';
import transliterate from '@sindresorhus/transliterate';
import anyAscii from 'any-ascii';

/** A slug longer than this makes an address that nobody reads. */
const longestSlug = 200;

/**
 * The address form of a text in any script: lower-case ASCII letters and digits in groups joined by hyphens, at most
 * 200 characters. `A full article` gives `a-full-article`, `Größe & Maß` gives `groesse-and-mass`, `日本` gives `riben`.
 * @param options.fallback used when nothing of the text is left, for instance of punctuation alone
 */
export function slugify(text: string, { fallback }: { readonly fallback: string }): string {
  // The first table spells letters the way their languages do (ü as ue), the second knows all scripts.
  const ascii = anyAscii(transliterate(text.slice(0, longestSlug * 4)));
  const slug = sluggish(ascii, { decamelize: false }).slice(0, longestSlug).replace(/-$/, '');
  return slug === '' ? fallback : slug;
}
