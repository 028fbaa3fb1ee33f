/** The cache of the browser that keeps the pages. */
export const pageCache = 'admin-pages';

/** Forgets all remembered pages: they show what their user may read. Never rejects. */
export async function forgetPages(): Promise<void> {
  // Absent without a secure connection. Access to the storage may be denied; then there are no pages.
  await globalThis.caches?.delete(pageCache).catch(() => undefined);
}
