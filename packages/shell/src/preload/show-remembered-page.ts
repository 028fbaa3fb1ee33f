import { relativeText } from '@admin/ui/relative-distance';
import { hasPages } from '../remembered-page/forget-pages.ts';
import { canRememberPages, readPage } from '../remembered-page/page-store.ts';
import { applyFetchedStyles, showEarlyPage } from './early-page.ts';
import { pageFingerprint } from './page-fingerprint.ts';
import { storedLanguage } from './stored-preferences.ts';

/** Writes the times that are relative to now, as the panel will. */
function updateTimes(element: Element): void {
  const times = element.querySelectorAll<HTMLTimeElement>('time[data-relative]');
  const { tag } = storedLanguage();
  for (const time of times) time.textContent = relativeText(tag, Date.parse(time.dateTime), Date.now());
}

/**
 * Shows the page as it was last drawn at this address, as soon as the response to the visit proves that it would be drawn
 * in the same way. The panel replaces it by its own page. Nothing is shown for another user, other data, another
 * language or width, a new build, or a document that the panel has drawn already.
 * @returns whether it is shown
 */
export async function showRememberedPage(): Promise<boolean> {
  const preloaded = globalThis.adminPreloadedResponses;
  if (!preloaded?.visit || !canRememberPages() || !hasPages()) return false;
  applyFetchedStyles();
  const [page, visit] = await Promise.all([readPage(), preloaded.visit]);
  if (!page || visit === null) return false;
  if (page.fingerprint !== (await pageFingerprint(visit, preloaded.token))) return false;
  return showEarlyPage(page.nodes, updateTimes);
}
