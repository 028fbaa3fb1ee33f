import { phoneQuery, useMedia, type TableColumn, type TableProps } from '@admin/ui';
import { type ReactNode, useMemo } from 'react';
import styles from './phone-rows.module.css';

interface PhoneLinesProps {
  readonly title: ReactNode;
  /** Content of the second line. */
  readonly facts: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** A row in two lines, for narrow screens: a title, and facts below it. */
function PhoneLines({ title, facts }: PhoneLinesProps) {
  return (
    <span className={styles.lines}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.facts}>
        {facts.map(({ id, content }) => (
          <span className={styles.fact} dir="auto" key={id}>
            {content}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The columns of a list on a phone. Pass a stable object. */
export interface PhoneRows<Row> {
  /** Id of the column that names the row and sorts the list. */
  readonly link: string;
  /** @default the cell of that column */
  readonly title?: (row: Row) => ReactNode;
  /** Ids of the columns of the second line. */
  readonly facts: readonly string[];
  /** Ids of columns with controls, which remain columns. */
  readonly controls?: readonly string[];
}

/** Returns the columns and the row height of a list; on a phone, one column with two lines per row. */
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
