import type { FormRelation } from '@admin/content-model';
import { Skeleton } from '@admin/ui';
import { droppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { LongRelationList } from './LongRelationList.tsx';
import { firstRows } from '../session/related-query.ts';
import styles from './RelationField.module.css';
import { RelationRow, type RelationRowProps } from './RelationRow.tsx';

/** Maximum number of rows that are rendered without virtualization. */
const maxRows = 50;

export interface RelationListProps {
  readonly path: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly FormRelation[];
  readonly disabled: boolean;
  readonly addressOf: ((id: number) => string) | undefined;
  readonly nameOf: (entry: FormRelation) => string;
  readonly order: ArrangingOf<readonly number[]>;
  /** Opens an entry beside the form; undefined if the user may not edit it. */
  readonly onEdit: ((id: number) => void) | undefined;
  readonly onRemove: (entry: FormRelation) => void;
}

/** The linked entries, in their order. */
export function RelationList(props: RelationListProps) {
  const { path, label, entries, disabled, addressOf, nameOf, order, onEdit, onRemove } = props;
  const rowOf = (entry: FormRelation, position: number): RelationRowProps => ({
    address: addressOf?.(entry.id),
    canMove: !disabled,
    canRemove: !disabled,
    entry,
    list: path,
    name: nameOf(entry),
    order,
    position,
    onDrop(dragged, side) {
      const ids = entries.map(({ id }) => id);
      order.put(droppedOrder(ids, dragged, entry.id, side), String(dragged), arrangingMessages.dropped);
    },
    onEdit: onEdit && (() => onEdit(entry.id)),
    onRemove: () => onRemove(entry),
  });
  if (entries.length > maxRows) {
    return <LongRelationList entries={entries} grabbed={order.grabbed} label={label} rowOf={rowOf} />;
  }
  return (
    <ul aria-label={label} className={styles['entries']}>
      {entries.map((entry, position) => (
        <RelationRow key={entry.id} {...rowOf(entry, position)} />
      ))}
    </ul>
  );
}

export interface RelationSkeletonProps {
  /** Expected number of linked entries. */
  readonly expected: number;
  /** True if the field has not been visible yet, so the skeleton is not animated. */
  readonly animated: boolean;
}

/** The placeholder of linked entries, with the height of the loaded list, so that the page below does not move. */
export function RelationSkeleton({ expected, animated }: RelationSkeletonProps) {
  const rows = Math.min(expected, firstRows);
  return (
    <>
      {rows < expected && <div className={styles['earlierSkeleton']} data-skeleton="more" />}
      <div aria-hidden className={styles['entries']}>
        {Array.from({ length: rows }, (_, row) => (
          <div className={styles['skeleton']} data-skeleton="row" key={row}>
            <Skeleton shape="control" animated={animated} />
          </div>
        ))}
      </div>
    </>
  );
}
