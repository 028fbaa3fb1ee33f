import type { ReactNode } from 'react';

/** One column of a table, as data. Keep the array of columns stable: a new one redraws every row. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What a row shows in this column. One line; what is too long ends in an ellipsis. */
  readonly cell: (row: Row) => ReactNode;
  /** Makes the header a button that sorts. */
  readonly sortable?: boolean | undefined;
  /** A CSS length, such as `120px`. Without it the column shares the remaining width. */
  readonly width?: string | undefined;
  /** The least width of a column without `width`, as a CSS length. @defaultValue '160px' */
  readonly minWidth?: string | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Keeps the column in sight while the table scrolls sideways: at the start behind the sticky columns before it, or at
   * the end before the row actions, which always stay. One column at most is sticky at the end.
   */
  readonly sticky?: 'start' | 'end' | undefined;
}

/** How the rows are sorted. */
export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

const leastWidth = '160px';

/** Width of the column of check boxes. */
export const selectionWidth = '44px';

/** Width of the column of row actions. */
export const actionsWidth = '56px';

/** The sort that a press on a column's header asks for: ascending first, then the other way round. */
export function nextSort(current: TableSort | undefined, column: string): TableSort {
  const isAscending = current?.column === column && current.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

function leastWidthOf({ width, minWidth }: Pick<TableColumn<never>, 'width' | 'minWidth'>): string {
  return width ?? minWidth ?? leastWidth;
}

/** The narrowest width at which no column is squeezed, as a CSS length. */
export function tableWidth(
  columns: readonly Pick<TableColumn<never>, 'width' | 'minWidth'>[],
  extra: readonly string[],
): string {
  return `calc(${[...columns.map(leastWidthOf), ...extra].join(' + ') || '0px'})`;
}

/** Where each sticky column stops, as CSS lengths by column id. */
export function stickyOffsets(
  columns: readonly Pick<TableColumn<never>, 'id' | 'width' | 'minWidth' | 'sticky'>[],
  before: readonly string[],
): ReadonlyMap<string, string> {
  const offsets = new Map<string, string>();
  const passed = [...before];
  for (const column of columns) {
    if (column.sticky !== 'start') continue;
    offsets.set(column.id, `calc(${passed.join(' + ') || '0px'})`);
    passed.push(leastWidthOf(column));
  }
  return offsets;
}
