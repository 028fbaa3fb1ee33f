import type { ContentTypeKind, ViewSettings } from '@admin/content-model';
import { homePage, writeQuery } from '@admin/shell';
import type { Location } from 'react-router-dom';
import type { ContentTypeLink } from '../../points.ts';
import { withoutStart } from './address-parameters.ts';
import { firstPage } from './list-parameters.ts';
import { contentStart, listPage } from './pages.ts';

/** Navigation state of a page with a link back to the previous page. */
export interface CameFrom {
  /** Path and query of the previous page. */
  readonly from: string;
  /** Navigation state of the previous page. */
  readonly fromState: unknown;
}

/** Returns the navigation state with which a page can link back to this location. */
export function fromHere({
  pathname,
  search,
  state,
}: Pick<Location<unknown>, 'pathname' | 'search' | 'state'>): CameFrom {
  return { from: `${pathname}${search}`, fromState: state };
}

/** Reads the previous page from a navigation state; undefined for a page opened in another way. */
export function cameFrom(state: unknown): CameFrom | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  // Browsers restore states of unknown origin; only paths of this panel are accepted.
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('//')) return undefined;
  return { from, fromState: 'fromState' in state ? state.fromState : null };
}

/** Navigation state of an entry opened from a list. */
export interface FromList {
  /** Path and query of the list. */
  readonly list: string;
}

/** Reads the address of the list from a navigation state; undefined for an entry opened in another way. */
export function listBehind(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}

/** The entry that the user leaves: its content type and its location. */
export interface LeftEntry {
  readonly uid: string;
  readonly kind: ContentTypeKind;
  readonly settings: ViewSettings;
  /** Link of the type in the navigation; null without one, undefined while the links are loading. */
  readonly link?: Pick<ContentTypeLink, 'search' | 'to'> | null | undefined;
  /** The query of the current address. */
  readonly search: string;
  /** Navigation state of the current page. */
  readonly state: unknown;
}

/** Parameters that concern the form of an entry only. */
const formParameters: ReadonlySet<string> = new Set(['field', 'group']);

/**
 * Returns the address that the edit view links back to: the list page that the user came from, with its sorting, search
 * and filters; otherwise the list as linked in the navigation; without such a link the home page. Parameters in the
 * entry's address, such as those of plugins, override both. A single type has no list and links to the start of content.
 */
export function collectionAddress({ uid, kind, settings, link, search, state }: LeftEntry): string {
  if (kind === 'singleType') return contentStart;
  const path = listPage.to({ uid });
  const list = listBehind(state);
  const isFromList = list?.startsWith(`${path}?`) === true;
  if (!isFromList && link === null) return homePage.to();
  const query = isFromList
    ? new URLSearchParams(list.slice(path.length))
    : link
      ? new URLSearchParams(link.search)
      : firstPage(settings);
  for (const [name, value] of withoutStart(new URLSearchParams(search))) {
    if (!formParameters.has(name)) query.set(name, value);
  }
  return isFromList || !link ? listPage.to({ uid }, query) : link.to + writeQuery(query);
}
