import type { ReactNode } from 'react';
import styles from './Grid12.module.css';

export interface Grid12Props {
  readonly children: ReactNode;
}

export interface Grid12CellProps {
  /** Number of columns. Cells span all 12 columns in containers narrower than 640 px. @defaultValue 12 */
  readonly span?: 4 | 6 | 8 | 12 | undefined;
  readonly children: ReactNode;
}

/** A 12-column grid for form fields. Responds to the width of its container. */
export function Grid12({ children }: Grid12Props) {
  return <div className={styles.grid}>{children}</div>;
}

function Cell({ span = 12, children }: Grid12CellProps) {
  return (
    <div className={styles.cell} data-span={span}>
      {children}
    </div>
  );
}

/** A cell of the grid. */
Grid12.Cell = Cell;
