import { hasDraftAndPublish } from '@admin/content-model';
import { useHook } from '@admin/shell/host';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { injectListColumns, type ListColumn, type ListContext } from '../../../points.ts';
import { checkColumns } from '../../hook-checks.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { promisedLocale } from '../../address/index.ts';
import { useFilterContext } from '../../address/address-hooks.ts';
import { listQuery, type ListParameters } from '../../address/list-parameters.ts';
import { listMessages } from '../messages.ts';
import { columnsNamed, useDeclaredType } from '../fields/columns.ts';
import type { DisplayedNames } from './use-displayed-names.ts';

const publicationColumn: ListColumn = {
  name: 'publishedAt',
  label: listMessages.status,
  isSortable: true,
};

/** What plugins are told about the list. */
export function useListContext(view: ContentTypeView, list: ListParameters): ListContext {
  const { contentType: item, configuration } = view;
  const contentType = useDeclaredType(item);
  const asker = useFilterContext();
  return useMemo(
    () => ({
      contentType,
      configuration,
      query: listQuery(list, asker),
      ...promisedLocale(list.parameters),
    }),
    [contentType, configuration, list, asker],
  );
}

/** The columns of a list, after plugins had their say. */
export interface ListColumns {
  readonly shown: readonly ListColumn[];
  /** Those that plugins added, shown or not. */
  readonly added: readonly ListColumn[];
}

/** The columns of a list: those that are displayed, the publication, and what plugins make of them. */
export function useListColumns(
  view: ContentTypeView,
  { names, hidden }: Pick<DisplayedNames, 'names' | 'hidden'>,
  context: ListContext,
): ListColumns {
  const own = useMemo(() => {
    const columns = columnsNamed(view, names);
    return hasDraftAndPublish(view.contentType) ? [...columns, publicationColumn] : columns;
  }, [view, names]);
  const columns = useUnchanged(useHook(injectListColumns, own, context, checkColumns));
  return useMemo(() => {
    const known = new Set(own.map(({ name }) => name));
    return {
      shown: columns.filter(({ name }) => known.has(name) || !hidden.has(name)),
      added: columns.filter(({ name }) => !known.has(name)),
    };
  }, [columns, own, hidden]);
}

/** Plugins make their columns anew for every page and order; the same ones need not draw every cell again. */
function useUnchanged(columns: readonly ListColumn[]): readonly ListColumn[] {
  const [kept, setKept] = useState(columns);
  const next = replaceEqualDeep(kept, columns);
  if (next !== kept) setKept(next);
  return next;
}
