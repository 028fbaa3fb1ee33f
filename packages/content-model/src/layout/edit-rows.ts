import type { LayoutCell } from '../configuration-types.ts';
import { gridColumns } from './field-sizes.ts';

/** Fills rows of 12 columns in order: a field that does not fit starts a new row. */
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

/** Splits rows of more than 12 columns; the other rows, and the order, stay unchanged. */
export function reflowRows(rows: readonly (readonly LayoutCell[])[]): readonly (readonly LayoutCell[])[] {
  return rows.flatMap((row) => packRows(row));
}

/** The rows of an edit view while they are arranged. */
export type LayoutRows = readonly (readonly LayoutCell[])[];

/** A position in the rows: before the cell that is currently there, or at the end of the row. */
export interface LayoutPosition {
  readonly row: number;
  readonly column: number;
}

/** The reserved name of the cell that represents the free rest of a row; it is never saved and cannot be dragged. */
export const placeholderName = '_TEMP_';

/** Returns rows for the editor: each row that is not full ends with a placeholder of the free width. */
export function withPlaceholders(rows: LayoutRows): LayoutRows {
  return withoutPlaceholders(rows).map((row) => {
    const free = gridColumns - widthOf(row);
    return free > 0 ? [...row, { name: placeholderName, size: free }] : row;
  });
}

/** Returns rows to save: without placeholders, and without rows that contain nothing else. */
export function withoutPlaceholders(rows: LayoutRows): LayoutRows {
  return rows
    .map((row) => row.filter(({ name }) => name !== placeholderName))
    .filter((row) => row.length > 0);
}

/** Appends a field to the last row; if it does not fit, it starts a new one. */
export function appendField(rows: LayoutRows, cell: LayoutCell): LayoutRows {
  const fields = withoutPlaceholders(rows);
  return rearranged([...fields.slice(0, -1), [...(fields.at(-1) ?? []), cell]]);
}

/** Removes a field, and its row if it was the only one in it. */
export function removeField(rows: LayoutRows, name: string): LayoutRows {
  return rearranged(rows.map((row) => without(row, name)));
}

/** Changes the width of a field; fields that no longer fit into its row move to a new one. */
export function resizeField(rows: LayoutRows, name: string, size: number): LayoutRows {
  return rearranged(rows.map((row) => row.map((cell) => (cell.name === name ? { ...cell, size } : cell))));
}

/**
 * Moves a field to another position.
 * @param position as before the move, with placeholders
 * @returns the unchanged rows if the field is a placeholder or unknown
 */
export function moveField(rows: LayoutRows, name: string, position: LayoutPosition): LayoutRows {
  const cell = rows.flat().find((other) => other.name === name);
  if (cell === undefined || name === placeholderName) return rows;
  const moved = rows.map((row, index) => {
    if (index !== position.row) return without(row, name);
    return [
      ...without(row.slice(0, position.column), name),
      cell,
      ...without(row.slice(position.column), name),
    ];
  });
  return rearranged(position.row < rows.length ? moved : [...moved, [cell]]);
}

/**
 * Returns whether a field dropped on another one goes behind it.
 * @param offset from the target's leading edge, in the same unit as `width`
 */
export function isDropBehind(offset: number, width: number): boolean {
  return offset > width / dropCutoff;
}

const dropCutoff = 1.8;

function rearranged(rows: LayoutRows): LayoutRows {
  return withPlaceholders(reflowRows(withoutPlaceholders(rows)));
}

function widthOf(row: readonly LayoutCell[]): number {
  return row.reduce((width, { size }) => width + size, 0);
}

function without(cells: readonly LayoutCell[], name: string): readonly LayoutCell[] {
  return cells.filter((cell) => cell.name !== name);
}

/** One step of a field that is arranged with the keyboard: along the reading order, or to another row. */
export type LayoutStep = 'back' | 'forward' | 'up' | 'down';

/**
 * Moves a field one step. A step into a full row continues to the next position that changes something; if there is
 * none, the rows stay unchanged.
 * @returns the same rows if the field is at the end, or not in them
 */
export function stepField(rows: LayoutRows, name: string, step: LayoutStep): LayoutRows {
  const from = positionOf(rows, name);
  if (!from) return rows;
  for (const position of positionsFrom(withoutPlaceholders(rows), from, step)) {
    const moved = moveField(rows, name, position);
    if (!isSame(moved, rows)) return moved;
  }
  return rows;
}

/** Returns the position of a field; undefined if it is not in the rows. */
export function positionOf(rows: LayoutRows, name: string): LayoutPosition | undefined {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => cell.name === name);
    if (column !== -1) return { row, column };
  }
  return undefined;
}

/** Returns the possible targets of a step, nearest first, in the coordinates of `moveField`. */
function positionsFrom(
  rows: LayoutRows,
  { row, column }: LayoutPosition,
  step: LayoutStep,
): LayoutPosition[] {
  const above = ascending(0, row - 1).toReversed();
  const below = ascending(row + 1, rows.length - 1);
  const widthOf = (index: number): number => rows[index]?.length ?? 0;
  const ownRow = { row: rows.length, column: 0 };
  switch (step) {
    case 'back':
      if (column > 0) return [{ row, column: column - 1 }];
      return above.flatMap((index) => inRow(index, ascending(0, widthOf(index)).toReversed()));
    case 'forward':
      // Past the next one: positions are counted before the field is removed.
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

function inRow(row: number, columns: readonly number[]): LayoutPosition[] {
  return columns.map((column) => ({ row, column }));
}

/** Returns the numbers from one to another, both included; none if the first is greater. */
function ascending(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function isSame(one: LayoutRows, other: LayoutRows): boolean {
  return JSON.stringify(withoutPlaceholders(one)) === JSON.stringify(withoutPlaceholders(other));
}
