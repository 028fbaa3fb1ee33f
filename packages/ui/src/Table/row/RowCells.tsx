import { memo, type ReactNode } from 'react';
import type { RenderLink } from '../../environment/index.ts';
import type { TableColumn } from '../table-column.ts';
import styles from '../Table.module.css';

export interface RowCellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, string>;
  /** Id of the column whose cell is the link of the row. */
  readonly linkColumn: string | undefined;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly renderLink: RenderLink;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}

/** Not the id of a column. */
const actionsKey = '\0actions';

function PlainRowCells<Row>({
  row,
  columns,
  offsets,
  linkColumn,
  rowHref,
  renderLink,
  rowActions,
}: RowCellsProps<Row>): ReactNode {
  const href = rowHref?.(row);
  const cells = columns.map((column) => {
    const offset = offsets.get(column.id);
    const content = column.cell(row);
    const isLink = href !== undefined && column.id === linkColumn;
    return (
      <td
        key={column.id}
        className={styles.cell}
        data-align={column.align}
        dir={typeof content === 'string' ? 'auto' : undefined}
        data-link={isLink ? '' : undefined}
        data-sticky={column.sticky}
        {...(offset === undefined ? {} : { style: { insetInlineStart: offset } })}
      >
        {isLink ? renderLink({ href, className: styles.link, tabIndex: -1, children: content }) : content}
      </td>
    );
  });
  if (rowActions === undefined) return cells;
  const actions = (
    <td key={actionsKey} className={styles.actions}>
      {rowActions(row)}
    </td>
  );
  return [...cells, actions];
}

/** Cells of a row. Memoized separately, so that selecting or focusing the row does not re-render them. */
export const RowCells = memo(PlainRowCells) as typeof PlainRowCells;
