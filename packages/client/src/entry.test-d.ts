import { expectTypeOf, it } from 'vitest';
import {
  createClient,
  type ContentFile,
  type Entry,
  type Filters,
  type Input,
  type ProjectedEntry,
  type ProjectionName,
} from './index.ts';
import type { Article, BlogSchema } from './fixtures/index.ts';

const client = createClient<BlogSchema>({ url: 'https://cms.example.com' });
const articles = client.collection('articles');

it('types entries by the requested fields', async () => {
  const one = await articles.findOne(1, { fields: ['title', 'format'] });
  expectTypeOf(one).toEqualTypeOf<{
    readonly id: number;
    readonly title: string;
    readonly format: 'report' | 'essay' | 'interview' | 'guide' | 'notebook';
  }>();
  const all = await articles.findOne(1);
  expectTypeOf(all.readingMinutes).toEqualTypeOf<number | null>();
  expectTypeOf(all.publishedAt).toEqualTypeOf<string | null>();
  // @ts-expect-error Relations are absent unless they are populated.
  expectTypeOf(all.author).toBeAny();
  // @ts-expect-error Passwords are never returned.
  expectTypeOf(all.previewPassword).toBeAny();
});

it('types populated parts at any depth', async () => {
  const { entries } = await articles.find({
    fields: ['title'],
    populate: {
      author: { fields: ['name'], populate: { portrait: true } },
      tags: true,
      cover: { fields: ['url'] },
      seo: { populate: { shareImage: true } },
      sections: { on: { 'blocks.quote': { populate: ['speaker'] }, 'blocks.text': true } },
    },
  });
  const [article] = entries;
  expectTypeOf(article?.author?.name).toEqualTypeOf<string | undefined>();
  expectTypeOf(article?.author?.portrait).toEqualTypeOf<ContentFile | null | undefined>();
  // @ts-expect-error Only the name was requested.
  expectTypeOf(article?.author?.bio).toBeAny();
  expectTypeOf(article?.tags[0]?.name).toEqualTypeOf<string | undefined>();
  expectTypeOf(article?.cover).toEqualTypeOf<Pick<ContentFile, 'id' | 'url'> | null | undefined>();
  expectTypeOf(article?.seo?.shareImage).toEqualTypeOf<ContentFile | null | undefined>();
  for (const section of article?.sections ?? []) {
    expectTypeOf(section.__component).toEqualTypeOf<'blocks.quote' | 'blocks.text'>();
    if (section.__component === 'blocks.quote') {
      expectTypeOf(section.speaker?.name).toEqualTypeOf<string | undefined>();
    } else expectTypeOf(section.body).toEqualTypeOf<string>();
  }
});

it('types lists of parts, and all parts of one level', async () => {
  const listed = await articles.findOne(1, { populate: ['author', 'gallery'] });
  expectTypeOf(listed.author?.name).toEqualTypeOf<string | undefined>();
  expectTypeOf(listed.gallery).toEqualTypeOf<ContentFile[] | null>();
  // @ts-expect-error It was not requested.
  expectTypeOf(listed.tags).toBeAny();
  const all = await articles.findOne(1, { populate: '*' });
  expectTypeOf(all.links[0]?.label).toEqualTypeOf<string | undefined>();
  expectTypeOf(all.localizations[0]?.locale).toEqualTypeOf<string | undefined>();
  for await (const { id } of articles.all({ fields: ['id'] })) expectTypeOf(id).toEqualTypeOf<number>();
});

it('rejects names that do not exist', () => {
  expectTypeOf<keyof BlogSchema['singles']>().toEqualTypeOf<'homepage'>();
  // @ts-expect-error There is no such content type.
  client.collection('nope');
  // @ts-expect-error It is a single type.
  client.collection('homepage');
  // @ts-expect-error There is no such attribute.
  void articles.find({ fields: ['titel'] });
  // @ts-expect-error There is no such part.
  void articles.find({ populate: ['writer'] });
  // @ts-expect-error There is no such part.
  void articles.find({ populate: { writer: true } });
  // @ts-expect-error There is no such attribute of authors.
  void articles.find({ populate: { author: { fields: ['titel'] } } });
  // @ts-expect-error There is no such part of authors.
  void articles.find({ populate: { author: { populate: { writer: true } } } });
  // @ts-expect-error There is no such parameter.
  void articles.find({ where: {} });
  // @ts-expect-error Cursors have no order.
  articles.all({ sort: 'title' });
});

