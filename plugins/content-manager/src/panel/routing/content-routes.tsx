import type { ContentTypeKind } from '@admin/content-model';
import { ContributionBoundary, LazyContribution, preloadComponent } from '@admin/shell/host';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ContentLocation, EntryLocation } from '../address/index.ts';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { ListPage } from '../list/ListPage.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { configurationOwner, editOwner, listOwner } from '../page-owners.ts';

export interface ListRouteProps {
  /** Uid of the content type. */
  readonly uid: string;
}

/** The list of a collection type; one without a query is on its way to the query that its settings give it. */
export function ListRoute({ uid }: ListRouteProps) {
  const { search } = useLocation();
  return search === '' ? <DefaultList uid={uid} /> : <List uid={uid} />;
}

const preloadEditPage = (): void => void preloadComponent(loadEditPage);

function List({ uid }: ListRouteProps) {
  return (
    <ContributionBoundary contribution={listOwner} key={uid} shape="page">
      <ListPage preloadEntryPage={preloadEditPage} uid={uid} />
    </ContributionBoundary>
  );
}

/** In the menu or not. */
function DefaultList({ uid }: ListRouteProps) {
  const types = useContentTypeLinks();
  if (!types) return <ListSkeleton />;
  const link = types.links.find((one) => one.uid === uid && one.kind === 'collectionType');
  if (!link?.search) return <List uid={uid} />;
  return <Navigate replace to={linkAddress(link, new URLSearchParams())} />;
}

/** The edit view of a place; its code is fetched when it is first shown. */
export function EntryRoute({ place }: { readonly place: EntryLocation }) {
  const props = useMemo(() => ({ location: place }), [place]);
  return <LazyContribution contribution={editOwner} load={loadEditPage} props={props} shape="page" />;
}

/** A place where the views of a content type or a component are arranged. */
export type ConfigurationPlace = Extract<ContentLocation, { readonly view: `${string}-configuration` }>;

/** Whether a place arranges a view. */
export function isConfigurationPlace(place: ContentLocation | undefined): place is ConfigurationPlace {
  return place?.view.endsWith('-configuration') === true;
}

function kindOf(
  place: Exclude<ConfigurationPlace, { readonly view: 'list-configuration' }>,
): ContentTypeKind | 'component' {
  return place.view === 'edit-configuration' ? place.kind : 'component';
}

/** The page of such a place; its code is fetched when it is first shown. */
export function ConfigurationRoute({ place }: { readonly place: ConfigurationPlace }) {
  const { uid } = place;
  const kind = place.view === 'list-configuration' ? undefined : kindOf(place);
  const layout = useMemo(() => (kind === undefined ? undefined : { uid, kind }), [uid, kind]);
  const list = useMemo(() => ({ uid }), [uid]);
  return layout ? (
    <LazyContribution contribution={configurationOwner} load={loadEditLayout} props={layout} shape="page" />
  ) : (
    <LazyContribution contribution={configurationOwner} load={loadListSettings} props={list} shape="page" />
  );
}

/** Fetches the code of the list settings. */
export const loadListSettings = () => import('../configuration/list/ListSettingsPage.tsx');

/** Fetches the code that arranges edit views and components. */
export const loadEditLayout = () => import('../configuration/layout/EditLayoutPage.tsx');
