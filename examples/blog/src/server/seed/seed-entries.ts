import type { Seed, SeedArticle, SeedStatus } from './seed-types.ts';

/** Uid under which references to pictures are looked up. */
export const pictureUid = 'plugin::upload.file';

const articleUid = 'api::article.article';

/** An entry of any content type, ready to have its references resolved and to be stored. */
export interface SeedEntry {
  readonly uid: string;
  /** By what others refer to it; null for a single type, which nothing refers to. */
  readonly key: string | null;
  readonly status: SeedStatus;
  /** The default locale when absent. */
  readonly locale?: string;
  /** The key of the entry that this one translates. */
  readonly translationOf?: string;
  /** Values by attribute; relations and media hold keys. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** All entries in an order in which each one only refers to those before it. Pictures come before all of them. */
export function* seedEntries(seed: Seed): Iterable<SeedEntry> {
  for (const category of seed.categories) yield toEntry('api::category.category', category.slug, category);
  for (const tag of seed.tags) yield toEntry('api::tag.tag', tag.slug, { status: 'published', ...tag });
  for (const author of seed.authors) yield toEntry('api::author.author', author.slug, author);
  for (const article of seed.articles) yield articleEntry(article);
  // After all originals, so that the ids of those do not depend on how many are translated.
  for (const article of seed.articles) yield* translationEntries(article);
  yield toEntry('api::homepage.homepage', null, seed.homepage);
}

/** The entry of one article, from the seed folder or generated. */
export function articleEntry(article: SeedArticle): SeedEntry {
  const { translations: _, ...own } = article;
  return toEntry(articleUid, article.slug, own);
}

/**
 * What a translation does not take over from its original: the texts, links to articles in another language, and the
 * portrait, which an author has only one of.
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
