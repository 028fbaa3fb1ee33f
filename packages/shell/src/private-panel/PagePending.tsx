import { Skeleton } from '@admin/ui';
import styles from './PagePending.module.css';

/** The placeholder of a page whose code is loading. */
export function PagePending() {
  return (
    <div aria-busy="true" className={styles['pending']}>
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </div>
  );
}
