import { Skeleton, VisuallyHidden } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import styles from './ListSkeleton.module.css';
import { listMessages } from './messages.ts';

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The skeleton of a list, until its code is loaded. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden asChild>
        <output>
          <FormattedMessage {...listMessages.loading} />
        </output>
      </VisuallyHidden>
      <div className={styles.header}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      <div className={styles.table}>
        {rows.map((row) => (
          <div className={styles.row} key={row}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
