import type { ReactNode } from 'react';
import styles from './AuthText.module.css';

/** A sentence on a page of the sign-in area that has nothing to fill in. */
export function AuthText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
