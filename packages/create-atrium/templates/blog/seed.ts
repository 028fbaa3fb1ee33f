import type { PluginContext } from '@admin/server';

const author = { name: 'Ada Lovelace', slug: 'ada-lovelace' };
const articles = [
  { title: 'Welcome', slug: 'welcome', summary: 'The first article.', body: 'Edit or delete this article.' },
  { title: 'Drafts', slug: 'drafts', summary: 'An article that is not published.', body: 'Publish it.' },
];

/** Returns the id of an entry with this slug, which is created if it does not exist. */
async function storeOnce(
  { content, now }: PluginContext,
  { uid, values, isPublished }: { uid: string; values: { slug: string }; isPublished: boolean },
): Promise<number | undefined> {
  const present = await content.findImported({ uid, attribute: 'slug', values: [values.slug] });
  const existing = present.get(values.slug);
  if (existing !== undefined) return existing;
  const publishedAt = isPublished ? new Date(now()).toISOString() : null;
  const [id] = await content.importEntries({ uid, entries: [{ values, publishedAt }] });
  return id;
}

/** Fills a new database. It can run again: existing entries stay unchanged. */
export async function seed(services: PluginContext): Promise<void> {
  const authorId = await storeOnce(services, {
    uid: 'api::author.author',
    values: author,
    isPublished: false,
  });
  for (const article of articles) {
    await storeOnce(services, {
      uid: 'api::article.article',
      values: { ...article, ...(authorId !== undefined && { author: authorId }) },
      isPublished: article.slug === 'welcome',
    });
  }
}
