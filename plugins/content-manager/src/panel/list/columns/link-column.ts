import type { ListColumn } from '../../../points.ts';

/**
 * The column that leads to the entry: the one that names it, where readers look for it. Without that one it is
 * the first column of an attribute; what a plugin draws may hold buttons, which cannot stand inside of a link.
 */
export function linkColumn(columns: readonly ListColumn[], mainField: string): ListColumn | undefined {
  return (
    columns.find(({ name, cell }) => name === mainField && !cell) ??
    columns.find(({ attribute, cell }) => attribute && !cell) ??
    columns[0]
  );
}
