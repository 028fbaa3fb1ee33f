import { Checkbox } from '../../Checkbox/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import styles from '../Table.module.css';
import type { TableLabels } from '../table-labels.ts';
import { ColumnHeaders, type ColumnHeadersProps } from './ColumnHeaders.tsx';

export interface TableHeadProps<Row> extends ColumnHeadersProps<Row> {
  /** State of the "select all" checkbox. Undefined for a table without selection. */
  readonly selectionState: boolean | 'indeterminate' | undefined;
  readonly onSelectAll: (isSelected: boolean) => void;
  /** True if other rows are loading, so that the previous rows cannot be selected. */
  readonly isBusy: boolean;
  readonly hasActions: boolean;
  readonly labels: TableLabels;
}

/** Header row: the "select all" checkbox, the columns and the column of row actions. */
export function TableHead<Row>({
  selectionState,
  onSelectAll,
  isBusy,
  hasActions,
  labels,
  ...columns
}: TableHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {selectionState !== undefined && (
          <th
            scope="col"
            className={styles.selection}
            data-sticky={columns.offsets.size > 0 ? 'start' : undefined}
          >
            <Checkbox
              aria-label={labels.selectAll}
              checked={selectionState}
              disabled={isBusy}
              onCheckedChange={onSelectAll}
            />
          </th>
        )}
        <ColumnHeaders {...columns} />
        {hasActions && (
          <th scope="col" className={styles.actions}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
