import { memo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { checkboxClass } from '../../Checkbox/index.ts';
import styles from '../Table.module.css';
import { followRowLink, followsRowLink, isOwnControl } from './row-link.ts';
import { RowCells, type RowCellsProps } from './RowCells.tsx';
import type { RowFocus } from './use-row-focus.ts';
import type { RowSelection } from './use-row-selection.ts';

export interface TableRowProps<Row> extends RowCellsProps<Row> {
  readonly id: string;
  /** True if the row is the tab stop of the table. */
  readonly isActive: boolean;
  /** Undefined for a table without selection. */
  readonly isSelected: boolean | undefined;
  readonly selectLabel: string;
  readonly onToggle: RowSelection['toggle'];
  readonly onMove: RowFocus['moveFocus'];
  readonly onActive: RowFocus['markActive'];
  readonly onLeave: RowFocus['release'];
  readonly onApproach: ((row: Row) => void) | undefined;
  readonly onDepart: (() => void) | undefined;
  readonly onPress: ((row: Row) => void) | undefined;
}

/** Follows the link of the pressed row, unless the press selected text. */
function pressRow(event: MouseEvent<HTMLTableRowElement>) {
  if (isOwnControl(event.target, event.currentTarget)) return;
  if (getSelection()?.isCollapsed === false) return;
  followRowLink(event.currentTarget, event);
}

function PlainTableRow<Row>({
  id,
  isActive,
  isSelected,
  selectLabel,
  onToggle,
  onMove,
  onActive,
  onLeave,
  onApproach,
  onDepart,
  onPress,
  ...cells
}: TableRowProps<Row>) {
  const pressedWithShift = useRef(false);
  const { row, rowHref, offsets } = cells;

  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    onMove(event);
    if (event.key === 'Enter') followRowLink(event.currentTarget, event);
    if (event.key === ' ' && isSelected !== undefined) {
      event.preventDefault();
      onToggle(id, !isSelected, event.shiftKey ? 'range' : 'row');
    }
  };
  const handlePointerDown = (event: PointerEvent<HTMLTableRowElement>) => {
    if (event.button === 0 && followsRowLink(event.target, event.currentTarget)) onPress?.(row);
  };
  // Keyboards, voice control and scripts click without a pointer. In the capture phase, so that nothing renders before
  // the link is followed.
  const handleClickCapture = (event: MouseEvent<HTMLTableRowElement>) => {
    if (event.detail === 0 && followsRowLink(event.target, event.currentTarget)) onPress?.(row);
  };
  const handleFocus = (event: FocusEvent<HTMLTableRowElement>) => {
    onActive(event);
    onApproach?.(row);
  };
  const handleBlur = () => {
    onLeave();
    onDepart?.();
  };

  return (
    <tr
      className={styles.row}
      data-row={id}
      data-linked={rowHref === undefined ? undefined : ''}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      onClickCapture={onPress && handleClickCapture}
      onClick={pressRow}
      onAuxClick={pressRow}
      onPointerEnter={onApproach && (() => onApproach(row))}
      onPointerLeave={onDepart}
      onPointerDown={onPress && handlePointerDown}
    >
      {isSelected !== undefined && (
        <td className={styles.selection} data-sticky={offsets.size > 0 ? 'start' : undefined}>
          <input
            aria-label={selectLabel}
            checked={isSelected}
            className={checkboxClass}
            onClick={(event) => {
              pressedWithShift.current = event.shiftKey;
            }}
            onChange={({ target }) =>
              onToggle(id, target.checked, pressedWithShift.current ? 'range' : 'row')
            }
            type="checkbox"
          />
        </td>
      )}
      <RowCells {...cells} />
    </tr>
  );
}

/** A row of a table. Re-renders only when its data, selection or tab stop changes, if columns and functions are stable. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
