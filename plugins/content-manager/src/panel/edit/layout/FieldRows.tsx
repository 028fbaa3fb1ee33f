import { Grid12 } from '@admin/ui';
import { useEditing } from '../editing-context.ts';
import { FieldSlot } from '../fields/FieldSlot.tsx';
import { spanOf, type EditRows } from './edit-layout.ts';
import styles from './FieldRows.module.css';
import { isPlainRow, manyRows } from './plain-row.ts';

export interface FieldRowsProps {
  readonly rows: EditRows;
  /** Dotted path of the component that holds the fields; empty for the entry itself. */
  readonly parent: string;
}

/** Fields in the 12-column grid, each row of the arrangement on a line of its own. */
export function FieldRows({ rows, parent }: FieldRowsProps) {
  const { editorOf } = useEditing();
  const isLong = rows.length > manyRows;
  return (
    <div className={styles['rows']}>
      {rows.map((row) => (
        <div
          className={isLong && isPlainRow(row, editorOf) ? styles['apart'] : undefined}
          key={row.map(({ name }) => name).join(' ')}
        >
          <Grid12>
            {row.map((field) => {
              const path = parent === '' ? field.name : `${parent}.${field.name}`;
              return (
                <Grid12.Cell key={path} span={spanOf(field.size)}>
                  <FieldSlot field={field} path={path} />
                </Grid12.Cell>
              );
            })}
          </Grid12>
        </div>
      ))}
    </div>
  );
}
