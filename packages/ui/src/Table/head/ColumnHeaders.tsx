import { memo, type ReactNode } from 'react';
import { iconElement } from '../../Icon/index.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons.ts';
import { nextSort, type TableColumn, type TableSort } from '../table-column.ts';
import tableStyles from '../Table.module.css';
import styles from './ColumnHeaders.module.css';
import { useColumnResizer } from './ColumnResizer.tsx';
import { useHeaderText } from './HeaderText.tsx';

export interface ColumnHeadersProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, string>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly onColumnResize: ((column: string, width: number) => void) | undefined;
  /** Returns the accessible name of the resize handle. */
  readonly resizeLabel: (header: string) => string;
}

function PlainColumnHeaders<Row>({ columns, offsets, ...header }: ColumnHeadersProps<Row>): ReactNode {
  return columns.map((column) => (
    <ColumnHeader key={column.id} {...header} column={column} offset={offsets.get(column.id)} />
  ));
}

/** Column headers. Re-renders only when the columns or the sort change, if `onSort` is stable. */
export const ColumnHeaders = memo(PlainColumnHeaders) as typeof PlainColumnHeaders;

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (column.sortable !== true) return undefined;
  return sort?.column === column.id ? sort.direction : 'none';
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

interface ColumnHeaderProps<Row> extends Omit<ColumnHeadersProps<Row>, 'columns' | 'offsets'> {
  readonly column: TableColumn<Row>;
  /** Distance of a sticky column from the start of the table. */
  readonly offset: string | undefined;
}

/** The header of a column: its text or the button that sorts by it, and the handle that resizes it. */
function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { column, offset, sort, onSort, onColumnResize, resizeLabel } = props;
  const { ref, props: hover, layer, words } = useHeaderText(column.header);
  const resizer = useColumnResizer();
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
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
        <button
          {...hover}
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={(event) => {
            onSort?.(nextSort(sort, column.id));
            hover.onClick(event);
          }}
          ref={ref}
        >
          {words}
          {iconElement({ icon: icons[direction ?? 'none'], size: 'small' })}
        </button>
      ) : (
        <span {...hover} className={styles.plainHeader} ref={ref}>
          {words}
        </span>
      )}
      {layer}
      {onColumnResize &&
        resizer({
          label: resizeLabel(column.header),
          onResize: (width) => onColumnResize(column.id, width),
        })}
    </th>
  );
}
