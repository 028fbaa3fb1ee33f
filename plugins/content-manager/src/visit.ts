import {
  homePage,
  pathOf,
  type PreloadCall,
  type PreloadAddress,
  type PreloadUser,
  type PagePreload,
} from '@admin/shell/preload';
import { firstDayOfWeek } from '@admin/ui/first-day-of-week';
import { callParameters } from './panel/address/address-parameters.ts';
import type { AddressParameter } from './points/address-parameter-rules.ts';
import { contentLocation, isEntryLocation, type EntryLocation } from './panel/address/content-location.ts';
import { contentStart } from './panel/address/pages.ts';
import { listParameters, listQuery } from './panel/address/list-parameters.ts';

/** Where the calls of the content manager are. */
const api = '/content-manager';

type Known = readonly AddressParameter[];

/** The rows of a list. One without a query is about to become one with the query of its settings. */
function rows(
  uid: string,
  search: URLSearchParams,
  known: Known,
  { userId, locale }: PreloadUser,
): readonly PreloadCall[] {
  if (search.size === 0) return [];
  const list = listParameters(search, callParameters(known, search));
  const asker = {
    userId,
    // Only few filters want to know, and a browser has to read the rules of all languages for it first.
    get weekStart() {
      return firstDayOfWeek(locale);
    },
  };
  const query = listQuery(list, asker);
  return [{ path: pathOf(`${api}/collection-types/:uid`, { uid }), query }];
}

/** The entry of the edit view, or the one that a new one is copied from; none for one that begins empty. */
function entry(place: EntryLocation, search: URLSearchParams, known: Known): readonly PreloadCall[] {
  const { uid, view } = place;
  if (view === 'create') return [];
  const path =
    view === 'single'
      ? pathOf(`${api}/single-types/:uid`, { uid })
      : pathOf(`${api}/collection-types/:uid/:id`, { uid, id: view === 'clone' ? place.origin : place.id });
  return [{ path, query: callParameters(known, search) }];
}

/** What `prefetchContent` asks for at the same address; a test holds the two together. */
function contentCalls(
  { pathname, search }: PreloadAddress,
  known: Known,
  visitor: PreloadUser,
): readonly PreloadCall[] {
  const place = contentLocation(pathname);
  const always = [{ path: `${api}/init` }, { path: `${api}/content-types-settings` }];
  if (place?.view !== 'list' && !isEntryLocation(place)) return always;
  return [
    ...always,
    { path: pathOf(`${api}/content-types/:uid/configuration`, { uid: place.uid }) },
    ...(place.view === 'list' ? rows(place.uid, search, known, visitor) : entry(place, search, known)),
  ];
}

const isHome = (pathname: string): boolean => homePage.match(pathname) !== undefined;

const isContent = (pathname: string): boolean => `${pathname}/`.startsWith(contentStart);

/**
 * What the home page, lists and edit views of content will need.
 * @param known what the plugins of the panel add to `addressParameters`: there are no plugins yet when this runs
 */
export function contentVisit(known: Known): PagePreload {
  return {
    chunks({ pathname }) {
      if (isHome(pathname)) return ['home'];
      if (!isContent(pathname)) return [];
      return isEntryLocation(contentLocation(pathname)) ? ['content', 'entry'] : ['content'];
    },
    outline: ({ pathname }) => (contentLocation(pathname)?.view === 'list' ? 'list' : undefined),
    calls(address, visitor): readonly PreloadCall[] {
      if (isHome(address.pathname)) return [{ path: '/admin/home/recent' }];
      return isContent(address.pathname) ? contentCalls(address, known, visitor) : [];
    },
  };
}
