import type { LayoutCell } from '../configuration-types.ts';
import { gridColumns } from './field-sizes.ts';
import { reflowRows } from './pack-rows.ts';

/** The rows of an edit view while they are arranged. */
export type LayoutRows = readonly (readonly LayoutCell[])[];

/** A place in the rows: before the cell that stands there now, or at the end of the row. */
export interface LayoutPlace {
  readonly row: number;
  readonly column: number;
}

/** The reserved name of the cell that stands for the free rest of a row; it is never saved and cannot be dragged. */
export const placeholderName = '_TEMP_';

/** Rows for the editor: each row that is not full ends with a placeholder of the free width. */
export function withPlaceholders(rows: LayoutRows): LayoutRows {
  return withoutPlaceholders(rows).map((row) => {
    const free = gridColumns - widthOf(row);
    return free > 0 ? [...row, { name: placeholderName, size: free }] : row;
  });
}

/** Rows to be saved: without placeholders and without the rows that hold nothing else. */
export function withoutPlaceholders(rows: LayoutRows): LayoutRows {
  return rows
    .map((row) => row.filter(({ name }) => name !== placeholderName))
    .filter((row) => row.length > 0);
}

/** Appends a field to the last row; where it does not fit it begins a new one. */
export function appendField(rows: LayoutRows, cell: LayoutCell): LayoutRows {
  const fields = withoutPlaceholders(rows);
  return rearranged([...fields.slice(0, -1), [...(fields.at(-1) ?? []), cell]]);
}

/** Takes a field away, and its row when it was the only one there. */
export function removeField(rows: LayoutRows, name: string): LayoutRows {
  return rearranged(rows.map((row) => without(row, name)));
}

/** Gives a field another width; what no longer fits into its row moves to a new one. */
export function resizeField(rows: LayoutRows, name: string, size: number): LayoutRows {
  return rearranged(rows.map((row) => row.map((cell) => (cell.name === name ? { ...cell, size } : cell))));
}

/**
 * Moves a field to another place.
 * @param place as seen before the move, placeholders counted
 * @returns the rows as they are when the field is a placeholder or unknown
 */
export function moveField(rows: LayoutRows, name: string, place: LayoutPlace): LayoutRows {
  const cell = rows.flat().find((other) => other.name === name);
  if (cell === undefined || name === placeholderName) return rows;
  const moved = rows.map((row, index) => {
    if (index !== place.row) return without(row, name);
    return [...without(row.slice(0, place.column), name), cell, ...without(row.slice(place.column), name)];
  });
  return rearranged(place.row < rows.length ? moved : [...moved, [cell]]);
}

/**
 * Whether a field dropped on another one goes behind it.
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
