import { useCallback, useMemo } from 'react';
import type { ListColumn } from '../../../points.ts';
import type { Views } from '../views/use-views.ts';
import type { TableColumns } from './use-table-columns.tsx';

/** The columns of a list as wide as their reader made them. */
export interface SizedColumns {
  readonly table: TableColumns;
  /** Keeps the width of a column; absent where the server keeps none. */
  readonly onResize: ((id: string, width: number) => void) | undefined;
  /** Forgets all widths. */
  readonly reset: () => void;
}

/**
 * Column widths belong to a person and a list, whichever view of it is open. What cannot be kept is shown all the same:
 * losing a width is no loss that somebody has to be told of.
 */
export function useColumnWidths(
  table: TableColumns,
  shown: readonly ListColumn[],
  views: Views | undefined,
): SizedColumns {
  const widths = views?.state.widths;
  const sized = useMemo<TableColumns>(() => {
    if (!widths || Object.keys(widths).length === 0) return table;
    const columns = table.columns.map((column, index) => {
      const width = widths[shown[index]?.name ?? ''];
      return width === undefined ? column : { ...column, width: `${width}px` };
    });
    const last = columns.at(-1);
    if (!last || columns.some(({ width }) => width === undefined)) return { ...table, columns };
    // One column has to take the remaining width, or all of them would get a share of it.
    return {
      ...table,
      columns: [...columns.slice(0, -1), { ...last, width: undefined, minWidth: last.width }],
    };
  }, [table, shown, widths]);
  const resize = useCallback(
    (id: string, width: number) => {
      const index = table.columns.findIndex((column) => column.id === id);
      const name = shown[index]?.name;
      if (!views || name === undefined) return;
      const { state } = views;
      views.keep({ ...state, widths: { ...state.widths, [name]: width } }).catch(() => undefined);
    },
    [table, shown, views],
  );
  const reset = useCallback(() => {
    if (!views || Object.keys(views.state.widths).length === 0) return;
    views.keep({ ...views.state, widths: {} }).catch(() => undefined);
  }, [views]);
  return { table: sized, onResize: views && resize, reset };
}
