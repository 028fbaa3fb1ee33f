import { entryActions, type FormRelation } from '@admin/content-model';
import { useCan } from '@admin/shell';
import type { DropSide } from '../../configuration/arranging/drag-types.ts';
import type { Arranging } from '../../configuration/arranging/use-arranging.ts';
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
  readonly order: Arranging;
  /** An entry was dropped among the others: their ids in the order that this makes. */
  readonly onDrop: (order: readonly number[], dragged: number) => void;
  readonly onRemove: (entry: FormRelation) => void;
}

/** The linked entries, in their order. */
export function RelationList(props: RelationListProps) {
  const { path, label, entries, isOne, disabled, target, nameOf, order, onDrop, onRemove } = props;
  const mayOpen = useCan([{ action: entryActions.read, subject: target ?? '' }]);
  const ids = entries.map(({ id }) => id);
  const drop = (dragged: number, on: number, side: DropSide) => {
    const others = ids.filter((id) => id !== dragged);
    const at = others.indexOf(on) + (side === 'behind' ? 1 : 0);
    onDrop([...others.slice(0, at), dragged, ...others.slice(at)], dragged);
  };
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
          onDrop={(dragged, side) => drop(dragged, entry.id, side)}
          onRemove={() => onRemove(entry)}
          order={order}
          target={mayOpen ? target : undefined}
        />
      ))}
    </ul>
  );
}