it('types filters and sort keys by the attributes', () => {
  void articles.find({
    filters: { title: 'Tides', readingMinutes: { $gte: 3 }, author: { name: { $startsWithi: 'a' } } },
    sort: ['author.name:desc', 'title'],
  });
  expectTypeOf<Filters<Article>>().toExtend<{ readonly $or?: readonly Filters<Article>[] }>();
  // @ts-expect-error A number is not compared with a text.
  void articles.find({ filters: { readingMinutes: { $gte: 'three' } } });
  // @ts-expect-error Numbers have no text operators.
  void articles.find({ filters: { readingMinutes: { $contains: '3' } } });
  // @ts-expect-error There is no such value.
  void articles.find({ filters: { format: 'poem' } });
  // @ts-expect-error Zones have no filters.
  void articles.find({ filters: { sections: {} } });
  // @ts-expect-error There is no such attribute of authors.
  void articles.find({ filters: { author: { title: 'x' } } });
  // @ts-expect-error There is no such attribute.
  void articles.find({ sort: 'titel:asc' });
  // @ts-expect-error A list of tags has no order among articles.
  void articles.find({ sort: 'tags.name' });
});

it('types the values of writes', () => {
  expectTypeOf<Input<Article>['cover']>().toEqualTypeOf<number | null | undefined>();
  void articles.create({
    title: 'Tides',
    author: 1,
    tags: { connect: [1, { id: 2, position: { start: true } }] },
  });
  void articles.update(1, {
    previewPassword: 'correct horse',
    seo: { metaTitle: 'Tides' },
    sections: [{ __component: 'blocks.text', body: 'Water' }],
    publishedAt: null,
  });
  // @ts-expect-error The id is not written.
  void articles.create({ id: 1 });
  // @ts-expect-error There is no such component.
  void articles.create({ sections: [{ __component: 'blocks.nope' }] });
});

it('names the type of an entry for components', () => {
  type Teaser = Entry<Article, 'title' | 'slug', { author: { fields: ['name'] } }>;
  expectTypeOf<Teaser['title']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<Teaser['author']>['name']>().toEqualTypeOf<string>();
});

it('types entries by the projections that a content type declares', async () => {
  const { entries } = await articles.find({ projection: 'page', sort: 'title' });
  const [article] = entries;
  expectTypeOf(article?.title).toEqualTypeOf<string | undefined>();
  expectTypeOf(article?.author?.name).toEqualTypeOf<string | undefined>();
  expectTypeOf(article?.author?.portrait?.url).toEqualTypeOf<string | undefined>();
  expectTypeOf(article?.cover).toEqualTypeOf<ContentFile | null | undefined>();
  expectTypeOf(article?.tags[0]).toEqualTypeOf<
    { readonly id: number; readonly name: string; readonly slug: string } | undefined
  >();
  for (const section of article?.sections ?? []) {
    if (section.__component === 'blocks.quote') {
      expectTypeOf(section.speaker?.name).toEqualTypeOf<string | undefined>();
    }
  }
  // @ts-expect-error The projection does not contain it.
  expectTypeOf(article?.readingMinutes).toBeAny();
  // @ts-expect-error The projection does not contain it.
  expectTypeOf(article?.gallery).toBeAny();
  const one = await articles.findOne(1, { projection: 'page', locale: 'de', status: 'draft' });
  expectTypeOf(one).toEqualTypeOf<ProjectedEntry<Article, 'page'>>();
  for await (const { slug } of articles.all({ projection: 'page', filters: { featured: true } })) {
    expectTypeOf(slug).toEqualTypeOf<string>();
  }
});

it('rejects projections that a content type does not declare', () => {
  expectTypeOf<ProjectionName<Article>>().toEqualTypeOf<'page'>();
  // @ts-expect-error There is no such projection.
  void articles.find({ projection: 'pages' });
  // @ts-expect-error A projection replaces fields and parts.
  void articles.find({ projection: 'page', fields: ['title'] });
  // @ts-expect-error Authors declare none.
  void client.collection('authors').find({ projection: 'page' });
  // @ts-expect-error The homepage declares none.
  void client.single('homepage').find({ projection: 'page' });
});
