import { memo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import type { RenderLink } from '../environment/index.ts';
import { followRowLink, isOwnControl } from './row-link.ts';
import type { TableColumn } from './table-column.ts';
import styles from './Table.module.css';
import type { RowFocus } from './use-row-focus.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, string>;
  /** Whether the Tab key stops at this row. */
  readonly isActive: boolean;
  /** Undefined for a table without selection. */
  readonly isSelected: boolean | undefined;
  readonly selectLabel: string;
  readonly onToggle: RowSelection['toggle'];
  readonly onMove: RowFocus['moveFocus'];
  readonly onActive: RowFocus['markActive'];
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly renderLink: RenderLink;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
}

/** A press on the row follows its link, unless it ended a selection of text. */
function pressRow(event: MouseEvent<HTMLTableRowElement>) {
  if (isOwnControl(event.target, event.currentTarget)) return;
  if (getSelection()?.isCollapsed === false) return;
  followRowLink(event.currentTarget, event);
}

function PlainTableRow<Row>({
  row,
  id,
  columns,
  offsets,
  isActive,
  isSelected,
  selectLabel,
  onToggle,
  onMove,
  onActive,
  rowHref,
  renderLink,
  rowActions,
}: TableRowProps<Row>) {
  const pressedWithShift = useRef(false);
  const href = rowHref?.(row);

  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    onMove(event);
    if (event.key === 'Enter') followRowLink(event.currentTarget, event);
    if (event.key === ' ' && isSelected !== undefined) {
      event.preventDefault();
      onToggle(id, !isSelected, event.shiftKey ? 'range' : 'row');
    }
  };

  return (
    <tr
      className={styles.row}
      data-row={id}
      data-linked={href === undefined ? undefined : ''}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      onFocus={onActive}
      onKeyDown={handleKeyDown}
      onClick={pressRow}
      onAuxClick={pressRow}
    >
      {isSelected !== undefined && (
        <td className={styles.selection} data-sticky={offsets.size > 0 ? 'start' : undefined}>
          <Checkbox
            aria-label={selectLabel}
            checked={isSelected}
            onClick={(event) => {
              pressedWithShift.current = event.shiftKey;
            }}
            onCheckedChange={(checked) =>
              onToggle(id, checked === true, pressedWithShift.current ? 'range' : 'row')
            }
          />
        </td>
      )}
      {columns.map((column, index) => {
        const offset = offsets.get(column.id);
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            className={styles.cell}
            data-align={column.align}
            {...(offset === undefined ? {} : { 'data-sticky': 'start', style: { insetInlineStart: offset } })}
          >
            {index === 0 && href !== undefined
              ? renderLink({ href, className: styles.link, tabIndex: -1, children: content })
              : content}
          </td>
        );
      })}
      {rowActions !== undefined && <td className={styles.actions}>{rowActions(row)}</td>}
    </tr>
  );
}

/** One row. Redrawn only when its own row, selection or tab stop changes, given stable columns and functions. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
