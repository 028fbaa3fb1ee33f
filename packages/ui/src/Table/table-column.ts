import type { ReactNode } from 'react';

/** A column of a table. Keep the array of columns stable: a new array re-renders every row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Returns the content of a cell. It is truncated to one line. */
  readonly cell: (row: Row) => ReactNode;
  /** True if the header is a button that sorts by this column. */
  readonly sortable?: boolean | undefined;
  /** Width as a CSS length, such as `120px`. Without it, the column shares the remaining width. */
  readonly width?: string | undefined;
  /** Minimum width of a column without `width`, as a CSS length. @defaultValue '160px' */
  readonly minWidth?: string | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Keeps the column visible while the table scrolls horizontally: at the start after the preceding sticky columns, or
   * at the end before the row actions. At most one column can be sticky at the end.
   */
  readonly sticky?: 'start' | 'end' | undefined;
}

/** How the rows are sorted. */
export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

const defaultMinWidth = '160px';

/** Width of the column of check boxes. */
export const selectionWidth = '44px';

/** Width of the column of row actions. */
export const actionsWidth = '56px';

/** Returns the sort after a press on the header of a column: ascending first, then the opposite direction. */
export function nextSort(current: TableSort | undefined, column: string): TableSort {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

function minWidthOf({ width, minWidth }: Pick<TableColumn<never>, 'width' | 'minWidth'>): string {
  return width ?? minWidth ?? defaultMinWidth;
}

/** Returns the sum of the minimum widths as a CSS length. */
export function tableWidth(
  columns: readonly Pick<TableColumn<never>, 'width' | 'minWidth'>[],
  extra: readonly string[],
): string {
  return `calc(${[...columns.map(minWidthOf), ...extra].join(' + ') || '0px'})`;
}

/** Returns the inline offsets of the sticky columns as CSS lengths, by column id. */
export function stickyOffsets(
  columns: readonly Pick<TableColumn<never>, 'id' | 'width' | 'minWidth' | 'sticky'>[],
  before: readonly string[],
): ReadonlyMap<string, string> {
  const offsets = new Map<string, string>();
  const passed = [...before];
  for (const column of columns) {
    if (column.sticky !== 'start') continue;
    offsets.set(column.id, `calc(${passed.join(' + ') || '0px'})`);
    passed.push(minWidthOf(column));
  }
  return offsets;
}
