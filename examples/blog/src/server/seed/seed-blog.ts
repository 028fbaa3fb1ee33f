import { storeFile, systemAccess, type ServerServices } from '@admin/server';
import { resolveReferences } from './resolve-references.ts';
import { pictureUid, seedEntries, type SeedEntry } from './seed-entries.ts';
import type { Seed } from './seed-types.ts';

/** Remembers under which id every picture and entry was stored. */
export class StoredKeys {
  readonly #ids = new Map<string, number>();

  readonly find = (uid: string, key: string): number | undefined => this.#ids.get(`${uid} ${key}`);

  add(uid: string, key: string, id: number): void {
    this.#ids.set(`${uid} ${key}`, id);
  }
}

/** Stores one entry of the seed, published when it says so. */
export async function storeEntry(
  services: ServerServices,
  keys: StoredKeys,
  entry: SeedEntry,
): Promise<void> {
  const { content, schemas } = services;
  const { uid, key, status, values } = entry;
  const contentType = schemas.contentTypes.get(uid);
  if (!contentType) throw new Error(`The seed has entries of "${uid}", which is no content type.`);
  const access = systemAccess();
  const findId = keys.find;
  const body = resolveReferences({ attributes: contentType.attributes, values, schemas, findId });
  const create = contentType.kind === 'singleType' ? content.saveSingle : content.createEntry;
  const stored = await create({ access, uid, body });
  const { id } = stored.entry;
  if (key !== null) keys.add(uid, key, id);
  if (status === 'published' && contentType.options?.draftAndPublish) {
    await content.publishEntry({ access, uid, id });
  }
}

/**
 * Fills a new database with the magazine of the blog.
 * @param seed what `readSeed` read
 * @returns under which ids everything was stored
 */
export async function seedBlog(services: ServerServices, seed: Seed): Promise<StoredKeys> {
  const keys = new StoredKeys();
  const place = { database: services.database, dataDir: services.config.dataDir, now: services.now() };
  for (const { name, file, width, height, alternativeText, caption } of seed.pictures) {
    const id = await storeFile(place, {
      file,
      name,
      mime: 'image/svg+xml',
      width,
      height,
      alternativeText,
      caption,
    });
    keys.add(pictureUid, name, id);
  }
  for (const entry of seedEntries(seed)) await storeEntry(services, keys, entry);
  return keys;
}
