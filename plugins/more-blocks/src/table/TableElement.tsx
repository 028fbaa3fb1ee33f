import type { BlockElementProps } from '@admin/plugin-content-manager/points';
import { useRef, useState } from 'react';
import { TableCell } from './TableCell.tsx';
import styles from './Table.module.css';
import { closestCell, withCell, type Cell } from './cells.ts';
import { rowsOf } from './table-node.ts';
import { TableTools } from './TableTools.tsx';

/** A table in the editor: an input in each cell, and the tools for rows and columns. */
export default function TableElement({ node, disabled, onChange }: BlockElementProps) {
  const rows = rowsOf(node);
  const hasHeader = node['hasHeader'] === true;
  const [last, setLast] = useState<Cell>({ row: Infinity, column: Infinity });
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = ({ row, column }: Cell) => {
    const cell = body.current?.rows[row]?.cells[column];
    cell?.querySelector('textarea')?.focus();
  };
  return (
    <div className={styles.block}>
      <div className={styles.area}>
        <table className={styles.table}>
          <tbody ref={body}>
            {rows.map((cells, row) => (
              // Rows have no names, and their state is in their text.
              <tr key={row}>
                {cells.map((text, column) => (
                  <TableCell
                    key={column}
                    cell={{ row, column }}
                    disabled={disabled}
                    isHeader={hasHeader && row === 0}
                    text={text}
                    onChange={(changed) => onChange({ rows: withCell(rows, { row, column }, changed) })}
                    onFocus={setLast}
                    onLeave={focus}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!disabled && (
        <TableTools at={closestCell(rows, last)} hasHeader={hasHeader} rows={rows} onChange={onChange} />
      )}
    </div>
  );
}
