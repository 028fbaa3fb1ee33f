/** A rendered page. */
export interface StoredPage {
  readonly body: string;
  readonly contentType: string;
  /** The strong entity tag of the body. */
  readonly etag: string;
  /** The types and entries that the page shows, such as `api::tag.tag` and `api::tag.tag:7`. */
  readonly reads: ReadonlySet<string>;
}

interface Stored {
  readonly page: StoredPage;
  readonly storedAt: number;
  isStale: boolean;
}

/** The default number of pages in memory. */
const maxPages = 5000;

/** Milliseconds after which a page is rendered again, whether or not a change of its content was reported. */
const maxAge = 3_600_000;

/** Published pages in memory. Changed ones stay until they are rendered again, for a CMS that does not respond. */
export class PageStore {
  readonly #pages = new Map<string, Stored>();
  readonly #limit: number;
  readonly #now: () => number;
  #invalidations = 0;

  constructor({ limit = maxPages, now = Date.now }: { limit?: number; now?: () => number } = {}) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Returns a page that shows the current content; undefined if it has to be rendered. */
  fresh(path: string): StoredPage | undefined {
    const stored = this.#pages.get(path);
    if (stored === undefined || stored.isStale || this.#now() - stored.storedAt > maxAge) return undefined;
    // The first page of the map is the one that was requested least recently.
    this.#pages.delete(path);
    this.#pages.set(path, stored);
    return stored.page;
  }

  /** Returns the last version of a page, even if its content has changed. */
  last(path: string): StoredPage | undefined {
    return this.#pages.get(path)?.page;
  }

  /**
   * Renders a page and stores it.
   * @param render returns undefined for a response that is not stored; the stored version is then removed
   */
  async render(path: string, render: () => Promise<StoredPage | undefined>): Promise<StoredPage | undefined> {
    const before = this.#invalidations;
    const page = await render();
    this.#pages.delete(path);
    if (page === undefined) return undefined;
    // A change that was reported while the page was rendered may be missing in it.
    this.#pages.set(path, { page, storedAt: this.#now(), isStale: before !== this.#invalidations });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.#limit && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }

  /** Marks the pages that show an entry, or a list of its type, as changed. */
  invalidate(uid: string, id: number): void {
    this.#invalidations += 1;
    for (const stored of this.#pages.values()) {
      if (stored.page.reads.has(uid) || stored.page.reads.has(`${uid}:${id}`)) stored.isStale = true;
    }
  }

  /** Marks all pages as changed. */
  invalidateAll(): void {
    this.#invalidations += 1;
    for (const stored of this.#pages.values()) stored.isStale = true;
  }
}
