import { addressWith } from '../http/urls.ts';
import { defaultLocale, localeTag } from '../preferences/locales.ts';
import type { PagePreload, PreloadAddress, PreloadUser } from './page-preload.ts';

/** Adds requests to the script of the document. A package exports it as `preload` from the module that its package.json names. */
export interface DocumentPreload {
  /**
   * Returns the requests for the pages of a plugin.
   * @param preloads those of all packages, which can contain properties that the plugin defines for others
   */
  readonly pages?: (preloads: readonly DocumentPreload[]) => PagePreload;
}

export const pagesOf = (preloads: readonly DocumentPreload[]): readonly PagePreload[] =>
  preloads.flatMap(({ pages }) => pages?.(preloads) ?? []);

/** Requests of every page. */
const commonRequests: readonly string[] = ['/admin/users/me', '/admin/users/me/permissions'];

/** Returns the paths with their queries that a visit of an address requests, those of every page first. */
export const visitRequests = (
  pages: readonly PagePreload[],
  address: PreloadAddress,
  user: PreloadUser,
): readonly string[] => [
  ...commonRequests,
  ...pages
    .flatMap(({ calls }) => calls?.(address, user) ?? [])
    .map(({ path, query }) => addressWith(path, query)),
];

/**
 * Creates the requests of documents for a server, which responds to them in the document. They equal those of the script,
 * unless the user chose another language in this browser.
 * @returns a function of an address below the path of the panel, with its query
 */
export function createDocumentRequests(
  preloads: readonly DocumentPreload[],
): (
  address: string,
  user: { readonly userId: number; readonly language: string | null },
) => readonly string[] {
  const pages = pagesOf(preloads);
  return (address, { userId, language }) => {
    const [pathname = '', query] = address.split(/\?(.*)/s);
    const opened = { pathname, search: new URLSearchParams(query) };
    return visitRequests(pages, opened, { userId, locale: localeTag(language ?? defaultLocale) });
  };
}
