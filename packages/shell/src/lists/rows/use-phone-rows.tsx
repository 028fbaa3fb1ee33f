import { phoneQuery, useMedia, type TableColumn, type TableProps } from '@admin/ui';
import { useMemo, type ReactNode } from 'react';
import { PhoneLines } from './PhoneLines.tsx';

/** What of a list a phone shows. Keep it the same between renders. */
export interface PhoneRows<Row> {
  /** Id of the column that names the row and sorts the list. */
  readonly link: string;
  /** @default the cell of that column */
  readonly title?: (row: Row) => ReactNode;
  /** Ids of the columns of the second line. */
  readonly facts: readonly string[];
  /** Ids of columns that hold controls, which stay columns. */
  readonly controls?: readonly string[];
}

/** Returns the columns of a list, or on a phone one with two lines for each row, and the height of the rows. */
export function usePhoneRows<Row>(
  columns: readonly TableColumn<Row>[],
  { link: linkId, title, facts: factIds, controls = noControls }: PhoneRows<Row>,
): Required<Pick<TableProps<Row>, 'columns' | 'rowHeight'>> {
  const isPhone = useMedia(phoneQuery);
  return useMemo(() => {
    const link = columns.find(({ id }) => id === linkId);
    if (!isPhone || !link) return { columns, rowHeight: 'line' };
    const facts = factIds.flatMap((id) => columns.find((column) => column.id === id) ?? []);
    const lines: TableColumn<Row> = {
      id: link.id,
      header: link.header,
      sortable: link.sortable,
      minWidth: '140px',
      cell: (row) => (
        <PhoneLines
          facts={facts.map(({ id, cell }) => ({ id, content: cell(row) }))}
          title={title ? title(row) : link.cell(row)}
        />
      ),
    };
    return { columns: [lines, ...columns.filter(({ id }) => controls.includes(id))], rowHeight: 'tall' };
  }, [columns, isPhone, linkId, title, factIds, controls]);
}

const noControls: readonly string[] = [];
