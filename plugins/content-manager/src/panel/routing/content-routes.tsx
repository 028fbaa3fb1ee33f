import type { ContentTypeKind } from '@admin/content-model';
import {
  ContributionBoundary,
  isComponentFetched,
  LazyContribution,
  preloadComponent,
} from '@admin/shell/host';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ContentLocation, EntryLocation } from '../address/index.ts';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import { loadEditPage } from '../edit/load-edit-page.ts';
import type { EntryPageCode } from '../list/entries/use-entry-prefetch.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { configurationOwner, editOwner, listOwner } from '../page-owners.ts';

export interface ListRouteProps {
  /** Uid of the content type. */
  readonly uid: string;
}

/** The list of a collection type. Without a query it redirects to the initial query of its settings. */
export function ListRoute({ uid }: ListRouteProps) {
  const { search } = useLocation();
  return search === '' ? <DefaultList uid={uid} /> : <List uid={uid} />;
}

const editPage: EntryPageCode = {
  fetch: () => void preloadComponent(loadEditPage),
  isFetched: () => isComponentFetched(loadEditPage),
};

function List({ uid }: ListRouteProps) {
  return (
    <ContributionBoundary contribution={listOwner} key={uid} shape="page">
      <ListPage entryPageCode={editPage} uid={uid} />
    </ContributionBoundary>
  );
}

/** Also for types that the menu omits. */
function DefaultList({ uid }: ListRouteProps) {
  const types = useContentTypeLinks();
  if (!types) return <ListSkeleton />;
  const link = types.links.find((one) => one.uid === uid && one.kind === 'collectionType');
  if (!link?.search) return <List uid={uid} />;
  return <Navigate replace to={linkAddress(link, new URLSearchParams())} />;
}

/** The edit view of an entry; its code loads when it is first shown. */
export function EntryRoute({ location }: { readonly location: EntryLocation }) {
  const props = useMemo(() => ({ location }), [location]);
  return <LazyContribution contribution={editOwner} load={loadEditPage} props={props} shape="page" />;
}

/** A page that configures a view. */
export type ConfigurationLocation = Extract<ContentLocation, { readonly view: `${string}-configuration` }>;

/** Returns whether a location is a configuration page. */
export function isConfigurationLocation(
  location: ContentLocation | undefined,
): location is ConfigurationLocation {
  return location?.view.endsWith('-configuration') === true;
}

function kindOf(
  location: Exclude<ConfigurationLocation, { readonly view: 'list-configuration' }>,
): ContentTypeKind | 'component' {
  return location.view === 'edit-configuration' ? location.kind : 'component';
}

/** A configuration page; its code loads when it is first shown. */
export function ConfigurationRoute({ location }: { readonly location: ConfigurationLocation }) {
  const { uid } = location;
  const kind = location.view === 'list-configuration' ? undefined : kindOf(location);
  const layout = useMemo(() => (kind === undefined ? undefined : { uid, kind }), [uid, kind]);
  const list = useMemo(() => ({ uid }), [uid]);
  return layout ? (
    <LazyContribution contribution={configurationOwner} load={loadEditLayout} props={layout} shape="page" />
  ) : (
    <LazyContribution contribution={configurationOwner} load={loadListSettings} props={list} shape="page" />
  );
}

/** Loads the code of the list settings. */
export const loadListSettings = () => import('../configuration/list/ListSettingsPage.tsx');

/** Loads the code of the layout pages. */
export const loadEditLayout = () => import('../configuration/layout/EditLayoutPage.tsx');
