import { Skeleton, VisuallyHidden } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { pageMessages } from './messages.ts';
import styles from './PageSkeleton.module.css';

const rows = Array.from({ length: 8 }, (_, row) => row);

export interface PageSkeletonProps {
  /** The kind of page: a card with fields, or a table. */
  readonly shape: 'form' | 'table';
  /** `body` leaves out the header, for a page that shows it already. @default 'page' */
  readonly part?: 'page' | 'body';
}

/** The placeholder of a page whose code or data is loading. */
export function PageSkeleton({ shape, part = 'page' }: PageSkeletonProps) {
  return (
    <div aria-busy="true" className={styles.skeleton} data-part={part}>
      <VisuallyHidden asChild>
        <output>
          <FormattedMessage {...pageMessages.loading} />
        </output>
      </VisuallyHidden>
      {part === 'page' && (
        <div className={styles.header}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      )}
      {shape === 'table' ? (
        <div className={styles.card} data-shape="table">
          {rows.map((row) => (
            <div className={styles.row} key={row}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          ))}
        </div>
      ) : (
        <div className={styles.card}>
          <Skeleton />
          <div className={styles.fields}>
            {rows.slice(0, 4).map((row) => (
              <Skeleton key={row} shape="control" />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
