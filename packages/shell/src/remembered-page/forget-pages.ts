import { storedItem } from '../stored-item.ts';

/** The cache of the browser that keeps the pages. */
export const pageCache = 'admin-pages';

/** Set in the local storage while there are pages: without them, the document does not search for one. */
export const hasPagesKey = 'admin.has-pages';

/** True if pages may be remembered. */
export const hasPages = (): boolean => storedItem(hasPagesKey) !== null;

/**
 * Forgets all remembered pages: they show what their user may read, and preferences of which only this browser knows. Never
 * rejects.
 */
export async function forgetPages(): Promise<void> {
  try {
    localStorage.removeItem(hasPagesKey);
    // Absent without a secure connection.
    await globalThis.caches?.delete(pageCache);
  } catch {
    // The browser denies access to its storage, so there are no pages.
  }
}
