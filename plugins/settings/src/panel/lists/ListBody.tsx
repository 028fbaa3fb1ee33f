import type { ReactNode } from 'react';
import styles from './ListBody.module.css';

/** What stands under the header of a list's page, one thing below the other. */
export function ListBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
