import { Skeleton } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ListStatus } from './entries/use-entries.ts';
import styles from './ListCount.module.css';
import { listMessages } from './messages.ts';

export interface ListCountProps {
  readonly status: ListStatus;
  /** Number of entries on all pages; undefined while it is not known. */
  readonly total: number | undefined;
}

/** How many entries a list has. Holds its line before that is known, so that nothing moves when it is. */
export function ListCount({ status, total }: ListCountProps) {
  const intl = useIntl();
  if (total !== undefined) return intl.formatMessage(listMessages.found, { count: total });
  return <span className={styles.place}>{status !== 'failed' && <Skeleton />}</span>;
}
