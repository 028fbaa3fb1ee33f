import type { ReactNode } from 'react';
import styles from './NoValue.module.css';

/** A cell with nothing in it: a dash, or what is said instead. */
export function NoValue({ children = '-' }: { readonly children?: ReactNode }) {
  return <span className={styles.none}>{children}</span>;
}
