import type { StaticNode } from '@admin/ui/static';
import { hasPagesKey, pageCache } from './forget-pages.ts';

/** A page as it was drawn, which the document shows again while the data of the page is the same. */
export interface RememberedPage {
  readonly nodes: readonly StaticNode[];
  /** Identifies everything that the page depends on, see `pageFingerprint`. */
  readonly fingerprint: string;
}

/** The number of addresses whose pages are kept. */
const maxPages = 8;

/** Characters of a remembered page. */
const maxLength = 400_000;

/** Returns the key of the current address; the query decides about the rows. */
const currentKey = (): string => `${location.origin}${location.pathname}${location.search}`;

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
