import { moveField, withoutPlaceholders, type LayoutPlace, type LayoutRows } from './edit-rows.ts';

/** One step of a field that is arranged without a pointer: along the reading order, or to another row. */
export type LayoutStep = 'back' | 'forward' | 'up' | 'down';

/**
 * Moves a field one step. A step that finds its row full goes on to the next place where something changes; where
 * there is none, the rows stay as they are.
 * @returns the same rows when the field is at the end already, or not in them
 */
export function stepField(rows: LayoutRows, name: string, step: LayoutStep): LayoutRows {
  const from = placeOf(rows, name);
  if (!from) return rows;
  for (const place of placesFrom(withoutPlaceholders(rows), from, step)) {
    const moved = moveField(rows, name, place);
    if (!isSame(moved, rows)) return moved;
  }
  return rows;
}

/** Where a field stands, counted from 0; undefined for one that is not in the rows. */
export function placeOf(rows: LayoutRows, name: string): LayoutPlace | undefined {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => cell.name === name);
    if (column !== -1) return { row, column };
  }
  return undefined;
}

/** The places that a step can lead to, nearest first, as `moveField` counts them. */
function placesFrom(rows: LayoutRows, { row, column }: LayoutPlace, step: LayoutStep): LayoutPlace[] {
  const above = ascending(0, row - 1).toReversed();
  const below = ascending(row + 1, rows.length - 1);
  const widthOf = (index: number): number => rows[index]?.length ?? 0;
  const ownRow = { row: rows.length, column: 0 };
  switch (step) {
    case 'back':
      if (column > 0) return [{ row, column: column - 1 }];
      return above.flatMap((index) => inRow(index, ascending(0, widthOf(index)).toReversed()));
    case 'forward':
      // Past the next one: places are counted as they are before the field is taken out.
      if (column < widthOf(row) - 1) return [{ row, column: column + 2 }];
      return [...below.flatMap((index) => inRow(index, ascending(0, widthOf(index)))), ownRow];
    case 'up':
      return above.flatMap((index) =>
        inRow(index, ascending(0, Math.min(column, widthOf(index))).toReversed()),
      );
    case 'down':
      return [
        ...below.flatMap((index) =>
          inRow(index, ascending(Math.min(column, widthOf(index)), widthOf(index))),
        ),
        ownRow,
      ];
  }
}

function inRow(row: number, columns: readonly number[]): LayoutPlace[] {
  return columns.map((column) => ({ row, column }));
}

/** From one number to another, both included; empty where the first is the greater one. */
function ascending(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function isSame(one: LayoutRows, other: LayoutRows): boolean {
  return JSON.stringify(withoutPlaceholders(one)) === JSON.stringify(withoutPlaceholders(other));
}
