import { addressWith } from '../http/urls.ts';
import { defaultLocale, localeTags } from '../preferences/locales.ts';
import type { PagePreload, PreloadCall } from './page-preload.ts';

/** What a package adds to the script of the document: the export `preload` of the module that its package.json names. */
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

/** Returns the paths with their queries that a visit requests, those of every page first. */
export const visitRequests = (calls: readonly PreloadCall[]): readonly string[] => [
  ...commonRequests,
  ...calls.map(({ path, query }) => addressWith(path, query)),
];

/** Returns the BCP 47 tag of the code of a language. A code that the host does not list is a language of a plugin. */
export const tagOf = (code: string): string => localeTags[code] ?? code;

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
    const user = { userId, locale: tagOf(language ?? defaultLocale) };
    return visitRequests(pages.flatMap(({ calls }) => calls?.(opened, user) ?? []));
  };
}
