import type { CSSProperties } from 'react';
import { useEditing } from '../editing-context.ts';
import type { EditRows } from './edit-layout.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './FieldRows.module.css';
import { isPlainRow, manyRows } from './plain-row.ts';
import { expectedHeight } from './row-batches.ts';

export interface FieldRowsProps {
  readonly rows: EditRows;
  /** Dotted path of the component that holds the fields; empty for the entry itself. */
  readonly parent: string;
  /** How many of them are drawn by now; the place of the others is kept. @default all of them */
  readonly drawn?: number;
}

/** Fields in the 12-column grid, each row of the arrangement on a line of its own. */
export function FieldRows({ rows, parent, drawn = rows.length }: FieldRowsProps) {
  const { editorOf } = useEditing();
  const isLong = rows.length > manyRows;
  const isWhole = drawn >= rows.length;
  return (
    <div aria-busy={isWhole ? undefined : true} className={styles['rows']}>
      {rows.slice(0, drawn).map((row) => (
        <FieldRow
          isApart={isLong && isPlainRow(row, editorOf)}
          key={row.map(({ name }) => name).join(' ')}
          parent={parent}
          row={row}
        />
      ))}
      {!isWhole && <div className={styles['rest']} style={restOf(rows.slice(drawn))} />}
    </div>
  );
}

function restOf(rows: EditRows): CSSProperties & Record<'--rest-height', string> {
  return { '--rest-height': `${expectedHeight(rows)}px` };
}
