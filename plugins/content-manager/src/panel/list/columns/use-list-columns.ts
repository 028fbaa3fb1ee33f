import { hasDraftAndPublish, schemasFromItems } from '@admin/content-model';
import { useHook } from '@admin/shell';
import { useMemo } from 'react';
import { injectListColumns, type ListColumn, type ListContext } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { listQuery, type ListParameters } from '../address/list-parameters.ts';
import { listMessages } from '../messages.ts';
import { columnsNamed } from './list-columns.ts';

const publicationColumn: ListColumn = {
  name: 'publishedAt',
  label: listMessages.status,
  isSortable: true,
};

/** What plugins are told about the list. */
export function useListContext(view: ContentTypeView, list: ListParameters): ListContext {
  const { contentType: item, configuration } = view;
  // Plugins are told what the document declares, without the attributes that the product adds.
  const contentType = useMemo(
    () => schemasFromItems({ contentTypes: [item], components: [] }).contentTypes.get(item.uid) ?? item,
    [item],
  );
  return useMemo(() => {
    const { locale } = list.parameters;
    return {
      contentType,
      configuration,
      query: listQuery(list),
      ...(locale === undefined ? {} : { locale }),
    };
  }, [contentType, configuration, list]);
}

/** The columns of a list: those that are displayed, the publication, and what plugins make of them. */
export function useListColumns(
  view: ContentTypeView,
  names: readonly string[],
  context: ListContext,
): readonly ListColumn[] {
  const own = useMemo(() => {
    const columns = columnsNamed(view, names);
    return hasDraftAndPublish(view.contentType) ? [...columns, publicationColumn] : columns;
  }, [view, names]);
  return useHook(injectListColumns, own, context);
}
