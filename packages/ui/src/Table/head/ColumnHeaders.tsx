import { memo, type ReactNode } from 'react';
import { iconElement } from '../../Icon/index.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons.ts';
import { nextSort, type TableColumn, type TableSort } from '../table-column.ts';
import tableStyles from '../Table.module.css';
import styles from './ColumnHeaders.module.css';
import { ColumnResizer } from './ColumnResizer.tsx';
import { HeaderText } from './HeaderText.tsx';

export interface ColumnHeadersProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, string>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly onColumnResize: ((column: string, width: number) => void) | undefined;
  /** Returns the accessible name of the resize handle. */
  readonly resizeLabel: (header: string) => string;
}

function PlainColumnHeaders<Row>(props: ColumnHeadersProps<Row>): ReactNode {
  const { columns, offsets, sort, onSort, onColumnResize, resizeLabel } = props;
  return columns.map((column) => {
    const offset = offsets.get(column.id);
    return (
      <th
        key={column.id}
        scope="col"
        className={tableStyles.header}
        data-align={column.align}
        aria-sort={ariaSort(column, sort)}
        // Excludes the label of the resize handle from the name.
        aria-label={onColumnResize && column.header}
        data-sticky={column.sticky}
        {...(offset === undefined ? {} : { style: { insetInlineStart: offset } })}
      >
        {column.sortable === true ? (
          <SortButton column={column} sort={sort} onSort={onSort} />
        ) : (
          <HeaderText text={column.header}>
            {(text) => <span className={styles.plainHeader}>{text}</span>}
          </HeaderText>
        )}
        {onColumnResize && (
          <ColumnResizer
            label={resizeLabel(column.header)}
            onResize={(width) => onColumnResize(column.id, width)}
          />
        )}
      </th>
    );
  });
}

/** Column headers. Re-renders only when the columns or the sort change, if `onSort` is stable. */
export const ColumnHeaders = memo(PlainColumnHeaders) as typeof PlainColumnHeaders;

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (column.sortable !== true) return undefined;
  return sort?.column === column.id ? sort.direction : 'none';
}

interface SortButtonProps<Row> extends Pick<ColumnHeadersProps<Row>, 'sort' | 'onSort'> {
  readonly column: TableColumn<Row>;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <HeaderText text={column.header}>
      {(text) => (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => onSort?.(nextSort(sort, column.id))}
        >
          {text}
          {iconElement({ icon: icons[direction ?? 'none'], size: 'small' })}
        </button>
      )}
    </HeaderText>
  );
}
