import { createLocale } from '@admin/plugin-i18n/server';
import { permitAllLocales, storeFile, systemPermissions, type PluginContext } from '@admin/server';
import { resolveReferences } from './resolve-references.ts';
import { pictureUid, seedEntries, type SeedEntry } from './seed-entries.ts';
import type { Seed } from './seed-types.ts';
import { findStoredKeys, type StoredKeys } from './stored-keys.ts';

/**
 * Fills a database with the magazine of the blog. Each entry is stored completely, in its published state, or not
 * at all; existing entries are not changed. An interrupted run can be repeated.
 * @param seed the result of `readSeed`
 * @returns the ids of all entries and pictures
 */
export async function seedBlog(services: PluginContext, seed: Seed): Promise<StoredKeys> {
  const keys = await findStoredKeys(services, seed);
  await storePictures(services, keys, seed);
  await addLocales(services, seed);
  await permitAllLocales(services);
  await arrangeArticles(services, seed);
  for (const entry of seedEntries(seed)) {
    if (entry.key === null) await saveSingle(services, keys, entry);
    else if (keys.find(entry.uid, entry.key) === undefined) await storeEntry(services, keys, entry);
  }
  return keys;
}

/** The values of an entry, with ids instead of keys. */
export function valuesOf(
  { schemas }: PluginContext,
  keys: StoredKeys,
  { uid, values }: SeedEntry,
): Record<string, unknown> {
  const contentType = schemas.contentTypes.get(uid);
  if (!contentType) throw new Error(`The seed has entries of "${uid}", which is not a content type.`);
  return resolveReferences({ attributes: contentType.attributes, values, schemas, findId: keys.find });
}

async function storePictures(services: PluginContext, keys: StoredKeys, seed: Seed): Promise<void> {
  const storage = { database: services.database, files: services.files, now: services.now() };
  for (const { name, file, width, height, alternativeText, caption } of seed.pictures) {
    if (keys.find(pictureUid, name) !== undefined) continue;
    const picture = { file, name, mime: 'image/svg+xml', width, height, alternativeText, caption };
    keys.add(pictureUid, name, await storeFile(storage, picture));
  }
}

/** Adds the languages that articles are translated into. */
async function addLocales(services: PluginContext, { articles }: Seed): Promise<void> {
  const stored = await services.content.locales.codes();
  const codes = new Set(
    articles.flatMap(({ translations = [] }) => translations.map(({ locale }) => locale)),
  );
  for (const code of codes) {
    if (!stored.includes(code)) await createLocale(services, { code, isDefault: false });
  }
}

/** Divides the edit view of articles into groups, unless an editor has done so. */
async function arrangeArticles({ schemas, content }: PluginContext, { articleView }: Seed): Promise<void> {
  const article = schemas.contentTypes.get('api::article.article');
  if (!article) return;
  const { groups } = await content.configurations.read(article);
  if (groups === null) await content.configurations.save(article, articleView);
}

async function storeEntry(services: PluginContext, keys: StoredKeys, entry: SeedEntry): Promise<void> {
  const { uid, key, status, locale, translationOf } = entry;
  const hasDrafts = services.schemas.contentTypes.get(uid)?.options?.draftAndPublish === true;
  const publishedAt = status === 'published' && hasDrafts ? new Date(services.now()).toISOString() : null;
  const original = translationOf === undefined ? undefined : keys.find(uid, translationOf);
  const localization = {
    ...(locale !== undefined && { locale }),
    ...(original !== undefined && { translationOf: original }),
  };
  const [id] = await services.content.importEntries({
    uid,
    entries: [{ values: valuesOf(services, keys, entry), publishedAt, ...localization }],
  });
  if (id !== undefined && key !== null) keys.add(uid, key, id);
}

/** Stores a single type; a second run changes nothing. */
async function saveSingle(services: PluginContext, keys: StoredKeys, entry: SeedEntry): Promise<void> {
  const call = { permissions: systemPermissions(), uid: entry.uid };
  const body = valuesOf(services, keys, entry);
  const { entry: stored } = await services.content.saveSingle({ ...call, body });
  if (entry.status === 'published' && stored['publishedAt'] === null)
    await services.content.publishEntry({ ...call, id: stored.id });
}
