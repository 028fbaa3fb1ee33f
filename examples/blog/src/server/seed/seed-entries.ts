import type { Seed, SeedArticle, SeedStatus } from './seed-types.ts';

/** The uid for references to pictures. */
export const pictureUid = 'plugin::upload.file';

const articleUid = 'api::article.article';

/** An entry of any content type, ready to have its references resolved and to be stored. */
export interface SeedEntry {
  readonly uid: string;
  /** The key that other entries refer to; null for a single type. */
  readonly key: string | null;
  readonly status: SeedStatus;
  /** The default locale when absent. */
  readonly locale?: string;
  /** The key of the entry that this one translates. */
  readonly translationOf?: string;
  /** Values by attribute; relations and media hold keys. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns all entries, each after those that it refers to. Pictures are stored before them. */
export function* seedEntries(seed: Seed): Iterable<SeedEntry> {
  for (const category of seed.categories) yield toEntry('api::category.category', category.slug, category);
  for (const tag of seed.tags) yield toEntry('api::tag.tag', tag.slug, { status: 'published', ...tag });
  for (const author of seed.authors) yield toEntry('api::author.author', author.slug, author);
  for (const article of seed.articles) yield articleEntry(article);
  // After all originals, so that their ids do not depend on the number of translations.
  for (const article of seed.articles) yield* translationEntries(article);
  yield toEntry('api::homepage.homepage', null, seed.homepage);
}

/** The entry of one article, from the seed folder or generated. */
export function articleEntry(article: SeedArticle): SeedEntry {
  const { translations: _, ...own } = article;
  return toEntry(articleUid, article.slug, own);
}

/**
 * The attributes that a translation does not copy from its original: texts, links to articles in another locale, and
 * the portrait, of which an author has only one.
 */
const ownOfTranslation = new Set([
  'body',
  'fieldNotes',
  'followUpOf',
  'furtherReading',
  'links',
  'portraitOf',
  'sections',
  'seo',
  'summary',
  'translations',
]);

/** The entries of an article's translations: the texts of the translator, and the values that all locales share. */
export function translationEntries(article: SeedArticle): readonly SeedEntry[] {
  const taken = Object.entries(article).filter(([name]) => !ownOfTranslation.has(name));
  return (article.translations ?? []).map(({ locale, ...texts }) => ({
    ...toEntry(articleUid, texts.slug, { ...Object.fromEntries(taken), ...texts }),
    locale,
    translationOf: article.slug,
  }));
}

function toEntry(uid: string, key: string | null, record: { readonly status: SeedStatus }): SeedEntry {
  const { status, ...values } = record;
  return { uid, key, status, values };
}
