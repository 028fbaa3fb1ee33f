import { LazyContribution } from '@admin/shell';
import { useMemo } from 'react';
import type { ContentPlace } from '../address/index.ts';
import { loadListSettings } from './load-configuration-pages.ts';
import { configurationOwner } from './page-owners.ts';

/** A place where the views of a content type or a component are arranged. */
export type ConfigurationPlace = Extract<ContentPlace, { readonly view: 'list-configuration' }>;

/** Whether a place arranges a view. */
export function isConfigurationPlace(place: ContentPlace | undefined): place is ConfigurationPlace {
  return place?.view === 'list-configuration';
}

/** The page of such a place; its code is fetched when it is first shown. */
export function ConfigurationRoute({ place }: { readonly place: ConfigurationPlace }) {
  const { uid } = place;
  const props = useMemo(() => ({ uid }), [uid]);
  return (
    <LazyContribution contribution={configurationOwner} load={loadListSettings} props={props} shape="page" />
  );
}
