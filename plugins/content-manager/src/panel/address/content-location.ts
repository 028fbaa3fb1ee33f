import type { ContentTypeKind } from '@admin/content-model';
import type { PageQuery } from '@admin/shell/preload';
import {
  clonePage,
  collectionConfigurationPage,
  componentConfigurationPage,
  contentPage,
  createPage,
  entryPage,
  listConfigurationPage,
  listPage,
  singleConfigurationPage,
  singleTypePage,
} from './pages.ts';

/** A location that the edit view shows. */
export type EntryLocation =
  | { readonly view: 'create'; readonly uid: string }
  /** A new entry that starts as a copy of the one with the id `origin`. */
  | { readonly view: 'clone'; readonly uid: string; readonly origin: string }
  | { readonly view: 'entry'; readonly uid: string; readonly id: string }
  | { readonly view: 'single'; readonly uid: string };

/** A page of the content manager; `uid` is that of the content type unless stated otherwise. */
export type ContentLocation =
  | EntryLocation
  | { readonly view: 'list'; readonly uid: string }
  | { readonly view: 'list-configuration'; readonly uid: string }
  | { readonly view: 'edit-configuration'; readonly kind: ContentTypeKind; readonly uid: string }
  /** `uid` is the component's. */
  | { readonly view: 'component-configuration'; readonly uid: string };

const withView = <V extends string, P>(view: V, match: P | undefined) => match && { view, ...match };

const withKind = <K extends ContentTypeKind, P>(kind: K, match: P | undefined) =>
  match && { view: 'edit-configuration' as const, kind, ...match };

/** `configurations` and `create` are segments of other pages, not ids. */
const isId = (segment: string): boolean => segment !== 'configurations' && segment !== 'create';

function entryAt(pathname: string) {
  const entry = withView('entry', entryPage.match(pathname));
  return entry && isId(entry.id) ? entry : undefined;
}

/** Parses a path below the panel's base; undefined for pages of other plugins. */
export function contentLocation(pathname: string): ContentLocation | undefined {
  return (
    withView('list', listPage.match(pathname)) ??
    entryAt(pathname) ??
    withView('create', createPage.match(pathname)) ??
    withView('single', singleTypePage.match(pathname)) ??
    withView('clone', clonePage.match(pathname)) ??
    withView('list-configuration', listConfigurationPage.match(pathname)) ??
    withKind('collectionType', collectionConfigurationPage.match(pathname)) ??
    withKind('singleType', singleConfigurationPage.match(pathname)) ??
    withView('component-configuration', componentConfigurationPage.match(pathname))
  );
}

/** Returns the address of a location; the inverse of {@link contentLocation}. */
export function contentAddress(location: ContentLocation, query?: PageQuery): string {
  const { uid } = location;
  switch (location.view) {
    case 'list':
      return listPage.to({ uid }, query);
    case 'entry':
      return entryPage.to({ uid, id: location.id }, query);
    case 'create':
      return createPage.to({ uid }, query);
    case 'clone':
      return clonePage.to({ uid, origin: location.origin }, query);
    case 'single':
      return singleTypePage.to({ uid }, query);
    case 'list-configuration':
      return listConfigurationPage.to({ uid }, query);
    case 'edit-configuration':
      return location.kind === 'singleType'
        ? singleConfigurationPage.to({ uid }, query)
        : collectionConfigurationPage.to({ uid }, query);
    case 'component-configuration':
      return componentConfigurationPage.to({ uid }, query);
  }
}

const entryViews: ReadonlySet<ContentLocation['view']> = new Set(['create', 'clone', 'entry', 'single']);

/** Returns whether the edit view shows a location. */
export function isEntryLocation(location: ContentLocation | undefined): location is EntryLocation {
  return location !== undefined && entryViews.has(location.view);
}

/** Returns the first page of a content type: its list, or the entry of a single type. */
export function locationOfType({
  kind,
  uid,
}: {
  readonly kind: ContentTypeKind;
  readonly uid: string;
}): ContentLocation {
  return { view: kind === 'singleType' ? 'single' : 'list', uid };
}

/** Segments of older addresses with their current names. */
const segments = new Map([
  ['collectionType', 'collection-types'],
  ['singleType', 'single-types'],
]);

/** Returns the current address for an address of an older version, which bookmarks may hold; undefined for others. */
export function currentAddress(pathname: string, search: string): string | undefined {
  const [, section, segment = '', ...rest] = pathname.split('/');
  const current = segments.get(segment);
  if (section !== contentPage.path || !current) return undefined;
  return `/${[section, current, ...rest].join('/')}${search}`;
}
