import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChangeFeed } from './change-feed.ts';
import { PageStore } from './page-store.ts';

/** Responds to requests of the feed, by cursor; without a page, the token may not read it. */
function respondWith(pages: Readonly<Record<string, object>>): string[] {
  const requested: string[] = [];
  const respond: typeof fetch = async (input) => {
    const since = new URL(input instanceof Request ? input.url : input).searchParams.get('since') ?? '';
    requested.push(since);
    const page = pages[since];
    return page === undefined ? new Response(null, { status: 403 }) : Response.json(page);
  };
  vi.stubGlobal('fetch', respond);
  return requested;
}

const change = (id: number) => ({ uid: 'article', id });
const meta = (cursor: string, hasMore = false) => ({ cursor, hasMore });

/** Returns a store with the pages of two articles. */
async function twoPages(): Promise<PageStore> {
  const pages = new PageStore();
  for (const id of [1, 2]) {
    const page = { body: '', contentType: 'text/html', etag: '""', reads: new Set([`article:${id}`]) };
    await pages.render(`/${id}`, async () => page);
  }
  return pages;
}

const fresh = (pages: PageStore): readonly string[] =>
  ['/1', '/2'].filter((path) => pages.fresh(path) !== undefined);

describe('ChangeFeed', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('invalidates pages from before its start, because their changes are unknown', async () => {
    respondWith({ '': { data: [], meta: meta('a') }, a: { data: [], meta: meta('a') } });
    const pages = await twoPages();
    await new ChangeFeed(pages).read();
    expect(fresh(pages)).toEqual([]);
  });

  it('continues after the last change, and reads all pages of changes', async () => {
    const feed: Record<string, object> = {
      '': { data: [], meta: meta('a') },
      a: { data: [], meta: meta('a') },
    };
    const requested = respondWith(feed);
    const pages = new PageStore();
    const changes = new ChangeFeed(pages);
    await changes.read();
    const stored = await twoPages();
    for (const path of ['/1', '/2']) await pages.render(path, async () => stored.last(path));
    feed['a'] = { data: [change(7)], meta: meta('b', true) };
    feed['b'] = { data: [change(2)], meta: meta('c') };
    await changes.read();
    expect(fresh(pages)).toEqual(['/1']);
    expect(requested).toEqual(['', 'a', 'a', 'b']);
  });

  it('invalidates all pages without access to the feed', async () => {
    respondWith({});
    const pages = await twoPages();
    await new ChangeFeed(pages).read();
    expect(fresh(pages)).toEqual([]);
    expect(pages.last('/1')).toBeDefined();
  });

  it('sends no second request within a minute without a webhook', async () => {
    const requested = respondWith({ '': { data: [], meta: meta('a') }, a: { data: [], meta: meta('a') } });
    const changes = new ChangeFeed(new PageStore());
    await changes.follow();
    await changes.follow();
    expect(requested).toEqual(['', 'a']);
  });
});
