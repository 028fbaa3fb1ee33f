import type { ServerServices } from '@admin/server';
import { generateArticles } from './scale.ts';
import { valuesOf } from './seed-blog.ts';
import { articleEntry } from './seed-entries.ts';
import type { Seed, SeedArticle } from './seed-types.ts';
import { keepStored, type StoredKeys } from './stored-keys.ts';

const uid = 'api::article.article';

/** Articles between two looks into the database, and in one transaction. */
const batchSize = 2000;

/** How many generated articles were stored now, and how many were there before. */
export interface SeededArticles {
  readonly stored: number;
  readonly present: number;
}

/**
 * Brings the blog to a number of generated articles beside those of the magazine. Those that are there
 * already, found by their code, are left alone: what was interrupted goes on where it stopped.
 * @param count how many generated articles the blog is to have
 * @param keys where the magazine is stored; the articles refer to what of it is still there
 */
export async function seedArticles(
  services: ServerServices,
  { count, seed, keys }: { readonly count: number; readonly seed: Seed; readonly keys: StoredKeys },
): Promise<SeededArticles> {
  let stored = 0;
  for (const batch of batches(generateArticles(count, 1, keepStored(seed, keys)))) {
    const codes = batch.flatMap(({ code }) => code ?? []);
    const present = await services.content.findImported({ uid, attribute: 'code', values: codes });
    const entries = batch
      .filter(({ code = '' }) => !present.has(code))
      .map((article) => ({
        values: valuesOf(services, keys, articleEntry(article)),
        publishedAt: article.status === 'published' ? new Date(services.now()).toISOString() : null,
      }));
    // What is generated obeys the rules by construction; asking them costs a fifth of the time.
    stored += (await services.content.importEntries({ uid, entries, rules: 'believed' })).length;
  }
  return { stored, present: count - stored };
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
