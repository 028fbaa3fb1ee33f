import { isRows, most, tableNode } from './table-node.ts';

/** What a cell of words does not hold: such a table arranges a page. */
const layout = 'table, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6, img';

/** Reads a `<table>` of words; null for one that arranges a page, or is too large. */
export function readTable(element: Element) {
  if (element.tagName !== 'TABLE' || element.getAttribute('role') === 'presentation') return null;
  const found = [...element.querySelectorAll('tr')];
  if (found.length === 0 || found.length > most.rows || element.querySelector(layout) !== null) return null;
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
