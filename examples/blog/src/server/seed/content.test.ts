import { readFileSync, statSync } from 'node:fs';
import { attributeTypes, isSharedByLocales, mergeConfiguration } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { buildBlogSchemas, seedFolder } from './blog-schemas.testing.ts';
import { createSeedValidator } from './validate-entry.testing.ts';
import { readSeed } from './load-seed.ts';
import { articleEntry, seedEntries, translationEntries } from './seed-entries.ts';

const { schemas, problems } = buildBlogSchemas();
const seed = readSeed(seedFolder);
const { articles, articleView, authors, categories, tags, pictures } = seed;
const contentType = schemas.contentTypes.get('api::article.article');
if (!contentType) throw new Error('The blog has no articles');
const article = contentType.attributes;

const translations = articles.flatMap((one) => one.translations ?? []);

const duplicates = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the content types of the blog', () => {
  it('are accepted without a problem', () => expect(problems).toStrictEqual([]));

  it('use every attribute type in the article', () => {
    const used = new Set(Object.values(article).map(({ type }) => type));
    expect(attributeTypes.filter((type) => !used.has(type))).toStrictEqual([]);
  });

  it('use plain relations of every kind and a morph relation in the article', () => {
    const kinds = Object.values(article).map(
      (attribute) => attribute.type === 'relation' && attribute.relation,
    );
    expect(kinds).toEqual(
      expect.arrayContaining(['oneToOne', 'oneToMany', 'manyToOne', 'manyToMany', 'morphToMany']),
    );
  });
});

describe('the entries of the seed', () => {
  it('are valid and refer only to earlier entries', () => {
    const { validate } = createSeedValidator(schemas, seed);
    expect([...seedEntries(seed)].flatMap(validate)).toStrictEqual([]);
  });

  it('are enough for lists, search and paging', () => {
    expect(articles.length).toBeGreaterThanOrEqual(64);
    expect(authors.length).toBeGreaterThanOrEqual(8);
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(tags.length).toBeGreaterThanOrEqual(20);
    const drafts = articles.filter(({ status }) => status === 'draft').length / articles.length;
    expect(drafts).toBeGreaterThan(0.25);
    expect(drafts).toBeLessThan(0.4);
  });

  it('repeat no title, slug, code, text, name or address', () => {
    const codes = articles.flatMap(({ code }) => code ?? []);
    const texts = [...articles, ...translations]
      .flatMap(({ body = '' }) => body.split(/\n{2,}/))
      .filter((text) => text.length > 60);
    for (const values of [
      [...articles, ...translations].map(({ title }) => title),
      [...articles, ...translations].map(({ slug }) => slug),
      codes,
      texts,
    ]) {
      expect(duplicates(values)).toStrictEqual([]);
    }
    expect(duplicates(authors.map(({ email }) => email))).toStrictEqual([]);
    expect(duplicates(categories.map(({ name }) => name))).toStrictEqual([]);
    expect(duplicates(tags.map(({ name }) => name))).toStrictEqual([]);
  });

  it('have texts of 80 to 250 words, except one article with only a title', () => {
    const lengths = [...articles, ...translations]
      .filter(({ slug }) => slug !== 'field')
      .map(({ body = '' }) => body.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
  });

  it('include edge cases: long, accented, right to left, with emoji, with the maximum of links', () => {
    const titles = [...articles, ...translations].map(({ title }) => title);
    expect(titles.filter(({ length }) => length > 115)).toHaveLength(1);
    expect(titles.some((title) => /[ñșță]/u.test(title))).toBe(true);
    expect(titles.some((title) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    expect(titles.some((title) => /\p{Extended_Pictographic}/u.test(title))).toBe(true);
    expect(articles.some(({ links = [] }) => links.length === 4)).toBe(true);
    expect(articles.some(({ pageViews = 0 }) => BigInt(pageViews) > Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});

describe('the translations of the seed', () => {
  it('are in German and in Arabic, published and drafts, some articles in both', () => {
    const written = translations.map(({ locale, status }) => `${locale} ${status}`);
    expect(new Set(written)).toEqual(new Set(['de published', 'de draft', 'ar published', 'ar draft']));
    expect(articles.filter((one) => one.translations?.length === 2).length).toBeGreaterThan(2);
    const arabic = translations.filter(({ locale }) => locale === 'ar');
    for (const { title, body = '' } of arabic) expect(`${title} ${body}`).toMatch(/\p{Script=Arabic}{4}/u);
  });

  it('share with their originals every value that all locales share', () => {
    const shared = Object.entries(article).flatMap(([name, attribute]) =>
      isSharedByLocales(attribute) ? [name] : [],
    );
    expect(shared).toEqual(expect.arrayContaining(['cover', 'issueDate', 'code']));
    for (const one of articles) {
      const original = articleEntry(one).values;
      for (const { values, translationOf } of translationEntries(one)) {
        expect(translationOf).toBe(one.slug);
        for (const name of shared) expect(values[name], `${one.slug} ${name}`).toEqual(original[name]);
      }
    }
  });
});

describe('the edit view of the article', () => {
  it('has each field of the article in one group, the cover in the group of the title', () => {
    const { groups, layouts } = mergeConfiguration(articleView, contentType, schemas);
    const names = groups?.items.flatMap(({ fields }) => fields) ?? [];
    const shown = Object.entries(article)
      .filter(([, { type }]) => type !== 'relation')
      .map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(shown));
    expect(duplicates(names)).toEqual([]);
    expect(groups?.items.map(({ fields }) => fields.length > 0)).not.toContain(false);
    expect(groups?.items[0]?.fields.slice(0, 4)).toEqual(['title', 'slug', 'format', 'cover']);
    const full = layouts.edit
      .flat()
      .filter(({ size }) => size === 12)
      .map(({ name }) => name);
    expect(full).toEqual(expect.arrayContaining(['summary', 'body', 'fieldNotes']));
  });
});

describe('the pictures of the seed', () => {
  it.each(pictures.map((picture) => [picture.name, picture] as const))(
    '%s is a small SVG without scripts, styles or references',
    (_, picture) => {
      const svg = readFileSync(picture.file, 'utf8');
      expect(statSync(picture.file).size).toBeLessThan(8192);
      expect(svg).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
      expect(svg).not.toMatch(/<(script|text|image|style|foreignObject)|\son\w+=|\sstyle=|href="(?!#)/);
      expect(picture.alternativeText.length).toBeGreaterThan(15);
    },
  );

  it('are all used', () => {
    const text = JSON.stringify([...seedEntries(seed)]);
    expect(pictures.filter(({ name }) => !text.includes(`"${name}"`))).toStrictEqual([]);
  });
});
