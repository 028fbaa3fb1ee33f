import { Grid12 } from '@admin/ui';
import { FieldSlot } from '../fields/FieldSlot.tsx';
import { spanOf, type EditRows } from './edit-layout.ts';
import styles from './FieldRows.module.css';

export interface FieldRowsProps {
  readonly rows: EditRows;
  /** Dotted path of the component that holds the fields; empty for the entry itself. */
  readonly parent: string;
}

/** Fields in the 12-column grid, each row of the arrangement on a line of its own. */
export function FieldRows({ rows, parent }: FieldRowsProps) {
  return (
    <div className={styles['rows']}>
      {rows.map((row) => (
        <Grid12 key={row.map(({ name }) => name).join(' ')}>
          {row.map((field) => {
            const path = parent === '' ? field.name : `${parent}.${field.name}`;
            return (
              <Grid12.Cell key={path} span={spanOf(field.size)}>
                <FieldSlot field={field} path={path} />
              </Grid12.Cell>
            );
          })}
        </Grid12>
      ))}
    </div>
  );
}
