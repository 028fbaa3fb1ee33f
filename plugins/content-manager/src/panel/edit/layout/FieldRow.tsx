import { Grid12 } from '@admin/ui';
import { memo } from 'react';
import type { EditField } from '../../../points.ts';
import { FieldSlot } from '../fields/FieldSlot.tsx';
import { spanOf } from './edit-layout.ts';
import styles from './FieldRows.module.css';

export interface FieldRowProps {
  readonly row: readonly EditField[];
  /** Dotted path of the component that holds the fields; empty for the entry itself. */
  readonly parent: string;
  /** Whether it is drawn while it is near, and clipped to its place. */
  readonly isApart: boolean;
}

/** One line of fields. Those that stand already are not drawn again when another one comes. */
export const FieldRow = memo(function FieldRow({ row, parent, isApart }: FieldRowProps) {
  return (
    <div className={isApart ? styles['apart'] : undefined}>
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
  );
});
