import type { ContentFile, Filters } from '@admin/client';
import type { LocaleCode } from '../locales.ts';
import { listArticles } from './articles.ts';
import { readerOf } from './client.ts';
import type { Article } from './content-schema.ts';
import { recordRead } from './page-reads.ts';

/** An author, a category or a tag, whose page lists articles. */
export interface Topic {
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly picture: ContentFile | null;
  /** Which articles its page lists. */
  readonly articles: Filters<Article>;
}

async function findAuthor(slug: string): Promise<Topic | undefined> {
  const { entries } = await readerOf(undefined)
    .client.collection('authors')
    .find({
      fields: ['name', 'slug', 'bio'],
      populate: { portrait: true },
      filters: { slug },
      pagination: { pageSize: 1 },
    });
  const [author] = entries;
  if (author === undefined) return undefined;
  recordRead('api::author.author', author.id);
  const { name, bio, portrait } = author;
  return { name, slug, description: bio, picture: portrait, articles: { author: { slug } } };
}

async function findCategory(slug: string): Promise<Topic | undefined> {
  const { entries } = await readerOf(undefined)
    .client.collection('categories')
    .find({
      fields: ['name', 'slug', 'description'],
      populate: { picture: true },
      filters: { slug },
      pagination: { pageSize: 1 },
    });
  const [category] = entries;
  if (category === undefined) return undefined;
  recordRead('api::category.category', category.id);
  const { name, description, picture } = category;
  return { name, slug, description, picture, articles: { category: { slug } } };
}

async function findTag(slug: string): Promise<Topic | undefined> {
  const { entries } = await readerOf(undefined)
    .client.collection('tags')
    .find({ fields: ['name', 'slug', 'note'], filters: { slug }, pagination: { pageSize: 1 } });
  const [tag] = entries;
  if (tag === undefined) return undefined;
  recordRead('api::tag.tag', tag.id);
  return { name: tag.name, slug, description: tag.note, picture: null, articles: { tags: { slug } } };
}

const finders = { authors: findAuthor, categories: findCategory, tags: findTag } as const;

export type TopicCollection = keyof typeof finders;

/** Returns the name of a collection of topics in a path; undefined for any other text. */
export function topicCollectionOf(name: string | undefined): TopicCollection | undefined {
  return (Object.keys(finders) as TopicCollection[]).find((one) => one === name);
}

/** Returns a published author or category, or a tag; undefined if it does not exist. */
export async function findTopic(collection: TopicCollection, slug: string): Promise<Topic | undefined> {
  return finders[collection](slug);
}

/** Returns those of the languages in which articles of a topic exist. */
export async function localesWith<Code extends LocaleCode>(
  { articles }: Topic,
  codes: readonly Code[],
): Promise<readonly Code[]> {
  const pages = await Promise.all(codes.map((code) => listArticles(code, { filters: articles, size: 1 })));
  return codes.filter((_, index) => (pages[index]?.entries.length ?? 0) > 0);
}
