import { pagesOf, type DocumentPreload } from './document-requests.ts';
import { startFirstPage } from './start-preload.ts';
import { applyStoredTheme, storedLanguage } from './stored-preferences.ts';

/** Starts the document, before the first paint and the first request: theme, language, and the first page. */
export function startDocument(preloads: readonly DocumentPreload[]): void {
  applyStoredTheme();
  // Prevents a flash of another text direction.
  const { tag, direction } = storedLanguage();
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  startFirstPage(pagesOf(preloads));
}
