import { Skeleton } from '@admin/ui';
import styles from './RegisterSkeleton.module.css';

/** The form's place while it is asked who is invited. */
export function RegisterSkeleton() {
  return (
    <div aria-busy="true" className={styles.form}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
