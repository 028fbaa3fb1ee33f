import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import styles from './Table.module.css';
import skeletonStyles from './TableSkeleton.module.css';

export interface TableSkeletonProps {
  readonly rows: number;
  readonly columns: number;
  readonly hasSelection: boolean;
  readonly hasActions: boolean;
}

/** Skeleton rows with the height and columns of the loaded rows. */
export function TableSkeleton({ rows, columns, hasSelection, hasActions }: TableSkeletonProps) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={styles.row}>
          {hasSelection && <SkeletonCell kind="selection" />}
          {Array.from({ length: columns }, (__, column) => (
            <SkeletonCell key={column} kind="cell">
              <span className={skeletonStyles.bone}>
                <Skeleton />
              </span>
            </SkeletonCell>
          ))}
          {hasActions && <SkeletonCell kind="actions" />}
        </tr>
      ))}
    </tbody>
  );
}

interface SkeletonCellProps {
  readonly kind: 'selection' | 'cell' | 'actions';
  readonly children?: ReactNode;
}

function SkeletonCell({ kind, children }: SkeletonCellProps) {
  return <td className={styles[kind]}>{children}</td>;
}
