/** A slug longer than this makes an address that nobody reads. */
const longestSlug = 200;

/** Loaded for the first slug: a server that starts has nothing to spell. */
async function loadSpelling() {
  const [slug, transliteration, ascii] = await Promise.all([
    import('@sindresorhus/slugify'),
    import('@sindresorhus/transliterate'),
    import('any-ascii'),
  ]);
  return { joinWords: slug.default, transliterate: transliteration.default, anyAscii: ascii.default };
}

/**
 * The address form of a text in any script: lower-case ASCII letters and digits in groups joined by hyphens, at most
 * 200 characters. `A full article` gives `a-full-article`, `Größe & Maß` gives `groesse-and-mass`, `日本` gives `riben`.
 * @param options.fallback used when nothing of the text is left, for instance of punctuation alone
 */
export async function slugify(text: string, { fallback }: { readonly fallback: string }): Promise<string> {
  const { joinWords, transliterate, anyAscii } = await loadSpelling();
  // The first table spells letters the way their languages do (ü as ue), the second knows all scripts.
  const ascii = anyAscii(transliterate(text.slice(0, longestSlug * 4)));
  const slug = joinWords(ascii, { decamelize: false }).slice(0, longestSlug).replace(/-$/, '');
  return slug === '' ? fallback : slug;
}
