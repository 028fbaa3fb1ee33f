import type { Seed, SeedArticle, SeedStatus } from './seed-types.ts';

/** Uid under which references to pictures are looked up. */
export const pictureUid = 'plugin::upload.file';

/** An entry of any content type, ready to have its references resolved and to be stored. */
export interface SeedEntry {
  readonly uid: string;
  /** By what others refer to it; null for a single type, which nothing refers to. */
  readonly key: string | null;
  readonly status: SeedStatus;
  /** Values by attribute; relations and media hold keys. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** All entries in an order in which each one only refers to those before it. Pictures come before all of them. */
export function* seedEntries(seed: Seed): Iterable<SeedEntry> {
  for (const category of seed.categories) yield toEntry('api::category.category', category.slug, category);
  for (const tag of seed.tags) yield toEntry('api::tag.tag', tag.slug, { status: 'published', ...tag });
  for (const author of seed.authors) yield toEntry('api::author.author', author.slug, author);
  for (const article of seed.articles) yield articleEntry(article);
  yield toEntry('api::homepage.homepage', null, seed.homepage);
}

/** The entry of one article, from the seed folder or generated. */
export function articleEntry(article: SeedArticle): SeedEntry {
  return toEntry('api::article.article', article.slug, article);
}

function toEntry(uid: string, key: string | null, record: { readonly status: SeedStatus }): SeedEntry {
  const { status, ...values } = record;
  return { uid, key, status, values };
}
