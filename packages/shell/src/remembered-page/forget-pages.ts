/** The cache of the browser that keeps the pages. */
export const pageCache = 'admin-pages';

/** Set in the local storage while there are pages: without them, the document does not search for one. */
export const hasPagesKey = 'admin.has-pages';

/** True if pages may be remembered; the browser can deny access to its storage. */
export function hasPages(): boolean {
  try {
    return localStorage.getItem(hasPagesKey) !== null;
  } catch {
    return false;
  }
}

/** Forgets all remembered pages: they show what their user may read. Never rejects. */
export async function forgetPages(): Promise<void> {
  localStorage.removeItem(hasPagesKey);
  // Absent without a secure connection. Access to the storage may be denied; then there are no pages.
  await globalThis.caches?.delete(pageCache).catch(() => undefined);
}
