import { pageFingerprint } from '../preload/page-fingerprint.ts';
import { storedChildren } from '../remembered-page/markup.ts';
import { canRememberPages, writePage } from '../remembered-page/page-store.ts';

/** Layers above the page, which belong to one moment. */
const layers = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

/**
 * Remembers the page as it is drawn now, unless it is not as it was opened: another address, scrolled, or below a dialog.
 * @param visit the text of the response to the visit
 */
export async function rememberPage(visit: string, token: string, address: string): Promise<void> {
  const root = document.querySelector('main')?.closest('body > *');
  const isAsOpened = location.href === address && !document.querySelector(layers) && scrollY === 0;
  if (!root || !isAsOpened || !canRememberPages()) return;
  const copy = root.cloneNode(true) as Element;
  // The panel announces the page, once.
  for (const region of copy.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
    region.setAttribute('aria-live', 'off');
  }
  const fingerprint = await pageFingerprint(visit, token);
  await writePage({ nodes: storedChildren(copy), fingerprint });
}
const unquoted = (family: string): string => family.replaceAll(/["']/g, '');

/** Returns the file names of the fonts with which the page is drawn. Style sheets name more, for letters that it does not have. */
export function usedFonts(): readonly string[] {
  const used = [...document.fonts].filter(({ status }) => status === 'loaded');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const of = (property: string): string => rule.style.getPropertyValue(property);
    const isUsed = used.some(
      ({ family, unicodeRange }) =>
        unquoted(family) === unquoted(of('font-family')) && unicodeRange === of('unicode-range'),
    );
    return (isUsed && /[\w.-]+\.woff2/.exec(of('src'))?.[0]) || [];
  });
}
