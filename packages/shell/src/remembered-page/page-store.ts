import { hasPagesKey, pageCache } from './forget-pages.ts';
import type { StoredNode } from './markup.ts';

/** A page as it was drawn, which the document shows again while the data of the page is the same. */
export interface RememberedPage {
  readonly nodes: readonly StoredNode[];
  /** Identifies everything that the page depends on, see {@link fingerprintOf}. */
  readonly fingerprint: string;
}

/** What a page depends on besides its address. */
export interface PageConditions {
  /** The response to the visit: permissions, content types, configuration and rows. */
  readonly visit: string;
  readonly userId: number | null;
  /** The code of the language. */
  readonly language: string;
  /** The files of the build, whose style sheets contain the classes of the page. */
  readonly build: string;
  /** The width of the window, in pixels; some layouts depend on it. */
  readonly width: number;
}

/** The number of addresses whose pages are kept. */
const maxPages = 8;

/** Characters of a remembered page. */
const maxLength = 400_000;

/** Returns the key of the current address; the query decides about the rows. */
const currentKey = (): string => `${location.origin}${location.pathname}${location.search}`;

/** Returns a digest: a page is shown only if nothing that it was drawn from has changed. */
export async function fingerprintOf(conditions: PageConditions): Promise<string> {
  const { visit, userId, language, build, width } = conditions;
  const bytes = new TextEncoder().encode(JSON.stringify([visit, userId, language, build, width]));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** True if the browser can keep pages: it cannot without a secure connection. */
export function canRememberPages(): boolean {
  return 'caches' in globalThis && 'subtle' in crypto;
}

/** Returns the page that was remembered for this address; undefined for none. */
export async function readPage(): Promise<RememberedPage | undefined> {
  const response = await caches.match(currentKey(), { cacheName: pageCache });
  return response && ((await response.json()) as RememberedPage);
}

/** Remembers the page of this address in place of the oldest one; a very large one is not worth the space. */
export async function writePage(page: RememberedPage): Promise<void> {
  const text = JSON.stringify(page);
  if (text.length > maxLength) return;
  const cache = await caches.open(pageCache);
  const key = currentKey();
  await cache.delete(key);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxPages + 1)).map((request) => cache.delete(request)),
  );
  await cache.put(key, new Response(text));
  localStorage.setItem(hasPagesKey, 'true');
}
