import { describe, expect, it } from 'vitest';
import { buildBlogSchemas, seedFolder } from './blog-schemas.testing.ts';
import { createSeedValidator } from './validate-entry.testing.ts';
import { readSeed } from './load-seed.ts';
import { generateArticles } from './scale.ts';
import { articleEntry, seedEntries, translationEntries } from './seed-entries.ts';

const seed = readSeed(seedFolder);
const generate = (count: number, seedNumber = 1) => [...generateArticles(count, seedNumber, seed)];

describe('generated articles', () => {
  it('are the same for the same arguments, and others for another seed number', () => {
    expect(generate(20)).toStrictEqual(generate(20));
    expect(generate(20, 2).map(({ title }) => title)).not.toEqual(generate(20).map(({ title }) => title));
  });

  it('do not change if the count increases', () => {
    expect(generate(50).slice(0, 20)).toStrictEqual(generate(20));
  });

  it('are generated one at a time', () => {
    const [first] = generate(1);
    for (const article of generateArticles(99_000_000, 1, seed)) {
      expect(article).toStrictEqual(first);
      break;
    }
  });

  it('are valid and refer only to entries of the seed', () => {
    const { schemas } = buildBlogSchemas();
    const { validate } = createSeedValidator(schemas, seed);
    for (const entry of seedEntries(seed)) validate(entry);
    const strangers = generate(500).flatMap((one) => [articleEntry(one), ...translationEntries(one)]);
    expect(strangers).toHaveLength(525);
    expect(strangers.flatMap((entry) => validate({ ...entry, key: null }))).toStrictEqual([]);
  });

  it('have unique slugs and codes, also compared with the seed', () => {
    const articles = [...seed.articles, ...generate(3000)];
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
    expect(new Set(articles.map(({ code }) => code)).size).toBe(articles.length);
  });

  it('vary enough for sorting, searching and filtering', () => {
    const articles = generate(3000);
    expect(new Set(articles.map(({ title }) => title)).size).toBeGreaterThan(2900);
    expect(new Set(articles.map(({ title }) => title.charAt(0))).size).toBeGreaterThan(18);
    expect(new Set(articles.map(({ issueDate }) => issueDate)).size).toBeGreaterThan(2000);
    expect(articles.filter(({ title }) => title.includes('lighthouse')).length).toBeGreaterThan(10);
    expect(new Set(articles.map(({ author }) => author)).size).toBe(9);
    const drafts = articles.filter(({ status }) => status === 'draft').length;
    expect(drafts / articles.length).toBeCloseTo(0.3, 1);
  });

  it.each([-1, 1.5, Number.NaN, 100_000_000])('are rejected for a count of %s', (count) => {
    expect(() => generate(count)).toThrow(RangeError);
  });
});
