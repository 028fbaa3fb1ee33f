import type { Filters, Page } from '@admin/client';
import type { LocaleCode } from '../locales.ts';
import { readerOf, type Reader } from './client.ts';
import type { Article } from './content-schema.ts';
import { recordRead } from './page-reads.ts';

const uid = 'api::article.article';

/** The number of articles on a page of a list. */
const pageSize = 12;

/** Newest first; the id orders articles of one day. */
const newestFirst = ['issueDate:desc', 'id:desc'] as const;

const cardFields = ['title', 'slug', 'summary', 'issueDate', 'readingMinutes'] as const;

const link = { fields: ['label', 'url', 'opensNewTab'] } as const;
const person = { fields: ['name', 'slug'] } as const;

async function find(
  { client, status, options }: Reader,
  locale: LocaleCode,
  filters: Filters<Article>,
  pagination: { readonly page: number; readonly pageSize: number },
) {
  return client.collection('articles').find(
    {
      fields: cardFields,
      populate: { cover: true, author: person },
      filters,
      locale,
      status,
      sort: newestFirst,
      pagination,
    },
    options,
  );
}

function recordPeople(people: readonly ({ readonly id: number } | null)[]): void {
  for (const one of people) if (one !== null) recordRead('api::author.author', one.id);
}

/** Records the authors whose names sections show. */
export function recordSections(sections: readonly Section[]): void {
  recordPeople(
    sections.map((section) =>
      section.__component === 'blocks.quote'
        ? section.speaker
        : section.__component === 'place.visit'
          ? section.host
          : null,
    ),
  );
}

/** An article in a list. */
export type ArticleCard = Awaited<ReturnType<typeof find>>['entries'][number];

/** Returns a page of published articles, newest first. */
export async function listArticles(
  locale: LocaleCode,
  {
    filters = {},
    page = 1,
    size = pageSize,
  }: { filters?: Filters<Article>; page?: number; size?: number } = {},
): Promise<Page<ArticleCard>> {
  recordRead(uid, null);
  const found = await find(readerOf(undefined), locale, filters, { page, pageSize: size });
  recordPeople(found.entries.map(({ author }) => author));
  return found;
}

async function readArticle({ client, status, options }: Reader, locale: LocaleCode, slug: string) {
  const { entries } = await client.collection('articles').find(
    {
      fields: ['title', 'slug', 'summary', 'body', 'fieldNotes', 'issueDate', 'readingMinutes'],
      populate: {
        author: person,
        category: person,
        tags: { ...person, sort: 'name' },
        cover: true,
        gallery: true,
        links: link,
        furtherReading: { fields: ['title', 'slug'], filters: { publishedAt: { $notNull: true } } },
        localizations: { fields: ['slug', 'locale', 'publishedAt'] },
        seo: { fields: ['metaTitle', 'metaDescription', 'noIndex'], populate: { shareImage: true } },
        sections: {
          on: {
            'blocks.hero': { populate: { picture: true, actions: link } },
            'blocks.text': true,
            'blocks.quote': { populate: { speaker: person } },
            'blocks.gallery': { populate: { pictures: true } },
            'place.visit': { populate: { hours: true, host: person } },
          },
        },
      },
      filters: { slug },
      locale,
      status,
      pagination: { pageSize: 1 },
    },
    options,
  );
  return entries[0];
}

/** An article with all that its page shows. */
export type FullArticle = NonNullable<Awaited<ReturnType<typeof readArticle>>>;

/** The sections of articles and of the home page. */
export type Section = FullArticle['sections'][number];

/**
 * Returns the article of a page; undefined if no such article is published.
 * @param previewToken shows the draft for which the panel issued the token
 */
export async function findArticle(
  locale: LocaleCode,
  slug: string,
  previewToken?: string,
): Promise<FullArticle | undefined> {
  const article = await readArticle(readerOf(previewToken), locale, slug);
  if (article === undefined) return undefined;
  for (const one of [article, ...article.localizations, ...article.furtherReading]) recordRead(uid, one.id);
  for (const tag of article.tags) recordRead('api::tag.tag', tag.id);
  if (article.category) recordRead('api::category.category', article.category.id);
  recordPeople([article.author]);
  recordSections(article.sections);
  return article;
}
