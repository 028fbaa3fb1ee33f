/** A page number, or a gap for omitted pages. */
export type PageEntry = number | 'gap';

/**
 * Returns the pages to display: the first, the last, the current one and its neighbours.
 *
 * A gap never replaces a single page, and the number of items is the same on every page.
 */
export function pageRange(page: number, pageCount: number): readonly PageEntry[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  if (page <= 4) return [...all.slice(0, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...all.slice(-5)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
