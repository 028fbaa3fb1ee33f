import { hasDraftAndPublish } from '@admin/content-model';
import { permissionsRef, useStore } from '@admin/shell';
import { useHook } from '@admin/shell/host';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { injectListColumns, type ListColumn, type ListContext } from '../../../points.ts';
import { listQuery, promisedLocale, useFilterContext, type ListParameters } from '../../address/index.ts';
import { checkColumns } from '../../hook-checks.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { columnsNamed, publicationColumn, useDeclaredType } from '../fields/columns.ts';

/** Returns the context of the list for plugins. */
export function usePluginContext(view: ContentTypeView, list: ListParameters): ListContext {
  const { contentType: item, configuration } = view;
  const contentType = useDeclaredType(item);
  const filterContext = useFilterContext();
  const granted = useStore(permissionsRef, (state) => state.granted);
  return useMemo(
    () => ({
      contentType,
      configuration,
      query: listQuery(list, filterContext),
      granted,
      ...promisedLocale(list.parameters),
    }),
    [contentType, configuration, list, filterContext, granted],
  );
}

/** The columns of a list, after the changes of plugins. */
export interface ListColumns {
  readonly shown: readonly ListColumn[];
  /** The columns that plugins have added, hidden ones included. */
  readonly added: readonly ListColumn[];
}

/** Returns the columns of a list: the displayed attributes and the publication status, after the changes of plugins. */
export function useListColumns(
  view: ContentTypeView,
  { names, hidden }: { readonly names: readonly string[]; readonly hidden: ReadonlySet<string> },
  context: ListContext,
): ListColumns {
  const own = useMemo(() => {
    const columns = columnsNamed(view, names);
    return hasDraftAndPublish(view.contentType) ? [...columns, publicationColumn] : columns;
  }, [view, names]);
  const columns = useStableColumns(useHook(injectListColumns, own, context, checkColumns));
  return useMemo(() => {
    const known = new Set(own.map(({ name }) => name));
    return {
      shown: columns.filter(({ name }) => known.has(name) || !hidden.has(name)),
      added: columns.filter(({ name }) => !known.has(name)),
    };
  }, [columns, own, hidden]);
}

/** Returns columns of attributes after the changes of plugins, without the columns that plugins add. */
export function useChangedColumns(own: readonly ListColumn[], context: ListContext): readonly ListColumn[] {
  const columns = useStableColumns(useHook(injectListColumns, own, context, checkColumns));
  return useMemo(
    () => columns.filter(({ name }) => own.some((column) => column.name === name)),
    [columns, own],
  );
}

/** Returns the same columns while they are equal: plugins create them for every page, and new ones render every cell. */
function useStableColumns(columns: readonly ListColumn[]): readonly ListColumn[] {
  const [stable, setStable] = useState(columns);
  const next = replaceEqualDeep(stable, columns);
  if (next !== stable) setStable(next);
  return next;
}
