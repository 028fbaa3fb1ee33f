import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { Icon } from '../Icon/index.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { nextSort, type TableColumn, type TableSort } from './table-column.ts';
import styles from './Table.module.css';
import type { TableLabels } from './table-labels.ts';

export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, string>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** State of the box that stands for all rows; undefined for a table without selection. */
  readonly selectionState: boolean | 'indeterminate' | undefined;
  readonly onSelectAll: (isSelected: boolean) => void;
  readonly hasActions: boolean;
  readonly labels: TableLabels;
}

/** The row of column headers. */
export function TableHead<Row>({
  columns,
  offsets,
  sort,
  onSort,
  selectionState,
  onSelectAll,
  hasActions,
  labels,
}: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selectionState !== undefined && (
          <th scope="col" className={styles.selection} data-sticky={offsets.size > 0 ? 'start' : undefined}>
            <Checkbox
              aria-label={labels.selectAll}
              checked={selectionState}
              onCheckedChange={(checked) => onSelectAll(checked === true)}
            />
          </th>
        )}
        {columns.map((column) => {
          const offset = offsets.get(column.id);
          return (
            <th
              key={column.id}
              scope="col"
              className={styles.header}
              data-align={column.align}
              aria-sort={ariaSort(column, sort)}
              {...(offset === undefined
                ? {}
                : { 'data-sticky': 'start', style: { insetInlineStart: offset } })}
            >
              {column.sortable === true ? (
                <SortButton column={column} sort={sort} onSort={onSort}>
                  {column.header}
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (column.sortable !== true) return undefined;
  return sort?.column === column.id ? sort.direction : 'none';
}

interface SortButtonProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  readonly children: ReactNode;
}

function SortButton<Row>({ column, sort, onSort, children }: SortButtonProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-direction={direction}
      onClick={() => onSort?.(nextSort(sort, column.id))}
    >
      <span className={styles.sortText}>{children}</span>
      <Icon icon={icon} size="small" />
    </button>
  );
}
