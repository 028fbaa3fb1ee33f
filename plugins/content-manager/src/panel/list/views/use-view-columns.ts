import type { SavedView } from '@admin/contract';
import { useMemo } from 'react';
import type { ContentTypeView } from '../../schema/index.ts';
import { columnsNamed } from '../fields/list-columns.ts';

/** The columns that a list starts with in a view: its own as far as they still exist, else those of the layout. */
export function useViewColumns(
  view: ContentTypeView,
  layout: readonly string[],
  current: SavedView | undefined,
): readonly string[] {
  const columns = current?.columns;
  return useMemo(() => {
    const names = columns ? columnsNamed(view, columns).map(({ name }) => name) : [];
    return names.length > 0 ? names : layout;
  }, [view, columns, layout]);
}
