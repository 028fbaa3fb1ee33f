import type { Direction } from '@admin/ui';
import type { KeyboardEvent } from 'react';
import { limits, type Rows } from './table-node.ts';

/** The position of a cell, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export function withCell(rows: Rows, { row, column }: Cell, text: string): Rows {
  return rows.with(row, (rows[row] ?? []).with(column, text.slice(0, limits.characters)));
}

/** Returns the rows with an empty row after one. */
export function withRowAfter(rows: Rows, row: number): Rows {
  return rows.toSpliced(
    row + 1,
    0,
    (rows[0] ?? []).map(() => ''),
  );
}

/** Returns the rows with an empty column after one. */
export function withColumnAfter(rows: Rows, column: number): Rows {
  return rows.map((cells) => cells.toSpliced(column + 1, 0, ''));
}

export function withoutRow(rows: Rows, row: number): Rows {
  return rows.toSpliced(row, 1);
}

export function withoutColumn(rows: Rows, column: number): Rows {
  return rows.map((cells) => cells.toSpliced(column, 1));
}

/** Returns the cell, or the closest one that still exists. */
export function closestCell(rows: Rows, { row, column }: Cell): Cell {
  return {
    row: Math.min(row, rows.length - 1),
    column: Math.min(column, (rows[0]?.length ?? 1) - 1),
  };
}

type Press = KeyboardEvent<HTMLTextAreaElement>;

/** The distance that a key moves. */
interface Step {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Returns the cell that a key moves to: Enter moves down, arrow keys move at the edge of the text.
 * Shift and Enter insert a line break. Null if the key stays in the cell.
 * @param direction in which the columns follow each other
 */
export function cellByKey(event: Press, { row, column }: Cell, direction: Direction): Cell | null {
  const { shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return null;
  const step = stepOf(event, direction);
  return step === null ? null : { row: row + step.rows, column: column + step.columns };
}

function stepOf({ key, currentTarget }: Press, direction: Direction): Step | null {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAtStart = selectionEnd === 0;
  const isAtEnd = selectionStart === value.length;
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Enter':
      return { rows: 1, columns: 0 };
    case 'ArrowDown':
      return isAtEnd ? { rows: 1, columns: 0 } : null;
    case 'ArrowUp':
      return isAtStart ? { rows: -1, columns: 0 } : null;
    case 'ArrowRight':
    case 'ArrowLeft':
      if (key === onward) return isAtEnd ? { rows: 0, columns: 1 } : null;
      return isAtStart ? { rows: 0, columns: -1 } : null;
    default:
      return null;
  }
}
