import { TextArea, useDirection } from '@admin/ui';
import { useIntl } from 'react-intl';
import { cellByKey, type Cell } from './cells.ts';
import { tableMessages as messages } from '../messages.ts';
import { limits } from './table-node.ts';

interface TableCellProps {
  readonly cell: Cell;
  readonly text: string;
  readonly isHeader: boolean;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onFocus: (cell: Cell) => void;
  /** Called to move to another cell, which may be outside of the table. */
  readonly onLeave: (cell: Cell) => void;
}

/** A table cell with its input; only its text if the table is read-only. */
export function TableCell({ cell, text, isHeader, disabled, onChange, onFocus, onLeave }: TableCellProps) {
  const { formatMessage } = useIntl();
  const direction = useDirection();
  const content = disabled ? (
    text
  ) : (
    <TextArea
      aria-label={formatMessage(messages.cell, { row: cell.row + 1, column: cell.column + 1 })}
      dir="auto"
      maxLength={limits.characters}
      rows={1}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onFocus={() => onFocus(cell)}
      onKeyDown={(event) => {
        const next = cellByKey(event, cell, direction);
        if (next === null) return;
        event.preventDefault();
        onLeave(next);
      }}
    />
  );
  return isHeader ? <th scope="col">{content}</th> : <td>{content}</td>;
}
