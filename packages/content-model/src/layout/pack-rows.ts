import type { LayoutCell } from '../configuration-types.ts';
import { gridColumns } from './field-sizes.ts';

/** Fills rows of 12 columns in order: a field that does not fit begins a new row. */
export function packRows(cells: readonly LayoutCell[]): readonly (readonly LayoutCell[])[] {
  const rows: LayoutCell[][] = [];
  let free = 0;
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row !== undefined && cell.size <= free) row.push(cell);
    else {
      rows.push([cell]);
      free = gridColumns;
    }
    free -= cell.size;
  }
  return rows;
}

/** Splits rows that hold more than 12 columns; the other rows, and the order, stay as they are. */
export function reflowRows(rows: readonly (readonly LayoutCell[])[]): readonly (readonly LayoutCell[])[] {
  return rows.flatMap((row) => packRows(row));
}
