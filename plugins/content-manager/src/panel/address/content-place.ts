import type { ContentTypeKind } from '@admin/content-model';
import type { PageQuery } from '@admin/shell/visit';
import {
  clonePage,
  collectionConfigurationPage,
  componentConfigurationPage,
  createPage,
  entryPage,
  listConfigurationPage,
  listPage,
  singleConfigurationPage,
  singleTypePage,
} from './pages.ts';

/** A place that the edit view shows. */
export type EntryPlace =
  | { readonly view: 'create'; readonly uid: string }
  /** A new entry that begins as a copy of the one with the id `origin`. */
  | { readonly view: 'clone'; readonly uid: string; readonly origin: string }
  | { readonly view: 'entry'; readonly uid: string; readonly id: string }
  | { readonly view: 'single'; readonly uid: string };

/** What an address below the content manager is about; `uid` is the content type's where nothing else is said. */
export type ContentPlace =
  | EntryPlace
  | { readonly view: 'list'; readonly uid: string }
  | { readonly view: 'list-configuration'; readonly uid: string }
  | { readonly view: 'edit-configuration'; readonly kind: ContentTypeKind; readonly uid: string }
  /** `uid` is the component's. */
  | { readonly view: 'component-configuration'; readonly uid: string };

const withView = <V extends string, P>(view: V, match: P | undefined) => match && { view, ...match };

const withKind = <K extends ContentTypeKind, P>(kind: K, match: P | undefined) =>
  match && { view: 'edit-configuration' as const, kind, ...match };

/** Under `configurations` stand the settings of a type's views, and under `create` its new entries. */
const isId = (segment: string): boolean => segment !== 'configurations' && segment !== 'create';

function entryAt(pathname: string) {
  const entry = withView('entry', entryPage.match(pathname));
  return entry && isId(entry.id) ? entry : undefined;
}

/** Reads a path below the panel's base; undefined for any other page. */
export function contentPlace(pathname: string): ContentPlace | undefined {
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

/** Writes the address of a place: what {@link contentPlace} reads as that place. */
export function placeAddress(place: ContentPlace, query?: PageQuery): string {
  const { uid } = place;
  switch (place.view) {
    case 'list':
      return listPage.to({ uid }, query);
    case 'entry':
      return entryPage.to({ uid, id: place.id }, query);
    case 'create':
      return createPage.to({ uid }, query);
    case 'clone':
      return clonePage.to({ uid, origin: place.origin }, query);
    case 'single':
      return singleTypePage.to({ uid }, query);
    case 'list-configuration':
      return listConfigurationPage.to({ uid }, query);
    case 'edit-configuration':
      return place.kind === 'singleType'
        ? singleConfigurationPage.to({ uid }, query)
        : collectionConfigurationPage.to({ uid }, query);
    case 'component-configuration':
      return componentConfigurationPage.to({ uid }, query);
  }
}

const entryViews: ReadonlySet<ContentPlace['view']> = new Set(['create', 'clone', 'entry', 'single']);

/** Whether the edit view shows a place. */
export function isEntryPlace(place: ContentPlace | undefined): place is EntryPlace {
  return place !== undefined && entryViews.has(place.view);
}

/** Where a content type begins: with its list, or with the one entry of a single type. */
export function placeOfType({
  kind,
  uid,
}: {
  readonly kind: ContentTypeKind;
  readonly uid: string;
}): ContentPlace {
  return { view: kind === 'singleType' ? 'single' : 'list', uid };
}
