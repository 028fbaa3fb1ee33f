import type { BlockNode } from '@admin/content-model';

/** The texts of a table, row by row; every row has as many cells as the first. */
export type Rows = readonly (readonly string[])[];

/** What a table can have at most: more is a job for a spreadsheet. */
export const most = { rows: 200, columns: 20, characters: 5000 } as const;

/** Whether a value is the rows of a table. */
export function isRows(value: unknown): value is Rows {
  if (!Array.isArray(value) || value.length === 0 || value.length > most.rows) return false;
  const [first] = value as readonly unknown[];
  const columns = Array.isArray(first) ? first.length : 0;
  return columns > 0 && columns <= most.columns && value.every((row) => isRow(row, columns));
}

function isRow(row: unknown, columns: number): boolean {
  return (
    Array.isArray(row) &&
    row.length === columns &&
    row.every((cell) => typeof cell === 'string' && cell.length <= most.characters)
  );
}

/** The rows of a table; none of one that is damaged. */
export function rowsOf(node: BlockNode): Rows {
  return isRows(node['rows']) ? node['rows'] : [];
}

/** A table node. For one with nothing to write in directly it holds one empty text. */
export function tableNode(rows: Rows, hasHeader: boolean) {
  return { type: 'table', hasHeader, rows, children: [{ type: 'text', text: '' }] };
}
