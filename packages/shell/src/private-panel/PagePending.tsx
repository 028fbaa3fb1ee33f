import { Skeleton } from '@admin/ui';
import styles from './PagePending.module.css';

/** Holds the place of a page whose code is on its way. */
export function PagePending() {
  return (
    <div aria-busy="true" className={styles['pending']}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </div>
  );
}
