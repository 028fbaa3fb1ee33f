import type { PluginContext } from '@admin/server';
import { generateArticles } from './scale.ts';
import { valuesOf } from './seed-blog.ts';
import { articleEntry, translationEntries, type SeedEntry } from './seed-entries.ts';
import type { Seed, SeedArticle } from './seed-types.ts';
import { keepStored, type StoredKeys } from './stored-keys.ts';

const uid = 'api::article.article';

/** Articles per transaction and per look-up of existing ones. */
const batchSize = 2000;

/** How many generated articles were stored now, and how many were there before. */
export interface SeededArticles {
  readonly stored: number;
  readonly present: number;
}

/**
 * Adds generated articles to those of the magazine up to a number. Existing ones, found by their code, are not
 * changed, so an interrupted run continues.
 * @param count how many generated articles the blog is to have
 * @param keys the stored entries of the magazine; articles refer to those that still exist
 */
export async function seedArticles(
  services: PluginContext,
  { count, seed, keys }: { readonly count: number; readonly seed: Seed; readonly keys: StoredKeys },
): Promise<SeededArticles> {
  let stored = 0;
  for (const batch of batches(generateArticles(count, 1, keepStored(seed, keys)))) {
    const codes = batch.flatMap(({ code }) => code ?? []);
    const present = await services.content.findImported({ uid, attribute: 'code', values: codes });
    const missing = batch.filter(({ code = '' }) => !present.has(code));
    const ids = await importArticles(services, keys, missing.map(articleEntry));
    const added = missing.flatMap(({ code = '' }, index): [string, number][] => {
      const id = ids[index];
      return id === undefined ? [] : [[code, id]];
    });
    await seedTranslations(services, keys, { batch, ids: new Map([...present, ...added]) });
    stored += ids.length;
  }
  return { stored, present: count - stored };
}

/** Stores missing translations of articles in the locales of the installation. */
async function seedTranslations(
  services: PluginContext,
  keys: StoredKeys,
  { batch, ids }: { readonly batch: readonly SeedArticle[]; readonly ids: ReadonlyMap<string, number> },
): Promise<void> {
  const { content } = services;
  for (const locale of await content.locales.codes()) {
    const entries = batch.flatMap((article) =>
      translationEntries(article)
        .filter((entry) => entry.locale === locale)
        .map((entry) => ({ ...entry, original: ids.get(article.code ?? '') })),
    );
    const slugs = entries.flatMap(({ key }) => key ?? []);
    const present = await content.findImported({ uid, attribute: 'slug', values: slugs, locale });
    const missing = entries.filter(({ key, original }) => original !== undefined && !present.has(key ?? ''));
    await importArticles(services, keys, missing);
  }
}

/** Stores generated entries. They are valid by construction; validation would take a fifth of the time. */
async function importArticles(
  services: PluginContext,
  keys: StoredKeys,
  articles: readonly (SeedEntry & { readonly original?: number | undefined })[],
): Promise<readonly number[]> {
  if (articles.length === 0) return [];
  const entries = articles.map(({ original, ...entry }) => ({
    values: valuesOf(services, keys, entry),
    publishedAt: entry.status === 'published' ? new Date(services.now()).toISOString() : null,
    ...(entry.locale !== undefined && { locale: entry.locale }),
    ...(original !== undefined && { translationOf: original }),
  }));
  return services.content.importEntries({ uid, entries, rules: 'trusted' });
}

function* batches(articles: Iterable<SeedArticle>): Iterable<readonly SeedArticle[]> {
  let batch: SeedArticle[] = [];
  for (const article of articles) {
    batch.push(article);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
