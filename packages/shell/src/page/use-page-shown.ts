import { useLayoutEffect } from 'react';
import { rememberFonts } from '../remembered-page/page-fonts.ts';
import '../remembered-page/shown-page.ts';
import { whenIdle } from '../scheduling/scheduling.ts';

/** Milliseconds after which a page has drawn what it loads later, such as menus of its header. */
const settleTime = 1_500;

/** Remembers the page for the next visit of its address, and its fonts for any. A page that cannot be remembered is drawn by the panel alone. */
async function remember(visit: Promise<string | null>, token: string, address: string): Promise<void> {
  try {
    const [text, { rememberPage, usedFonts }] = await Promise.all([visit, import('./remember-page.ts')]);
    if (text) await rememberPage(text, token, address);
    rememberFonts(usedFonts());
  } catch {
    // The browser denies access to its storage, or the code does not load.
  }
}

/** Returns whether the document shows its page above that of the panel. */
export const isPageCovered = (): boolean => globalThis.adminEarlyPage !== undefined;

/** Shows the page of the panel, except for what the page of the document keeps until the panel takes over. */
export function uncoverPage(): void {
  globalThis.adminEarlyPage?.uncover();
}

/** Ends the document's part of the first page. */
function firstPageShown(isRemembered: boolean): (() => void) | undefined {
  globalThis.adminPageShown = true;
  globalThis.adminEarlyPage?.takeOver();
  const { token, visit } = globalThis.adminPreloadedResponses ?? {};
  if (!isRemembered || token === undefined || !visit) return undefined;
  const address = location.href;
  return whenIdle(() => void remember(visit, token, address), { delay: settleTime });
}

/**
 * Tells the document that a page has drawn its content, which only the first page of a document has to do. The document
 * shows a remembered page again on the next visit of its address, before the panel is ready, if the responses are the same.
 * @param isShown true once the content is drawn
 * @param isRemembered false for a page with texts that are not saved. @default true
 */
export function usePageShown(isShown: boolean, isRemembered = true): void {
  useLayoutEffect(() => {
    if (!isShown || globalThis.adminPageShown) return undefined;
    return firstPageShown(isRemembered);
  }, [isShown, isRemembered]);
}
