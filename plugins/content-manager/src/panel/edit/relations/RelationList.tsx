import type { FormRelation } from '@admin/content-model';
import { droppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { LongRelationList } from './LongRelationList.tsx';
import styles from './RelationField.module.css';
import { RelationRow, type RelationRowProps } from './RelationRow.tsx';

/** From how many rows on only those in sight are on the page. */
const mostRows = 50;

export interface RelationListProps {
  readonly path: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly FormRelation[];
  readonly disabled: boolean;
  readonly addressOf: ((id: number) => string) | undefined;
  readonly nameOf: (entry: FormRelation) => string;
  readonly order: ArrangingOf<readonly number[]>;
  /** Opens an entry beside the form; undefined where the user may not change it there. */
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
  if (entries.length > mostRows) {
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
