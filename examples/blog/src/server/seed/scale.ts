import { composeTitle, type Headline } from './compose-title.ts';
import { germanComposer } from './compose-german.ts';
import { createRandom, type Random } from './random.ts';
import type { Seed, SeedArticle, SeedLink, SeedSection, SeedSeo } from './seed-types.ts';

/** Codes below this number belong to the articles of the seed folder. */
const firstCode = 100_001;
/** A code has at most eight digits. */
const maxArticles = 99_999_999 - firstCode + 1;

/** The share of articles with a German version: one in this number. */
const articlesPerTranslation = 20;

const firstDay = Date.UTC(2000, 0, 1);
const days = 9800;
const dayLength = 86_400_000;

const formats = ['report', 'essay', 'interview', 'guide', 'notebook'] as const;

/**
 * Yields variations of the articles of a seed, one at a time, so that any number fits into memory. The same arguments
 * give the same articles, and a larger count only adds to them. They refer to the entries of `base`, which has to
 * be stored first, and never to one another; their slugs and codes are unique among themselves and beside `base`.
 * @param count how many, up to 99,899,999
 * @param seedNumber any whole number: another one gives other articles with the same suffixes of slugs and codes
 * @throws {RangeError} when `count` is not a whole number in that range, or `base` has no texts to vary
 */
export function* generateArticles(count: number, seedNumber: number, base: Seed): Iterable<SeedArticle> {
  if (!Number.isInteger(count) || count < 0 || count > maxArticles) {
    throw new RangeError(
      `The number of articles must be a whole number from 0 to ${maxArticles}, not ${count}`,
    );
  }
  const random = createRandom(seedNumber);
  const source = readSource(base);
  const translate = germanComposer(base, seedNumber);
  for (let index = 0; index < count; index += 1) {
    const { headline, article } = composeArticle(index, random, source);
    const isTranslated = index % articlesPerTranslation === 0;
    yield isTranslated ? { ...article, translations: translate(headline, article) } : article;
  }
}

interface Source {
  readonly paragraphs: readonly string[];
  readonly sentences: readonly string[];
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly articles: readonly string[];
  readonly pictures: readonly string[];
}

function readSource(base: Seed): Source {
  const published = base.articles.filter(isVariable);
  return {
    paragraphs: published
      .flatMap(({ body = '' }) => body.split(/\n{2,}/))
      .filter(({ length }) => length > 60),
    sentences: published
      .flatMap(({ summary = '' }) => summary.split(/(?<=[.?])\s/))
      .filter(({ length }) => length < 140),
    authors: base.authors.filter(({ status }) => status === 'published').map(({ slug }) => slug),
    categories: base.categories.filter(({ status }) => status === 'published').map(({ slug }) => slug),
    tags: base.tags.map(({ slug }) => slug),
    articles: published.map(({ slug }) => slug),
    pictures: base.pictures.filter(({ width, height }) => width > height).map(({ name }) => name),
  };
}

/** Sentences of different scripts do not mix well. */
function isVariable({ status, body = '' }: SeedArticle): boolean {
  return status === 'published' && body !== '' && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(body);
}

interface Composition {
  readonly headline: Headline;
  readonly article: SeedArticle;
}

function composeArticle(index: number, random: Random, source: Source): Composition {
  const headline = composeTitle(random);
  const cover = random.pick(source.pictures);
  const [author = '', factChecker = '', contributor = ''] = random.sample(source.authors, 3);
  const issueDay = firstDay + random.between(0, days) * dayLength;
  const isPublished = random.happens(0.7);
  const summary = `${random.pick(source.sentences)} ${random.pick(source.sentences)}`;
  const article: SeedArticle = {
    status: isPublished ? 'published' : 'draft',
    title: headline.title,
    slug: `${slugOf(headline.title)}-${index + 1}`,
    code: `ATR-${firstCode + index}`,
    format: random.pick(formats),
    summary,
    body: composeBody(headline, random, source),
    author,
    ...(random.happens(0.3) ? { contributors: [contributor] } : {}),
    ...(random.happens(0.5) ? { factChecker, factChecked: isPublished } : {}),
    category: random.pick(source.categories),
    tags: random.sample(source.tags, random.between(1, 3)),
    ...(random.happens(0.25) ? { furtherReading: random.sample(source.articles, random.between(1, 2)) } : {}),
    cover,
    issueDate: new Date(issueDay).toISOString().slice(0, 10),
    ...(random.happens(0.2) ? composeVisit(issueDay, random) : {}),
    readingMinutes: random.between(2, 24),
    ...(isPublished ? { readerRating: random.between(20, 50) / 10, pageViews: composeViews(random) } : {}),
    ...(random.happens(0.4) ? { printPrice: random.between(36, 480) / 4 } : {}),
    featured: random.happens(0.02),
    editorEmail: `${random.pick(['buildings', 'gardens', 'light', 'craft'])}@atrium.example`,
    seo: composeSeo(headline, summary, cover),
    links: Array.from({ length: random.between(0, 2) }, () => composeLink(headline, random)),
    sections: random.happens(0.5) ? composeSections(headline, random, source) : [],
  };
  return { headline, article };
}

function composeBody({ title, thing, town }: Headline, random: Random, { paragraphs }: Source): string {
  const [first = '', second = '', third = ''] = random.sample(paragraphs, 3);
  const opening = `In ${town} people give directions by the ${thing}, and newcomers are taken to see it first.`;
  return [opening, first, `## ${title}`, second, third].join('\n\n');
}

function composeVisit(issueDay: number, random: Random): Pick<SeedArticle, 'visitAt' | 'opensAt'> {
  const hour = random.between(8, 18);
  const visit = issueDay + random.between(7, 60) * dayLength + hour * 3_600_000;
  return { visitAt: new Date(visit).toISOString(), opensAt: `${String(hour).padStart(2, '0')}:00:00.000` };
}

/** Few articles are read a lot: the exponent makes each further digit rarer. */
function composeViews(random: Random): string {
  return String(Math.floor(10 ** (1.5 + 4 * random.next() ** 2)));
}

function composeSeo({ title, town }: Headline, summary: string, cover: string): SeedSeo {
  return {
    metaTitle: title.length <= 60 ? title : `A visit to ${town}`,
    metaDescription: summary.slice(0, 160),
    noIndex: false,
    shareImage: cover,
  };
}

function composeLink({ town }: Headline, random: Random): SeedLink {
  return random.happens(0.5)
    ? {
        label: `Map of ${town}`,
        url: `/maps/${slugOf(town)}`,
        opensNewTab: false,
        icon: { symbol: 'map', label: 'Map' },
      }
    : { label: `Visit ${town}`, url: `https://atrium.example/visits/${slugOf(town)}`, opensNewTab: true };
}

function composeSections({ title, town }: Headline, random: Random, source: Source): readonly SeedSection[] {
  const [picture = '', ...others] = random.sample(source.pictures, 3);
  return [
    {
      __component: 'blocks.hero',
      kicker: town,
      heading: title,
      picture,
      tone: random.pick(['paper', 'dusk', 'garden']),
    },
    {
      __component: 'blocks.quote',
      text: random.pick(source.sentences),
      speaker: random.pick(source.authors),
    },
    ...(random.happens(0.4) ? [{ __component: 'blocks.gallery', layout: 'grid', pictures: others }] : []),
  ];
}

function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
