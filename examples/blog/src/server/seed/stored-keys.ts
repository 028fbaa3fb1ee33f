import type { PluginContext } from '@admin/server';
import { pictureUid, seedEntries } from './seed-entries.ts';
import type { Seed } from './seed-types.ts';

/** The ids of stored pictures and entries by their keys. */
export class StoredKeys {
  readonly #ids = new Map<string, number>();

  readonly find = (uid: string, key: string): number | undefined => this.#ids.get(`${uid} ${key}`);

  add(uid: string, key: string, id: number): void {
    this.#ids.set(`${uid} ${key}`, id);
  }
}

/** The name that a picture of the seed has in the media library. */
export function pictureFileName({ name }: { readonly name: string }): string {
  return `${name}.svg`;
}

/** Finds the entries and pictures of the seed that the database already contains. */
export async function findStoredKeys({ content }: PluginContext, seed: Seed): Promise<StoredKeys> {
  const keys = new StoredKeys();
  const pictures = seed.pictures.map(pictureFileName);
  const files = await content.findImported({ uid: pictureUid, attribute: 'name', values: pictures });
  for (const picture of seed.pictures) {
    const id = files.get(pictureFileName(picture));
    if (id !== undefined) keys.add(pictureUid, picture.name, id);
  }
  const stored = await content.locales.codes();
  for (const { uid, locale, slugs } of slugsByType(seed)) {
    if (locale !== undefined && !stored.includes(locale)) continue;
    const found = await content.findImported({
      uid,
      attribute: 'slug',
      values: slugs,
      ...(locale !== undefined && { locale }),
    });
    for (const [slug, id] of found) keys.add(uid, slug, id);
  }
  return keys;
}

/** Returns the stored part of the seed; editors may have deleted the rest. */
export function keepStored(seed: Seed, keys: StoredKeys): Seed {
  const isStored =
    (uid: string) =>
    ({ slug }: { readonly slug: string }): boolean =>
      keys.find(uid, slug) !== undefined;
  return {
    ...seed,
    pictures: seed.pictures.filter(({ name }) => keys.find(pictureUid, name) !== undefined),
    categories: seed.categories.filter(isStored('api::category.category')),
    tags: seed.tags.filter(isStored('api::tag.tag')),
    authors: seed.authors.filter(isStored('api::author.author')),
    articles: seed.articles.filter(isStored('api::article.article')),
  };
}

interface SlugsOfType {
  readonly uid: string;
  /** The default locale when absent. */
  readonly locale?: string;
  readonly slugs: string[];
}

function slugsByType(seed: Seed): Iterable<SlugsOfType> {
  const types = new Map<string, SlugsOfType>();
  for (const { uid, key, locale } of seedEntries(seed)) {
    if (key === null) continue;
    const name = `${uid} ${locale ?? ''}`;
    const ofType = types.get(name) ?? { uid, ...(locale !== undefined && { locale }), slugs: [] };
    ofType.slugs.push(key);
    types.set(name, ofType);
  }
  return types.values();
}
