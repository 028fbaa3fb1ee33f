import { storedItem } from '../stored-item.ts';

/** Key of the local storage; the value is the names of files, separated by spaces. */
const fontsKey = 'admin.fonts';

/** Returns the file names of the fonts that the last page needed. */
export const rememberedFonts = (): readonly string[] => storedItem(fontsKey)?.split(' ') ?? [];

/**
 * Remembers the fonts of a page, which the document of the next one fetches ahead. Otherwise the browser would request those for
 * letters of its content when it has drawn it, and would then lay it out again.
 */
export function rememberFonts(files: readonly string[]): void {
  localStorage.setItem(fontsKey, files.join(' '));
}
