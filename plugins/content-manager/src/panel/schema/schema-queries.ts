import type {
  ContentManagerInit,
  ContentTypeConfiguration,
  ContentTypeSettings,
  ComponentConfiguration,
} from '@admin/contract';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions, type Query } from '@tanstack/react-query';

/** Roots of this plugin's query keys; invalidating a root refetches everything below it. */
export const contentTags = {
  /** Content types, components and field sizes: `[init]`. */
  init: 'ContentManagerInit',
  /** List settings of all types: `[settings]`. */
  settings: 'ContentTypeSettings',
  /** View configuration of one type: `[configuration, uid]`. */
  configuration: 'ContentTypeConfiguration',
  /** View configuration of one component: `[componentConfiguration, uid]`. */
  componentConfiguration: 'ComponentConfiguration',
  /** Pages of a list: `[entries, uid, parameters]`. */
  entries: 'Entries',
  /** Saved views of a list, and its last parameters: `[views, uid]`. */
  views: 'ListViews',
  /** One entry: `[entry, uid, id or 'single', parameters]`. */
  entry: 'Entry',
  /** Initial values of a new entry: `[start, uid, start, parameters]`. */
  start: 'EntryStart',
  /** Relations of an entry: `[relations, uid, id, field]`. */
  relations: 'Relations',
  /** The entries that link to an entry: `[uses, uid, id]`. */
  uses: 'EntryUses',
} as const;

/** Schemas change only when the server restarts or this panel saves them, which invalidates the queries. */
const staleTime = Number.POSITIVE_INFINITY;

/** Returns whether a failed query has no data, for `throwOnError`: a failed refetch must not replace a page with unsaved changes. */
export function hasNoData(_: Error, query: Pick<Query, 'state'>): boolean {
  return query.state.data === undefined;
}

/** The query of all content types and components, and of the default width of each field type. */
export function initQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.init],
    staleTime,
    queryFn: async ({ signal }): Promise<ContentManagerInit> =>
      (await http.call('GET /content-manager/init', { signal })).data,
  });
}

/** The query of the list settings of all content types, which the links of the menu use. */
export function settingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.settings],
    staleTime,
    queryFn: async ({ signal }): Promise<readonly ContentTypeSettings[]> =>
      (await http.call('GET /content-manager/content-types-settings', { signal })).data,
  });
}

/** The query of the view configuration of one content type and of its components; null for an unknown type. */
export function configurationQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.configuration, uid],
    staleTime,
    queryFn: async ({ signal }): Promise<ContentTypeConfiguration | null> => {
      const call = 'GET /content-manager/content-types/:uid/configuration';
      try {
        return (await http.call(call, { params: { uid }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** The query of the view configuration of a component and of its inner components; null for an unknown component. */
export function componentConfigurationQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.componentConfiguration, uid],
    queryFn: async ({ signal }): Promise<ComponentConfiguration | null> => {
      const call = 'GET /content-manager/components/:uid/configuration';
      try {
        return (await http.call(call, { params: { uid }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
