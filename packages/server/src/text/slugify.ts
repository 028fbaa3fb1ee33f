/** The maximum length of a slug, for readable URLs. */
const maxSlugLength = 200;

/** Loaded for the first slug, because the server needs no tables to start. */
async function loadSpelling() {
  const [slug, transliteration, ascii] = await Promise.all([
    import('@sindresorhus/slugify'),
    import('@sindresorhus/transliterate'),
    import('any-ascii'),
  ]);
  return { joinWords: slug.default, transliterate: transliteration.default, anyAscii: ascii.default };
}

/**
 * Returns a slug of a text in any script: lower-case ASCII letters and digits in groups joined by hyphens, at most 200
 * characters. `A full article` becomes `a-full-article`, `Größe & Maß` becomes `groesse-and-mass`, `日本` becomes
 * `riben`.
 * @param options.fallback used if nothing of the text remains, for instance of punctuation alone
 */
export async function slugify(text: string, { fallback }: { readonly fallback: string }): Promise<string> {
  const { joinWords, transliterate, anyAscii } = await loadSpelling();
  // The first table transliterates by language (ü as ue), the second covers all scripts.
  const ascii = anyAscii(transliterate(text.slice(0, maxSlugLength * 4)));
  const slug = joinWords(ascii, { decamelize: false }).slice(0, maxSlugLength).replace(/-$/, '');
  return slug === '' ? fallback : slug;
}
