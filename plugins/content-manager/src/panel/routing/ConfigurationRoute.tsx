import type { ContentTypeKind } from '@admin/content-model';
import { LazyContribution } from '@admin/shell';
import { useMemo } from 'react';
import type { ContentLocation } from '../address/index.ts';
import { loadEditLayout, loadListSettings } from './load-configuration-pages.ts';
import { configurationOwner } from '../page-owners.ts';

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
