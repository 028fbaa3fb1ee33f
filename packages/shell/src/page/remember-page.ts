import { pageFingerprint } from '../preload/page-fingerprint.ts';
import { storedChildren } from '../remembered-page/markup.ts';
import { panelFolder } from '../project/panel-settings.ts';
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

/**
 * Returns the file names of the fonts of the build with which the page is drawn. Style sheets name more, for letters that it does
 * not have, and plugins have fonts in other folders.
 */
export function usedFonts(): readonly string[] {
  const used = [...document.fonts].filter(({ status }) => status === 'loaded');
  const folder = `${panelFolder() ?? ''}/assets/`;
  return [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const of = (property: string): string => rule.style.getPropertyValue(property);
      const isUsed = used.some(
        ({ family, unicodeRange }) =>
          unquoted(family) === unquoted(of('font-family')) && unicodeRange === of('unicode-range'),
      );
      const [, source] = /url\("?([^")]+\.woff2)"?\)/.exec(of('src')) ?? [];
      if (!isUsed || source === undefined) return [];
      const { origin, pathname } = new URL(source, href ?? location.href);
      const isOfBuild = origin === location.origin && pathname.startsWith(folder);
      return isOfBuild ? [pathname.slice(folder.length)] : [];
    }),
  );
}
