import { Button, Switch } from '@admin/ui';
import { useIntl } from 'react-intl';
import { withColumnAfter, withoutColumn, withoutRow, withRowAfter, type Cell } from './cells.ts';
import { tableMessages as messages } from '../messages.ts';
import { limits, type Rows } from './table-node.ts';
import styles from './Table.module.css';

interface TableToolsProps {
  readonly rows: Rows;
  readonly hasHeader: boolean;
  /** The cell that was focused last; rows and columns are added after it. */
  readonly at: Cell;
  readonly onChange: (properties: Readonly<Record<string, unknown>>) => void;
}

/** Adds and removes rows and columns of a table. The last row and column cannot be removed. */
export function TableTools({ rows, hasHeader, at: { row, column }, onChange }: TableToolsProps) {
  const { formatMessage } = useIntl();
  const columns = rows[0]?.length ?? 0;
  const tools = [
    [formatMessage(messages.addRow), rows.length < limits.rows, () => withRowAfter(rows, row)],
    [formatMessage(messages.addColumn), columns < limits.columns, () => withColumnAfter(rows, column)],
    [formatMessage(messages.removeRow, { row: row + 1 }), rows.length > 1, () => withoutRow(rows, row)],
    [
      formatMessage(messages.removeColumn, { column: column + 1 }),
      columns > 1,
      () => withoutColumn(rows, column),
    ],
  ] as const;
  return (
    <fieldset aria-label={formatMessage(messages.tools)} className={styles.tools}>
      {tools.map(([label, isOffered, change], index) => (
        // The labels change with the focused cell; the actions do not.
        <Button
          key={index}
          disabled={!isOffered}
          size="small"
          variant="ghost"
          onClick={() => onChange({ rows: change() })}
        >
          {label}
        </Button>
      ))}
      <Switch
        checked={hasHeader}
        label={formatMessage(messages.header)}
        onCheckedChange={(checked) => onChange({ hasHeader: checked })}
      />
    </fieldset>
  );
}
