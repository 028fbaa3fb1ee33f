import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import type { ComponentItem, ContentTypeItem, ViewConfiguration } from '@admin/content-model';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { configurationQuery, initQuery, nothingIsKnown } from './schema-queries.ts';
import { httpRef, useService } from '@admin/shell';

/** Everything that list and edit view need to know about one content type. */
export interface ContentTypeView {
  readonly contentType: ContentTypeItem;
  readonly configuration: ViewConfiguration;
  readonly components: ReadonlyMap<string, ComponentItem>;
  readonly componentConfigurations: Readonly<Record<string, ViewConfiguration>>;
  readonly fieldSizes: ContentManagerInit['fieldSizes'];
}

function viewOf(
  uid: string,
  init: ContentManagerInit,
  answer: ContentTypeConfiguration | null,
): ContentTypeView | null {
  const contentType = init.contentTypes.find((item) => item.uid === uid);
  if (!contentType || !answer) return null;
  return {
    contentType,
    configuration: answer.contentType,
    components: new Map(init.components.map((component) => [component.uid, component])),
    componentConfigurations: answer.components,
    fieldSizes: init.fieldSizes,
  };
}

/**
 * The schema and arrangement of a content type: null when the type does not exist, undefined while it is
 * fetched. Both answers are asked for at the same time; a failure is thrown to the boundary.
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
      { ...initQuery(http), throwOnError: nothingIsKnown },
      { ...configurationQuery(http, uid), throwOnError: nothingIsKnown },
    ],
    combine,
  });
}
