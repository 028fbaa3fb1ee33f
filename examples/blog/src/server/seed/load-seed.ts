import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type {
  Seed,
  SeedArticle,
  SeedAuthor,
  SeedCategory,
  SeedHomepage,
  SeedPicture,
  SeedTag,
  SeedTranslation,
} from './seed-types.ts';

/** A missing or invalid file of the seed folder. */
export class SeedFileError extends Error {
  override readonly name = 'SeedFileError';
  readonly file: string;

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options);
    this.file = file;
  }
}

/**
 * Reads the seed folder. Articles are files `articles/NN-<slug>.json`, taken in the order of their names, each
 * with its Markdown body in `NN-<slug>.md`; `NN-<slug>.de.json` and `.de.md` are its German translation. Entries are
 * not validated against their content types; storing them does that.
 * @param folder path of the folder that holds `authors.json`, `articles` and `pictures`
 * @throws {SeedFileError} when a file is missing, is not JSON or lacks the names that others refer to
 */
export function readSeed(folder: string): Seed {
  return {
    pictures: readList<SeedPicture>(folder, 'pictures.json', ['name', 'file']).map((picture) => ({
      ...picture,
      file: resolve(folder, 'pictures', picture.file),
    })),
    categories: readList<SeedCategory>(folder, 'categories.json', ['slug', 'status']),
    tags: readList<SeedTag>(folder, 'tags.json', ['slug']),
    authors: readList<SeedAuthor>(folder, 'authors.json', ['slug', 'status']),
    articles: readArticles(join(folder, 'articles')),
    homepage: readRecord<SeedHomepage>(join(folder, 'homepage.json'), ['status']),
    articleView: readRecord<Seed['articleView']>(join(folder, 'article-view.json'), []),
  };
}

/** `01-a-title.de.json`: the name of the original's files, and the locale. */
const translationFile = /^(?<original>[^.]+)\.(?<locale>[^.]+)\.json$/;

function readArticles(folder: string): readonly SeedArticle[] {
  const files = names(folder).filter((name) => name.endsWith('.json'));
  const keys = ['slug', 'status', 'title'] as const;
  const translations = files.flatMap((name) => {
    const { original, locale } = translationFile.exec(name)?.groups ?? {};
    if (original === undefined || locale === undefined) return [];
    const texts = readRecord<SeedTranslation>(join(folder, name), keys);
    return [{ original, translation: { ...texts, ...readBody(folder, name), locale } }];
  });
  return files
    .filter((name) => !translationFile.test(name))
    .map((name) => {
      const article = readRecord<SeedArticle>(join(folder, name), keys);
      const own = translations.filter(({ original }) => original === basename(name, '.json'));
      return {
        ...article,
        ...readBody(folder, name),
        ...(own.length > 0 && { translations: own.map(({ translation }) => translation) }),
      };
    });
}

/** Reads the Markdown file beside the JSON file of an article or a translation, if it has one. */
function readBody(folder: string, name: string): Pick<SeedArticle, 'body'> {
  const file = join(folder, `${basename(name, '.json')}.md`);
  return existsSync(file) ? { body: readText(file).trimEnd() } : {};
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (cause) {
    throw new SeedFileError(folder, 'cannot be read', { cause });
  }
}

function readList<Item>(
  folder: string,
  name: string,
  keys: readonly (keyof Item & string)[],
): readonly Item[] {
  const file = join(folder, name);
  const list = readJson(file);
  if (!Array.isArray(list)) throw new SeedFileError(file, 'must hold a list');
  return list.map((item: unknown, index) => asRecord(item, keys, `${file} (item ${index + 1})`) as Item);
}

function readRecord<Item>(file: string, keys: readonly (keyof Item & string)[]): Item {
  return asRecord(readJson(file), keys, file) as Item;
}

/** Checks the keys that identify and order entries; the content types validate the other values. */
function asRecord(value: unknown, keys: readonly string[], file: string): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SeedFileError(file, 'must be an object');
  }
  const entries = new Map(Object.entries(value));
  const missing = keys.find((key) => typeof entries.get(key) !== 'string' || entries.get(key) === '');
  if (missing !== undefined) throw new SeedFileError(file, `needs a text "${missing}"`);
  return value;
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new SeedFileError(file, 'is not valid JSON', { cause });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SeedFileError(file, 'cannot be read', { cause });
  }
}
