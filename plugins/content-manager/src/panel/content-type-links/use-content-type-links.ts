import type { ContentManagerInit, ContentTypeSettings } from '@admin/contract';
import { schemasFromItems } from '@admin/content-model';
import { httpRef, permissionsRef, useService, useStore } from '@admin/shell';
import { useHook } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mutateCollectionTypeLinks, mutateSingleTypeLinks, type ContentTypeLink } from '../../points.ts';
import { checkLinks } from '../hook-checks.ts';
import { initQuery, nothingIsKnown, settingsQuery } from '../schema/index.ts';
import { contentTypeLinks, isAuthorised, isReadable } from './content-type-links.ts';

const noTypes: ContentManagerInit = { contentTypes: [], components: [], fieldSizes: {} };
const noSettings: readonly ContentTypeSettings[] = [];

/** The links to content types: what exists at all, and what of it the user may open. */
export interface ContentTypeLinks {
  /** The links to everything that exists, whoever may follow them. */
  readonly links: readonly ContentTypeLink[];
  readonly collectionTypes: readonly ContentTypeLink[];
  readonly singleTypes: readonly ContentTypeLink[];
  /** The links to types that the user may read and the menu leaves out, since it requires the right to create. */
  readonly readableTypes: readonly ContentTypeLink[];
  /** Whether the project has any content type, whoever may see it. */
  readonly anyExists: boolean;
}

/** {@link ContentTypeLinks} once they are there, and whether they could not be fetched. */
function useLinks(throwsAtFirst: boolean): {
  readonly types: ContentTypeLinks | undefined;
  readonly isFailed: boolean;
} {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const throwOnError = throwsAtFirst ? nothingIsKnown : false;
  const types = useQuery({ ...initQuery(http), throwOnError });
  const lists = useQuery({ ...settingsQuery(http), throwOnError });
  const { data: init = noTypes } = types;
  const { data: settings = noSettings } = lists;
  const isFetched = init !== noTypes && settings !== noSettings;
  const links = useMemo(() => contentTypeLinks(init.contentTypes, settings), [init, settings]);
  const context = useMemo(
    () => ({
      contentTypes: schemasFromItems(init).contentTypes,
      settings: Object.fromEntries(settings.map((one) => [one.uid, one.settings])),
      granted,
    }),
    [init, settings, granted],
  );
  const collections = useMemo(() => links.filter(({ kind }) => kind === 'collectionType'), [links]);
  const singles = useMemo(() => links.filter(({ kind }) => kind === 'singleType'), [links]);
  const collectionTypes = useHook(mutateCollectionTypeLinks, collections, context, checkLinks);
  const singleTypes = useHook(mutateSingleTypeLinks, singles, context, checkLinks);
  const known = useMemo(() => {
    if (!isFetched) return undefined;
    const open = (link: ContentTypeLink): boolean => link.isDisplayed && isAuthorised(link, granted);
    const all = [...collectionTypes, ...singleTypes];
    return {
      links: all,
      collectionTypes: collectionTypes.filter(open),
      singleTypes: singleTypes.filter(open),
      readableTypes: all.filter((link) => link.isDisplayed && !open(link) && isReadable(link, granted)),
      anyExists: links.length > 0,
    };
  }, [isFetched, collectionTypes, singleTypes, granted, links]);
  return { types: known, isFailed: types.isError || lists.isError };
}

/**
 * The links of the navigation, after the plugins had their say; undefined while the types are fetched. A
 * failure is thrown to the boundary.
 */
export function useContentTypeLinks(): ContentTypeLinks | undefined {
  return useLinks(true).types;
}

/**
 * The link to one content type, whoever may follow it; null where there is none, or none could be fetched, and
 * undefined as long as that is not known.
 */
export function useContentTypeLink(uid: string): ContentTypeLink | null | undefined {
  const { types, isFailed } = useLinks(false);
  if (!types) return isFailed ? null : undefined;
  return types.links.find((link) => link.uid === uid) ?? null;
}
