import { element, type BlockRenderer } from '@admin/blocks-html';
import { rowsOf } from './table-node.ts';

/** A table as `<table>`, with a `<thead>` where its first row is a header; nothing of a damaged one. */
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
