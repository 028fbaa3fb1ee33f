import { describe, expect, it } from 'vitest';
import { PageStore, type StoredPage } from './page-store.ts';

const page = (body: string, ...reads: string[]): StoredPage => ({
  body,
  contentType: 'text/html',
  etag: `"${body}"`,
  reads: new Set(reads),
});

const store = async (pages: PageStore, path: string, stored: StoredPage): Promise<void> => {
  await pages.render(path, async () => stored);
};

describe('PageStore', () => {
  it('renders only pages again that show a changed entry, or a list of its type', async () => {
    const pages = new PageStore();
    await store(pages, '/en/articles', page('list', 'article'));
    await store(pages, '/en/articles/one', page('one', 'article:1', 'author:3'));
    await store(pages, '/en/articles/two', page('two', 'article:2', 'author:3'));
    pages.invalidate('article', 1);
    expect(pages.fresh('/en/articles')).toBeUndefined();
    expect(pages.fresh('/en/articles/one')).toBeUndefined();
    expect(pages.fresh('/en/articles/two')?.body).toBe('two');
    pages.invalidate('author', 3);
    expect(pages.fresh('/en/articles/two')).toBeUndefined();
  });

  it('keeps the last version of a changed page, and removes the page once it no longer exists', async () => {
    const pages = new PageStore();
    await store(pages, '/en', page('first', 'article'));
    pages.invalidateAll();
    await expect(pages.render('/en', () => Promise.reject(new Error('no response')))).rejects.toThrow(
      'no response',
    );
    expect(pages.last('/en')?.body).toBe('first');
    await pages.render('/en', async () => undefined);
    expect(pages.last('/en')).toBeUndefined();
  });

  it('does not serve a page that was rendered while its content changed', async () => {
    const pages = new PageStore();
    await pages.render('/en', async () => {
      pages.invalidate('article', 1);
      return page('before the change', 'article');
    });
    expect(pages.fresh('/en')).toBeUndefined();
  });

  it('removes the page that was requested least recently above its limit', async () => {
    const pages = new PageStore({ limit: 2 });
    await store(pages, '/a', page('a'));
    await store(pages, '/b', page('b'));
    pages.fresh('/a');
    await store(pages, '/c', page('c'));
    expect(['/a', '/b', '/c'].map((path) => pages.last(path)?.body)).toEqual(['a', undefined, 'c']);
  });

  it('renders a page again after an hour', async () => {
    let now = 0;
    const pages = new PageStore({ now: () => now });
    await store(pages, '/en', page('old'));
    now = 3_600_001;
    expect(pages.fresh('/en')).toBeUndefined();
  });
});
