import { most, type Rows } from './table-node.ts';

/** A place in a table, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export function withCell(rows: Rows, { row, column }: Cell, text: string): Rows {
  return rows.with(row, (rows[row] ?? []).with(column, text.slice(0, most.characters)));
}

/** A table with an empty row behind one. */
export function withRowAfter(rows: Rows, row: number): Rows {
  return rows.toSpliced(
    row + 1,
    0,
    (rows[0] ?? []).map(() => ''),
  );
}

/** A table with an empty column behind one. */
export function withColumnAfter(rows: Rows, column: number): Rows {
  return rows.map((cells) => cells.toSpliced(column + 1, 0, ''));
}

export function withoutRow(rows: Rows, row: number): Rows {
  return rows.toSpliced(row, 1);
}

export function withoutColumn(rows: Rows, column: number): Rows {
  return rows.map((cells) => cells.toSpliced(column, 1));
}

/** The cell itself, or the closest one that the table still has. */
export function closestCell(rows: Rows, { row, column }: Cell): Cell {
  return {
    row: Math.min(row, rows.length - 1),
    column: Math.min(column, (rows[0]?.length ?? 1) - 1),
  };
}
