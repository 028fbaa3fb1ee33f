import type { ContentManagerInit, ContentTypeConfiguration, ContentTypeSettings } from '@admin/contract';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions, type Query } from '@tanstack/react-query';
import { contentTags } from './query-keys.ts';

/** Schemas change only with a restart of the server or a save in this panel, which invalidates them. */
const staleTime = Number.POSITIVE_INFINITY;

/**
 * For `throwOnError`: the page fails where nothing is known yet. What is known already stays when a later look at it fails,
 * with all that was typed on the page.
 */
export function nothingIsKnown(_: Error, query: Pick<Query, 'state'>): boolean {
  return query.state.data === undefined;
}

/** Every content type and component, with the default width of each field type. */
export function initQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.init],
    staleTime,
    queryFn: async ({ signal }): Promise<ContentManagerInit> =>
      (await http.call('GET /content-manager/init', { signal })).data,
  });
}

/** List settings of every content type: what the menu's links carry. */
export function settingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [contentTags.settings],
    staleTime,
    queryFn: async ({ signal }): Promise<readonly ContentTypeSettings[]> =>
      (await http.call('GET /content-manager/content-types-settings', { signal })).data,
  });
}

/**
 * How list and edit view of one content type, and of the components in it, are arranged; null for a type
 * that does not exist.
 */
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
