import type { ReactNode } from 'react';
import styles from './NoValue.module.css';

/** The content of an empty cell: a dash, or a text. */
export function NoValue({ children = '-' }: { readonly children?: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}

/** An empty cell as a shared element, for cells that are functions. */
export const noValue = <span className={styles.none}>-</span>;
