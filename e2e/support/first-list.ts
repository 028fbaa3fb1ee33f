import type { Page } from 'playwright';

/**
 * The requests of the first list with an empty cache: eight before the panel is ready, then, when the browser is idle, the code of
 * entries and menus. Every panel that `panelConfig` builds sends them.
 */
export const firstListRequests: readonly string[] = [
  'GET afterwards.js',
  'GET document',
  'GET early-list.early.js',
  'GET entry.classic.js',
  'GET layers.classic.js',
  'GET panel.classic.js',
  'GET panel.css',
  'GET start.classic.js',
  'GET start.css',
  'POST /admin/renew-token',
  'POST /admin/visit',
];

/**
 * Records the requests of a page without the hashes of files, and without fonts and pictures, which depend on the texts. A script
 * that the document has fetched before it adds it counts once: the browser has it in its cache.
 */
export function recordRequests(page: Page): { readonly names: () => readonly string[] } {
  const names: string[] = [];
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'font' || type === 'image') return;
    if (type === 'fetch') fetched.add(request.url());
    if (type === 'script' && fetched.has(request.url())) return;
    const { pathname } = new URL(request.url());
    const file = /\/assets\/([^/]+)-[\w-]{8}(\.[\w.]+)$/.exec(pathname);
    const name = file ? `${file[1] ?? ''}${file[2] ?? ''}` : pathname;
    names.push(`${request.method()} ${type === 'document' ? 'document' : name}`);
  });
  return { names: () => names.toSorted() };
}
