import { useMemo, type CSSProperties } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import type { EditRows } from './edit-layout.ts';
import { DeniedRows } from './DeniedRows.tsx';
import { FieldRow } from './FieldRow.tsx';
import styles from './FieldRows.module.css';
import { foldDenied } from './fold-denied.ts';
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
  const { editorOf, fieldPermissions, stage } = useEditing();
  const isLong = rows.length > manyRows;
  const isWhole = drawn >= rows.length;
  const runs = useMemo(
    () => foldDenied(rows.slice(0, drawn), parent, { editorOf, fieldPermissions, stage }),
    [rows, drawn, parent, editorOf, fieldPermissions, stage],
  );
  const drawRow = (row: EditRows[number]) => (
    <FieldRow isApart={isLong && isPlainRow(row, editorOf)} key={keyOf(row)} parent={parent} row={row} />
  );
  return (
    <div aria-busy={isWhole ? undefined : true} className={styles['rows']}>
      {runs.flatMap((run) => {
        const drawnRows = run.rows.map(drawRow);
        if (!run.isFolded) return drawnRows;
        const [first = []] = run.rows;
        return (
          <DeniedRows count={run.rows.flat().length} key={keyOf(first)}>
            {drawnRows}
          </DeniedRows>
        );
      })}
      {!isWhole && <div className={styles['rest']} style={restOf(rows.slice(drawn))} />}
    </div>
  );
}

/** The identity of a row among its neighbours. */
const keyOf = (row: EditRows[number]): string => row.map(({ name }) => name).join(' ');

function restOf(rows: EditRows): CSSProperties & Record<'--rest-height', string> {
  return { '--rest-height': `${expectedHeight(rows)}px` };
}
