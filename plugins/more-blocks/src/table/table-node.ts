import { element, type BlockRenderer } from '@admin/blocks-html';
import type { BlockNode } from '@admin/content-model';

/** The texts of a table by row; all rows have the same number of cells. */
export type Rows = readonly (readonly string[])[];

/** Maximum size of a table. */
export const limits = { rows: 200, columns: 20, characters: 5000 } as const;

/** Returns whether a value contains valid rows. */
export function isRows(value: unknown): value is Rows {
  if (!Array.isArray(value) || value.length === 0 || value.length > limits.rows) return false;
  const [first] = value as readonly unknown[];
  const columns = Array.isArray(first) ? first.length : 0;
  return columns > 0 && columns <= limits.columns && value.every((row) => isRow(row, columns));
}

function isRow(row: unknown, columns: number): boolean {
  return (
    Array.isArray(row) &&
    row.length === columns &&
    row.every((cell) => typeof cell === 'string' && cell.length <= limits.characters)
  );
}

/** Returns the rows of a table; none for an invalid one. */
export function rowsOf(node: BlockNode): Rows {
  return isRows(node['rows']) ? node['rows'] : [];
}

/** Creates a table node. As a block without editable text it has one empty text. */
export function tableNode(rows: Rows, hasHeader: boolean) {
  return { type: 'table', hasHeader, rows, children: [{ type: 'text', text: '' }] };
}

/** Elements that occur only in layout tables. */
const layout = 'table, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, img';

/** Reads a `<table>` of text; null for a layout table or one that is too large. */
export function readTable(element: Element) {
  if (element.tagName !== 'TABLE' || element.getAttribute('role') === 'presentation') return null;
  const found = [...element.querySelectorAll('tr')];
  if (found.length === 0 || found.length > limits.rows || element.querySelector(layout) !== null) return null;
  const cells = found.map((row) => [...row.querySelectorAll('th, td')]);
  const columns = Math.max(...cells.map((row) => row.length));
  const rows = cells.map((row) => Array.from({ length: columns }, (_, column) => textOf(row[column])));
  const hasHeader =
    element.querySelector('thead th') !== null ||
    (cells[0]?.every(({ tagName }) => tagName === 'TH') ?? false);
  return isRows(rows) ? tableNode(rows, hasHeader) : null;
}

function textOf(cell: Element | undefined): string {
  return (cell?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Renders a table as `<table>`, with a `<thead>` if its first row is a header; nothing for an invalid one. */
export const renderTable: BlockRenderer = (node) => {
  const rows = rowsOf(node);
  if (rows.length === 0) return [];
  const headRows = node['hasHeader'] === true ? 1 : 0;
  return element('table', {}, [
    ...(headRows === 0 ? [] : [element('thead', {}, rows.slice(0, 1).map(headRow))]),
    ...(rows.length === headRows ? [] : [element('tbody', {}, rows.slice(headRows).map(bodyRow))]),
  ]);
};

function headRow(cells: readonly string[]) {
  return element(
    'tr',
    {},
    cells.map((cell) => element('th', { scope: 'col' }, lines(cell))),
  );
}

function bodyRow(cells: readonly string[]) {
  return element(
    'tr',
    {},
    cells.map((cell) => element('td', {}, lines(cell))),
  );
}

function lines(cell: string) {
  return cell.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));
}
