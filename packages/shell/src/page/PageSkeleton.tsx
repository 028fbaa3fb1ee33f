import { Skeleton, VisuallyHidden } from '@admin/ui';
import { FormattedMessage } from 'react-intl';
import { pageMessages } from './messages.ts';
import styles from './PageSkeleton.module.css';

const rows = Array.from({ length: 8 }, (_, row) => row);

export interface PageSkeletonProps {
  /** What the page will be: a card with fields, or a table. */
  readonly shape: 'form' | 'table';
  /** `body` leaves the header out, for a page that has it already. @default 'page' */
  readonly part?: 'page' | 'body';
}

/** A page before its code or its answers are there: the same places, without content. */
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
