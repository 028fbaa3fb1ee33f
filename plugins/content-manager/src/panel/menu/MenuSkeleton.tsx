import { Skeleton } from '@admin/ui';
import styles from './ContentMenu.module.css';

/** The navigation before the content types are known: the same places, without names. */
export function MenuSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton lines={5} />
      <Skeleton lines={3} />
    </div>
  );
}
