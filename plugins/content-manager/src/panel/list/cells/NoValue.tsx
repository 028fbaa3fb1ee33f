import styles from './cells.module.css';

/** What stands in a cell that has nothing to show. */
export function NoValue() {
  return <span className={styles.none}>-</span>;
}
