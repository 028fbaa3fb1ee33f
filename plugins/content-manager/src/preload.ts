import {
  homePage,
  type DocumentPreload,
  pathOf,
  type PreloadCall,
  type PreloadAddress,
  type PreloadUser,
  type PagePreload,
} from '@admin/shell/preload';
import type { ContentType } from '@admin/content-model';
import { firstDayOfWeek } from '@admin/ui/first-day-of-week';
import { callParameters } from './panel/address/address-parameters.ts';
import type { AddressParameter } from './points/address-parameter-rules.ts';
import type { EarlyColumn } from './points/early-column.ts';
import { contentLocation, isEntryLocation, type EntryLocation } from './panel/address/content-location.ts';
import { contentStart } from './panel/address/pages.ts';
import { listParameters, listQuery } from './panel/address/list-parameters.ts';

/** Base path of the content manager's API. */
const api = '/content-manager';

type Known = readonly AddressParameter[];

/**
 * Returns the request for the entries of a list; none without a query, since the list redirects to its initial
 * query.
 */
function rows(
  uid: string,
  search: URLSearchParams,
  known: Known,
  { userId, locale }: PreloadUser,
): readonly PreloadCall[] {
  if (search.size === 0) return [];
  const list = listParameters(search, callParameters(known, search));
  const context = {
    userId,
    // Lazy: few filters need it, and it makes the browser load locale data.
    get weekStart() {
      return firstDayOfWeek(locale);
    },
  };
  const query = listQuery(list, context);
  return [{ path: pathOf(`${api}/collection-types/:uid`, { uid }), query }];
}

/** Returns the request for the entry of the edit view, or for the one to copy; none for an empty new entry. */
function entry(location: EntryLocation, search: URLSearchParams, known: Known): readonly PreloadCall[] {
  const { uid, view } = location;
  if (view === 'create') return [];
  const path =
    view === 'single'
      ? pathOf(`${api}/single-types/:uid`, { uid })
      : pathOf(`${api}/collection-types/:uid/:id`, {
          uid,
          id: view === 'clone' ? location.origin : location.id,
        });
  return [{ path, query: callParameters(known, search) }];
}

/** Returns the requests that `prefetchContent` sends at the same address; a test compares the two. */
function contentCalls(
  { pathname, search }: PreloadAddress,
  known: Known,
  visitor: PreloadUser,
): readonly PreloadCall[] {
  const location = contentLocation(pathname);
  const always = [{ path: `${api}/init` }, { path: `${api}/content-types-settings` }];
  if (location?.view !== 'list' && !isEntryLocation(location)) return always;
  return [
    ...always,
    { path: pathOf(`${api}/content-types/:uid/configuration`, { uid: location.uid }) },
    ...(location.view === 'list'
      ? [
          ...rows(location.uid, search, known, visitor),
          { path: pathOf(`${api}/collection-types/:uid/views`, { uid: location.uid }) },
        ]
      : entry(location, search, known)),
  ];
}

/** What a package adds to the script of the document, for the pages of the content manager as well. */
export interface ContentPreload extends DocumentPreload {
  /** The `addressParameters` of a plugin, which the requests of lists and entries carry. */
  readonly addressParameters?: readonly AddressParameter[];
  /** Further requests on lists and entries. */
  readonly contentCalls?: readonly PreloadCall[];
  /** Returns the columns that the plugin adds to a list, for the table that the document shows before the panel. */
  readonly listColumns?: (contentType: ContentType) => readonly EarlyColumn[];
}

declare global {
  /** The `listColumns` of the plugins. */
  var adminListColumns: readonly NonNullable<ContentPreload['listColumns']>[] | undefined;
}

const isHome = (pathname: string): boolean => homePage.match(pathname) !== undefined;

const isContent = (pathname: string): boolean => `${pathname}/`.startsWith(contentStart);

/** Returns the requests of the home page, lists and edit views before the panel starts. */
function contentPages(preloads: readonly ContentPreload[]): PagePreload {
  const known = preloads.flatMap(({ addressParameters }) => addressParameters ?? []);
  const further = preloads.flatMap(({ contentCalls: calls }) => calls ?? []);
  globalThis.adminListColumns = preloads.flatMap(({ listColumns }) => listColumns ?? []);
  return {
    chunks({ pathname }) {
      if (isHome(pathname)) return ['home'];
      if (!isContent(pathname)) return [];
      const location = contentLocation(pathname);
      // The document draws some views; the build names their files, and ignores other names.
      const early = `early-${location?.view}`;
      return isEntryLocation(location) ? ['content', 'entry', early] : ['content', early];
    },
    outline: ({ pathname }) => contentLocation(pathname)?.view,
    calls(address, visitor): readonly PreloadCall[] {
      if (isHome(address.pathname)) return [{ path: '/admin/home/recent' }];
      if (!isContent(address.pathname)) return [];
      return [...contentCalls(address, known, visitor), ...further];
    },
  };
}

export type { EarlyColumn };

/** The requests of the content manager in the script of the document. */
export const preload = { pages: contentPages } satisfies ContentPreload;
