import { settings } from '../settings.ts';
import type { PageStore } from './page-store.ts';

interface ChangePage {
  readonly data: readonly { readonly uid: string; readonly id: number }[];
  readonly meta: { readonly cursor: string; readonly hasMore: boolean };
}

/** Milliseconds between two requests without a webhook, so that a lost one delays changes by a minute only. */
const interval = 60_000;

/** Follows `GET /api/_changes` and invalidates changed pages. */
export class ChangeFeed {
  readonly #pages: PageStore;
  #cursor: string | undefined;
  #checkedAt = 0;
  #running: Promise<void> | undefined;

  constructor(pages: PageStore) {
    this.#pages = pages;
  }

  /** Reads the changes since the last call, unless that was within the last minute. */
  async follow(): Promise<void> {
    if (Date.now() - this.#checkedAt < interval) return;
    await this.read();
  }

  /** Reads the changes since the last call. Without access to the feed, all pages are invalidated. */
  async read(): Promise<void> {
    const running = this.#running ?? this.#read();
    this.#running = running;
    try {
      await running;
    } finally {
      this.#running = undefined;
    }
  }

  async #read(): Promise<void> {
    try {
      if (this.#cursor === undefined) {
        const start = await this.#request('');
        this.#pages.invalidateAll();
        this.#cursor = start.meta.cursor;
      }
      for (let hasMore = true; hasMore;) {
        const page: ChangePage = await this.#request(this.#cursor);
        for (const { uid, id } of page.data) this.#pages.invalidate(uid, id);
        this.#cursor = page.meta.cursor;
        ({ hasMore } = page.meta);
      }
    } catch {
      // The token may not read changes, the cursor has expired, or the CMS does not respond: pages are rendered again, and
      // the last version is shown where that fails.
      this.#cursor = undefined;
      this.#pages.invalidateAll();
    }
    this.#checkedAt = Date.now();
  }

  async #request(since: string): Promise<ChangePage> {
    const url = new URL('/api/_changes', settings.cmsUrl);
    if (since !== '') url.searchParams.set('since', since);
    const response = await fetch(url, {
      headers: settings.cmsToken === undefined ? {} : { authorization: `Bearer ${settings.cmsToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`The feed of changes responded with ${response.status}`);
    return (await response.json()) as ChangePage;
  }
}
