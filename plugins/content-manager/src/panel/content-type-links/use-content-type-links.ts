import type { ContentManagerInit, ContentTypeSettings } from '@admin/contract';
import { schemasFromItems } from '@admin/content-model';
import { httpRef, permissionsRef, useService, useStore } from '@admin/shell';
import { useHook } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mutateCollectionTypeLinks, mutateSingleTypeLinks, type ContentTypeLink } from '../../points.ts';
import { checkLinks } from '../hook-checks.ts';
import { initQuery, hasNoData, settingsQuery } from '../schema/index.ts';
import { contentTypeLinks, isAuthorised, isReadable } from './content-type-links.ts';

const noTypes: ContentManagerInit = { contentTypes: [], components: [], fieldSizes: {} };
const noSettings: readonly ContentTypeSettings[] = [];

/** Links to content types: all of them, and those that the user may open. */
export interface ContentTypeLinks {
  /** Links to all content types, regardless of permissions. */
  readonly links: readonly ContentTypeLink[];
  readonly collectionTypes: readonly ContentTypeLink[];
  readonly singleTypes: readonly ContentTypeLink[];
  /** Links to types that the user may only read; the menu omits them, since it requires permission to create. */
  readonly readableTypes: readonly ContentTypeLink[];
  /** True if the project has any content type. */
  readonly anyExists: boolean;
}

/** Returns {@link ContentTypeLinks} once they are loaded, and whether loading failed. */
function useLinks(throwsAtFirst: boolean): {
  readonly types: ContentTypeLinks | undefined;
  readonly isFailed: boolean;
} {
  const http = useService(httpRef);
  const granted = useStore(permissionsRef, (state) => state.granted);
  const throwOnError = throwsAtFirst ? hasNoData : false;
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
 * Returns the links of the navigation, after the changes of plugins; undefined while they load. Throws a failure to
 * the error boundary.
 */
export function useContentTypeLinks(): ContentTypeLinks | undefined {
  return useLinks(true).types;
}

/**
 * Returns the link to a content type, regardless of permissions; null without one or after a failure, undefined
 * while the links load.
 */
export function useContentTypeLink(uid: string): ContentTypeLink | null | undefined {
  const { types, isFailed } = useLinks(false);
  if (!types) return isFailed ? null : undefined;
  return types.links.find((link) => link.uid === uid) ?? null;
}
