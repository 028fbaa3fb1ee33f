import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import type { ComponentItem, ContentTypeItem, ViewConfiguration } from '@admin/content-model';
import { useQueries, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { httpRef, useService } from '@admin/shell';
import { configurationQuery, initQuery, hasNoData, contentTags } from './schema-queries.ts';

/** The schema and configuration of one content type, for its list and edit view. */
export interface ContentTypeView {
  readonly contentType: ContentTypeItem;
  readonly configuration: ViewConfiguration;
  readonly components: ReadonlyMap<string, ComponentItem>;
  readonly componentConfigurations: Readonly<Record<string, ViewConfiguration>>;
  readonly fieldSizes: ContentManagerInit['fieldSizes'];
}

/** Returns the view of a content type from the responses of the server; null for an unknown type. */
export function viewOf(
  uid: string,
  init: ContentManagerInit,
  response: ContentTypeConfiguration | null,
): ContentTypeView | null {
  const contentType = init.contentTypes.find((item) => item.uid === uid);
  if (!contentType || !response) return null;
  return {
    contentType,
    configuration: response.contentType,
    components: new Map(init.components.map((component) => [component.uid, component])),
    componentConfigurations: response.components,
    fieldSizes: init.fieldSizes,
  };
}

/**
 * Returns the schema and configuration of a content type: null for an unknown type, undefined while loading. Sends both
 * requests at the same time; a failure is thrown to the error boundary.
 */
export function useContentTypeView(uid: string): ContentTypeView | null | undefined {
  const http = useService(httpRef);
  const combine = useCallback(
    ([init, configuration]: [
      UseQueryResult<ContentManagerInit>,
      UseQueryResult<ContentTypeConfiguration | null>,
    ]) =>
      init.data && configuration.data !== undefined ? viewOf(uid, init.data, configuration.data) : undefined,
    [uid],
  );
  return useQueries({
    queries: [
      { ...initQuery(http), throwOnError: hasNoData },
      { ...configurationQuery(http, uid), throwOnError: hasNoData },
    ],
    combine,
  });
}

/**
 * Marks schemas and configurations as stale when the user leaves the content manager. They are fetched once per visit, and the
 * next visit shows the cached ones while it fetches them again.
 */
export function useSchemaLifetime(): void {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      for (const tag of [contentTags.init, contentTags.settings, contentTags.configuration]) {
        void queries.invalidateQueries({ queryKey: [tag], refetchType: 'none' });
      }
    },
    [queries],
  );
}
