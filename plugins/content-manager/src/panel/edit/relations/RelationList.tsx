import { entryActions, type FormRelation } from '@admin/content-model';
import { useCan } from '@admin/shell';
import { droppedOrder } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import styles from './RelationField.module.css';
import { RelationRow } from './RelationRow.tsx';

export interface RelationListProps {
  readonly path: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly FormRelation[];
  readonly isOne: boolean;
  readonly disabled: boolean;
  /** The content type of the linked entries. */
  readonly target: string | undefined;
  readonly nameOf: (entry: FormRelation) => string;
  readonly order: ArrangingOf<readonly number[]>;
  /** Opens an entry beside the form; undefined where the user may not change it there. */
  readonly onEdit: ((id: number) => void) | undefined;
  readonly onRemove: (entry: FormRelation) => void;
}

/** The linked entries, in their order. */
export function RelationList(props: RelationListProps) {
  const { path, label, entries, isOne, disabled, target, nameOf, order, onEdit, onRemove } = props;
  const mayOpen = useCan([{ action: entryActions.read, subject: target ?? '' }]);
  const ids = entries.map(({ id }) => id);
  return (
    <ul aria-label={label} className={styles['entries']}>
      {entries.map((entry) => (
        <RelationRow
          canMove={!disabled && !isOne}
          canRemove={!disabled}
          entry={entry}
          key={entry.id}
          list={path}
          name={nameOf(entry)}
          onDrop={(dragged, side) =>
            order.put(droppedOrder(ids, dragged, entry.id, side), String(dragged), arrangingMessages.dropped)
          }
          onEdit={onEdit && (() => onEdit(entry.id))}
          onRemove={() => onRemove(entry)}
          order={order}
          target={mayOpen ? target : undefined}
        />
      ))}
    </ul>
  );
}
