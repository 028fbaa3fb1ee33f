import { Skeleton } from '@admin/ui';
import { firstRows } from './related-query.ts';
import styles from './RelationField.module.css';

export interface RelationPlaceProps {
  /** How many entries are linked. */
  readonly awaited: number;
  /** Whether nobody can see it yet. */
  readonly still: boolean;
}

/** Where the linked entries will stand: as high as they are, so that what stands below stays where it is when they come. */
export function RelationPlace({ awaited, still }: RelationPlaceProps) {
  const rows = Math.min(awaited, firstRows);
  return (
    <>
      {rows < awaited && <div className={styles['earlierPlace']} data-place="more" />}
      <div aria-hidden className={styles['entries']}>
        {Array.from({ length: rows }, (_, row) => (
          <div className={styles['place']} data-place="row" key={row}>
            <Skeleton shape="control" still={still} />
          </div>
        ))}
      </div>
    </>
  );
}
