import type { BlockType } from '@admin/plugin-content-manager/points';
import { TableIcon } from '@admin/ui/icons';
import { tableMessages as messages } from '../messages.ts';
import { isRows, readTable, renderTable, tableNode } from './table-node.ts';

/** Texts in rows and columns: `{ type: 'table', hasHeader: true, rows: [['Month', 'Sales'], …] }`. */
export const table: BlockType = {
  id: 'more-blocks.table',
  type: 'table',
  content: 'none',
  label: messages.label,
  keywords: messages.keywords,
  icon: TableIcon,
  element: () => import('./TableElement.tsx'),
  insert: () =>
    tableNode(
      [
        ['', ''],
        ['', ''],
      ],
      true,
    ),
  check: ({ rows, hasHeader }) =>
    isRows(rows) && (hasHeader === undefined || typeof hasHeader === 'boolean')
      ? undefined
      : messages.damaged,
  fromHtml: readTable,
  toHtml: renderTable,
};
