import { pathOf, type EarlyCall, type VisitAddress, type VisitPart } from '@admin/shell/visit';
import { pluginParameters } from './panel/entry/plugin-parameters.ts';
import { listParameters, listQuery } from './panel/list/address/list-parameters.ts';
import { placeOf, type Place } from './panel/routing/place.ts';

const prefix = '/content-manager';

const isList = ({ kind, id }: Place): boolean => kind === 'collectionType' && id === undefined;

/** The rows of a list or an entry, where the address names one. */
function content({ kind, uid, id }: Place, search: URLSearchParams): readonly EarlyCall[] {
  if (kind === 'singleType') {
    const path = pathOf(`${prefix}/single-types/:uid`, { uid });
    return [{ path, query: pluginParameters(search) }];
  }
  if (id === 'create') return [];
  if (id !== undefined) {
    const path = pathOf(`${prefix}/collection-types/:uid/:id`, { uid, id });
    return [{ path, query: pluginParameters(search) }];
  }
  // A list without a query is about to become one with the query of its settings.
  if (search.size === 0) return [];
  const path = pathOf(`${prefix}/collection-types/:uid`, { uid });
  return [{ path, query: listQuery(listParameters(search)) }];
}

/** What `prefetchContent` asks for at the same address; a test holds the two together. */
function contentCalls({ pathname, search }: VisitAddress): readonly EarlyCall[] {
  const place = placeOf(pathname);
  return [
    { path: `${prefix}/init` },
    { path: `${prefix}/content-types-settings` },
    ...(place
      ? [
          { path: pathOf(`${prefix}/content-types/:uid/configuration`, { uid: place.uid }) },
          ...content(place, search),
        ]
      : []),
  ];
}

const isHome = (pathname: string): boolean => pathname === '' || pathname === '/';

/** What the home page, lists and edit views of content will need. */
export const contentVisit: VisitPart = {
  chunks({ pathname }) {
    if (isHome(pathname)) return ['home'];
    if (!pathname.startsWith(prefix)) return [];
    const place = placeOf(pathname);
    return place && !isList(place) ? ['content', 'entry'] : ['content'];
  },
  calls(address): readonly EarlyCall[] {
    if (isHome(address.pathname)) return [{ path: '/admin/home/recent' }];
    return address.pathname.startsWith(prefix) ? contentCalls(address) : [];
  },
};
