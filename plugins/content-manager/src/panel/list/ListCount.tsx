import type { Pagination } from '@admin/content-model';
import { Skeleton } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ListStatus } from './entries/use-entries.ts';
import styles from './ListCount.module.css';
import { listMessages } from './messages.ts';

export interface ListCountProps {
  readonly status: ListStatus;
  /** Undefined while the number of entries is not known. */
  readonly counts: Pagination | undefined;
}

/** How many entries a list has. Holds its line before that is known, so that nothing moves when it is. */
export function ListCount({ status, counts }: ListCountProps) {
  const intl = useIntl();
  if (counts) {
    const message = counts.totalIsAtLeast === true ? listMessages.foundMore : listMessages.found;
    return intl.formatMessage(message, { count: counts.total });
  }
  return <span className={styles.place}>{status !== 'failed' && <Skeleton />}</span>;
}
