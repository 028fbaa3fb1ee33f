import type { FormRelation } from '@admin/content-model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './RelationField.module.css';
import { RelationRow, type RelationRowProps } from './RelationRow.tsx';
import { rowPitch, scrollToRow, useRowsInSight } from './use-rows-in-sight.ts';

export interface LongRelationListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly FormRelation[];
  /** Id of the entry that the arrow keys move, as it is written; null for none. */
  readonly grabbed: string | null;
  readonly rowOf: (entry: FormRelation, position: number) => RelationRowProps;
}

/**
 * Linked entries by the thousand: only those in sight are on the page, and the one that has the focus or is dragged, wherever
 * somebody scrolls meanwhile. Who moves one with the arrow keys keeps it in sight.
 */
export function LongRelationList({ label, entries, grabbed, rowOf }: LongRelationListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const kept = held === null ? -1 : entries.findIndex(({ id }) => id === held);
  const inSight = useRowsInSight(frame, entries.length);
  const positions =
    kept === -1 || inSight.includes(kept)
      ? inSight
      : [...inSight, kept].toSorted((one, other) => one - other);
  const hold = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('li') : null;
    const entry = entries[Number(row?.dataset['position'])];
    if (entry) setHeld(entry.id);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = ({ target }: FocusEvent) => hold(target);
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, []);
  const moving = grabbed === null ? -1 : entries.findIndex(({ id }) => String(id) === grabbed);
  useEffect(() => {
    if (moving !== -1 && frame.current) scrollToRow(frame.current, moving);
  }, [moving]);
  return (
    <div className={styles['frame']} ref={frame}>
      <ul aria-label={label} className={styles['long']} style={{ blockSize: entries.length * rowPitch }}>
        {positions.map((position) => {
          const entry = entries[position];
          return (
            entry && (
              <RelationRow
                key={entry.id}
                {...rowOf(entry, position)}
                place={{ start: position * rowPitch, count: entries.length }}
                onHold={() => setHeld(entry.id)}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
