import type { PagePreload } from './page-preload.ts';
import { startFirstPage } from './start-preload.ts';
import { applyStoredTheme, storedLanguage } from './stored-preferences.ts';

/** What a package adds to the script of the document: the export `preload` of the module that its package.json names. */
export interface DocumentPreload {
  /**
   * Returns the requests for the pages of a plugin.
   * @param preloads those of all packages, which can contain properties that the plugin defines for others
   */
  readonly pages?: (preloads: readonly DocumentPreload[]) => PagePreload;
}

/** Starts the document, before the first paint and the first request: theme, language, and the first page. */
export function startDocument(preloads: readonly DocumentPreload[]): void {
  applyStoredTheme();
  // Prevents a flash of another text direction.
  const { tag, direction } = storedLanguage();
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  startFirstPage(preloads.flatMap(({ pages }) => pages?.(preloads) ?? []));
}
