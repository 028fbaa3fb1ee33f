import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedFolder } from './blog-schemas.testing.ts';
import { readSeed } from './load-seed.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
  cpSync(seedFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('reading the seed folder', () => {
  it('reads the articles in the order of their file names, each with its body', () => {
    const { articles } = readSeed(folder);
    expect(articles[0]).toMatchObject({ slug: 'the-hour-the-wall-turns-gold', code: 'ATR-000001' });
    expect(articles[0]?.body).toMatch(/^At ten past four in March .*the wall is a wall\.$/s);
    expect(articles[1]?.slug).toBe('a-staircase-that-listens');
  });

  it('omits the body without a Markdown file', () => {
    const article = readSeed(folder).articles.find(({ slug }) => slug === 'field');
    expect(article).toStrictEqual({ status: 'draft', title: 'Field', slug: 'field', format: 'report' });
  });

  it('returns pictures with the full path of their file', () => {
    expect(readSeed(folder).pictures[0]?.file).toBe(join(folder, 'pictures', 'courtyard-noon.svg'));
  });

  it('names the file that is not JSON', () => {
    writeFileSync(join(folder, 'tags.json'), '[');
    expect(() => readSeed(folder)).toThrow(`${join(folder, 'tags.json')}: is not valid JSON`);
  });

  it('names the item without a key', () => {
    writeFileSync(join(folder, 'tags.json'), '[{"slug":"brick"},{"name":"Moss"}]');
    expect(() => readSeed(folder)).toThrow('tags.json (item 2): needs a text "slug"');
  });

  it('rejects a file that contains neither the expected list nor object', () => {
    writeFileSync(join(folder, 'tags.json'), '{}');
    expect(() => readSeed(folder)).toThrow('tags.json: must hold a list');
    writeFileSync(join(folder, 'tags.json'), '[]');
    writeFileSync(join(folder, 'homepage.json'), '[]');
    expect(() => readSeed(folder)).toThrow('homepage.json: must be an object');
  });

  it('names a missing file', () => {
    rmSync(join(folder, 'articles'), { recursive: true });
    expect(() => readSeed(folder)).toThrow(`${join(folder, 'articles')}: cannot be read`);
    expect(() => readSeed(join(folder, 'nowhere'))).toThrow('pictures.json: cannot be read');
  });
});
