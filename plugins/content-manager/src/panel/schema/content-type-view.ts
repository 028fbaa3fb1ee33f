import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import type { ComponentItem, ContentTypeItem, ViewConfiguration } from '@admin/content-model';
import { useHttp } from '@admin/shell';
import { useSuspenseQueries } from '@tanstack/react-query';
import { configurationQuery, initQuery } from './schema-queries.ts';

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
 * The schema and arrangement of a content type; null when the type does not exist. Suspends while it is
 * fetched; both answers are asked for at the same time.
 */
export function useContentTypeView(uid: string): ContentTypeView | null {
  const http = useHttp();
  return useSuspenseQueries({
    queries: [initQuery(http), configurationQuery(http, uid)],
    combine: ([init, configuration]) => viewOf(uid, init.data, configuration.data),
  });
}
